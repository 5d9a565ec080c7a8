import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { BUTTON } from "./link-button.tsx";

const TOO_MANY = 429;

/** What a page throws to be shown in its place, with its own words and those that were written into a form. */
export interface Refused {
  readonly heading: string;
  readonly sentence: string;
  readonly kept: readonly { readonly label: string; readonly text: string }[];
}

export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { heading, sentence, kept } = refusedBy(error);
  return (
    <div className="wrap py-20 sm:py-28">
      <title>{heading}</title>
      <h1 className="text-4xl sm:text-6xl">{heading}</h1>
      <p className="mt-5 max-w-[38rem] text-lg text-pretty text-ash sm:text-xl">{sentence}</p>
      {kept.length > 0 && (
        <>
          <h2 className="mt-10 text-2xl">What you wrote, to be copied</h2>
          <dl className="mt-3 max-w-3xl">
            {kept.map(({ label, text }) => (
              <div key={label} className="mt-3">
                <dt className="text-sm text-ash">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-10 flex flex-wrap items-center gap-6">
        <Link to={pathname + search} reloadDocument className={BUTTON.primary}>
          {kept.length > 0 ? "Open the page again" : "Try again"}
        </Link>
        <Link to="/" reloadDocument className="py-2 text-pumpkin hover:text-ember">
          Back to the homepage
        </Link>
      </p>
    </div>
  );
}

function refusedBy(error: unknown): Refused {
  if (isRouteErrorResponse(error)) {
    if (error.data?.sentence) return error.data;
    if (error.status === TOO_MANY) {
      return { heading: "Too many requests", sentence: "Please wait a moment, then try again.", kept: [] };
    }
  }
  return {
    heading: "Something went wrong",
    sentence:
      "The page could not be shown: either the connection failed or something broke on our side. It is not your fault; please try again in a moment.",
    kept: [],
  };
}
