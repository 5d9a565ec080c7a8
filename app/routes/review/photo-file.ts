import { readPhotoFile } from "../../domain/photos/photo.ts";
import { findStoredFile } from "../../store/photos/desk-photos.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/photo-file";

/** A picture of whatever status, for reviewers only. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = readPhotoFile(params.file);
  const bytes = file && (await findStoredFile(context.get(siteContext).db, file.hash, file.width));
  if (!bytes) return new Response("There is no such picture.", { status: 404 });
  const headers = { "content-type": "image/webp", "content-security-policy": "default-src 'none'; sandbox" };
  return new Response(new Uint8Array(bytes), { headers });
}
