import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { BUTTON } from "./link-button.tsx";

const TOO_MANY = 429;

export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const refused = isRouteErrorResponse(error) ? error : undefined;
  const heading = refused?.status === TOO_MANY ? "Too many requests" : "Something went wrong";
  return (
    <div className="wrap py-20 sm:py-28">
      <title>{heading}</title>
      <h1 className="text-4xl sm:text-6xl">{heading}</h1>
      <p className="mt-5 max-w-[38rem] text-lg whitespace-pre-line text-ash">
        {/* A route that refuses a request may say why: `data({ text }, status)`. */}
        {refused?.data?.text ?? "The page could not be shown. Please try again in a moment."}
      </p>
      <p className="mt-10 flex flex-wrap items-center gap-6">
        <Link to={pathname + search} reloadDocument className={BUTTON.primary}>
          Try again
        </Link>
        <Link to="/" reloadDocument className="py-2 text-pumpkin hover:text-ember">
          Back to the homepage
        </Link>
      </p>
    </div>
  );
}
