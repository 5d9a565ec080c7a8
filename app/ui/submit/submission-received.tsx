import { BUTTON, LinkButton } from "../layout/link-button.tsx";
import { formatMoment } from "../text/format-moment.ts";
import { KeepAddress } from "./keep-address.tsx";

interface ReceivedProps {
  readonly title: string;
  readonly trackingUrl: string;
  readonly promisedBy: string;
}

export function SubmissionReceived({ title, trackingUrl, promisedBy }: ReceivedProps) {
  return (
    <div className="wrap mt-8 sm:mt-12">
      <div className="max-w-3xl panel sm:p-8">
        <h1 className="text-4xl sm:text-5xl">Submission Received!</h1>
        <p className="mt-5 text-lg">
          Thank you for telling us about <strong className="font-semibold">{title}</strong>.
        </p>
        <p className="mt-3 text-ash">
          Our team reviews it before it goes live, within 24-48 hours: by {formatMoment(promisedBy)}.
        </p>
        <h2 className="mt-8 text-2xl">Follow what becomes of it</h2>
        <p className="mt-2 text-ash">
          This address is yours alone. Keep it: it shows where your submission stands and what the reviewer says.
        </p>
        <KeepAddress url={trackingUrl} title={`${title}: where my submission stands`} />
        <p className="mt-9 flex flex-wrap gap-3">
          <LinkButton to="/">Return to the homepage</LinkButton>
          <a href="/submit" className={BUTTON.outline}>
            Submit another place
          </a>
        </p>
      </div>
    </div>
  );
}
