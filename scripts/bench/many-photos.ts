/** As many photographs, and as heavy ones, as a popular directory may have. */
import sharp from "sharp";
import type { EncodedPicture } from "../../app/domain/photos/photo.ts";
import { openStore } from "../../app/store/engine/open-store.ts";
import { savePhotoIn } from "../../app/store/photos/save-photo.ts";
import { PictureReader } from "../../server/photos/picture-reader.ts";
import { photoWords } from "../../tests/make-photo.ts";

const PHOTOS = 2_000;
/** The others are copies of these. */
const DIFFERENT = 6;
const IN_A_TRANSACTION = 50;

/** Each place gets one, starting with the best known, then a second one. */
export async function addManyPhotos(dataDir: string): Promise<void> {
  const pictures = await encodeDifferent();
  const store = openStore({ dataDir });
  const places = await store.db
    .selectFrom("haunted_locations")
    .select("id")
    .where("access", "!=", "private")
    .orderBy("rating", "desc")
    .execute();
  for (let first = 0; first < PHOTOS; first += IN_A_TRANSACTION) {
    await store.db.transaction().execute(async (tx) => {
      for (let index = first; index < first + IN_A_TRANSACTION; index++) {
        const picture = pictures[index % DIFFERENT]!;
        await savePhotoIn(tx, {
          placeId: places[index % places.length]!.id,
          picture: { ...picture, sha256: `${index}-${picture.sha256}` },
          words: photoWords(),
          origin: "editor",
          status: "approved",
          now: new Date(),
        });
      }
    });
  }
  await store.close();
}

async function encodeDifferent(): Promise<EncodedPicture[]> {
  const reader = new PictureReader({ projectDir: "." });
  const pictures: EncodedPicture[] = [];
  for (let index = 0; index < DIFFERENT; index++) pictures.push(await reader.read(await drawGrainy(index)));
  reader.close();
  return pictures;
}

/** Grain makes a picture as heavy as a camera's. */
function drawGrainy(seed: number): Promise<Buffer> {
  const [width, height] = [2_048, 1_365];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="f"><feTurbulence type="fractalNoise" baseFrequency="0.04" numOctaves="6" seed="${seed}"/><feColorMatrix values="0.9 0 0 0 0.1 0.6 0.3 0 0 0.1 0.2 0.5 0 0 0.1 0 0 0 0 1"/></filter><rect width="100%" height="100%" filter="url(#f)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}
