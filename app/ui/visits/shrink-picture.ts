/** Makes a picture small enough to send. This also removes what the camera wrote into the file, such as where it was taken. */
import { REFUSALS, refusalOf } from "../../domain/photos/picture-file.ts";

/** Pixels of the longer side. */
const MAX_SIDE = 2_048;
const QUALITY = 0.88;

const PREVIEW_SIDE = 320;

interface SmallPicture {
  readonly file: File;
  /** A data URL, which the content security policy allows. */
  readonly preview: string;
}

/** A JPEG, or the sentence that says why there is none. */
export async function shrinkPicture(file: File): Promise<SmallPicture | string> {
  const refusal = refusalOf(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  if (refusal && refusal !== "heic") return REFUSALS[refusal];
  // Safari reads HEIC; what is sent is a JPEG there.
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!picture) return REFUSALS[refusal ?? "damaged"];
  const canvas = draw(picture, MAX_SIDE);
  const preview = draw(picture, PREVIEW_SIDE).toDataURL("image/jpeg");
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (!blob) return REFUSALS.damaged;
  return { file: new File([blob], "photograph.jpg", { type: "image/jpeg" }), preview };
}

function draw(picture: ImageBitmap, maxSide: number): HTMLCanvasElement {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext("2d")!;
  // A JPEG has no transparency.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
