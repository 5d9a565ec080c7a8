import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { BUTTON } from "./link-button.tsx";

const FORBIDDEN = 403;
const TOO_MANY = 429;

export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const refused = isRouteErrorResponse(error) && error.status === TOO_MANY;
  const outdated = isRouteErrorResponse(error) && error.status === FORBIDDEN;
  const heading = refused ? "Too many requests" : outdated ? "Nothing was saved" : "Something went wrong";
  return (
    <div className="wrap py-20 sm:py-28">
      <title>{heading}</title>
      <h1 className="text-4xl sm:text-6xl">{heading}</h1>
      <p className="mt-5 max-w-[38rem] text-lg text-pretty text-ash sm:text-xl">
        {refused
          ? "Please wait a moment, then try again."
          : outdated
            ? "You signed in again, or as someone else, after this form was opened. Open the page again and send it from there."
            : "The page could not be shown: either the connection failed or something broke on our side. It is not your fault; please try again in a moment."}
      </p>
      {outdated && <Words kept={error.data ?? []} />}
      <p className="mt-10 flex flex-wrap items-center gap-6">
        <Link to={pathname + search} reloadDocument className={BUTTON.primary}>
          {outdated ? "Open the page again" : "Try again"}
        </Link>
        <Link to="/" reloadDocument className="py-2 text-pumpkin hover:text-ember">
          Back to the homepage
        </Link>
      </p>
    </div>
  );
}

/** What was written into a form that was refused, to be copied. */
function Words({ kept }: { kept: readonly { readonly label: string; readonly text: string }[] }) {
  if (kept.length === 0) return null;
  return (
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
  );
}
