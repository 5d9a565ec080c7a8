import { readPhotoFile } from "../../domain/photos/photo.ts";
import { findPublishedFile } from "../../store/photos/published-photos.ts";
import { errorResponse } from "../../web/error-status.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/photo";

/** Read from the database each time: a photograph that is taken down is gone at once, on all machines. */
export const handle: RouteRule = { cache: false };

export async function loader({ params, context }: Route.LoaderArgs) {
  const file = readPhotoFile(params.file);
  try {
    const bytes = file && (await findPublishedFile(context.get(siteContext).db, file.hash, file.width));
    if (bytes === undefined) return new Response("There is no such photograph.", { status: 404 });
    if (bytes === "gone") return new Response("This photograph was taken down.", { status: 410 });
    return new Response(new Uint8Array(bytes), { headers: PHOTO_HEADERS });
  } catch (error) {
    return errorResponse(error);
  }
}

const PHOTO_HEADERS = {
  "content-type": "image/webp",
  "cache-control": "public, max-age=31536000, immutable",
  // Opened as a page it is a picture and nothing else.
  "content-security-policy": "default-src 'none'; sandbox",
};
