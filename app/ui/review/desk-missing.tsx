import { isRouteErrorResponse, useRouteError } from "react-router";
import { LinkButton } from "../layout/link-button.tsx";

const NOT_FOUND = 404;

/** 404 within the review desk, for example for an old link in a chat; keeps the desk's navigation. */
export function DeskMissing() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== NOT_FOUND) throw error;
  return (
    <>
      <title>Nothing here</title>
      <h1 className="text-3xl">Nothing is kept under this address</h1>
      <p className="mt-3 max-w-prose text-ash">
        Submissions, requests and listings stay on record for good, so the link is probably cut short.
      </p>
      <p className="mt-6">
        <LinkButton to="/review" kind="outline">
          Back to the queue
        </LinkButton>
      </p>
    </>
  );
}
