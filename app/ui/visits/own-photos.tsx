import { Form } from "react-router";
import { type PhotoStatus, photoPath } from "../../domain/photos/photo.ts";
import { BUTTON } from "../layout/link-button.tsx";

interface OwnPhoto {
  readonly hash: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly status: PhotoStatus;
  readonly publicReason: string | undefined;
}

const STATUS_TEXTS: Readonly<Record<PhotoStatus, string>> = {
  pending: "Waiting for review.",
  approved: "Published. Thank you.",
  rejected: "Not published.",
  withdrawn: "You withdrew it. The picture and what you wrote about it are deleted.",
};

/** The photographs of a report, as their sender sees them. */
export function OwnPhotos({ photos }: { photos: readonly OwnPhoto[] }) {
  return (
    <div className="mt-7 border-t border-line pt-5">
      <h3 className="font-sans text-base font-semibold tracking-normal">Your photographs</h3>
      <ul className="mt-2 divide-y divide-line">
        {photos.map((photo) => (
          <li key={photo.hash} className="py-4">
            {photo.status === "approved" && (
              <img
                src={photoPath(photo, 320)}
                alt={photo.alt}
                width={photo.width}
                height={photo.height}
                className="mb-3 h-auto w-full max-w-60"
              />
            )}
            {photo.alt && <p className="font-text text-lg wrap-anywhere">{photo.alt}</p>}
            <p className="mt-1 text-ash">{STATUS_TEXTS[photo.status]}</p>
            {photo.publicReason && <p className="mt-1 whitespace-pre-line">{photo.publicReason}</p>}
            {photo.status !== "withdrawn" && <Withdraw photo={photo} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two steps, as for a report: what is deleted here cannot be brought back. */
function Withdraw({ photo: { hash, alt } }: { photo: OwnPhoto }) {
  return (
    <details className="mt-2">
      <summary className="w-fit py-1 text-moon hover:text-pumpkin">
        Withdraw this photograph<span className="sr-only">: {alt}</span>
      </summary>
      <Form method="post" className="mt-2">
        <input type="hidden" name="photo" value={hash} />
        <p className="max-w-prose text-ash">It is deleted and leaves all pages at once. This cannot be undone.</p>
        <button type="submit" className={`${BUTTON.outline} mt-3`}>
          Delete it
        </button>
      </Form>
    </details>
  );
}
