import { data, Link } from "react-router";
import { DomainError } from "../../domain/domain-error.ts";
import { MAX_REASON } from "../../domain/review/listing-limits.ts";
import type { QueueRow } from "../../store/review/review-queue.ts";
import { TextArea } from "../../ui/forms/form-field.tsx";
import { LinkButton } from "../../ui/layout/link-button.tsx";
import { DeskButton, DeskForm } from "../../ui/review/desk-form.tsx";
import { RefusalSummary } from "../../ui/review/desk-parts.tsx";
import { QUEUE_TEXT_LENGTH } from "../../ui/review/queue-list.tsx";
import { plural, shorten } from "../../ui/text/format.ts";
import { formatShortMoment } from "../../ui/text/format-moment.ts";
import { readForm } from "../../web/forms/form-request.ts";
import { alikeItems, closeItems, itemName, waitingItems } from "../../web/review/close-items.ts";
import { deskAction, readReason, requireReason } from "../../web/review/desk-action.ts";
import { filterQuery, QUEUE_PARAMS, readFilter } from "../../web/review/queue-filter.ts";
import { reviewerContext } from "../../web/review/reviewer-session.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { deskMeta } from "../../web/seo/page-meta.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/close";

export const handle: RouteRule = { methods: ["GET", "POST"], params: ["like", ...QUEUE_PARAMS] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams;
  const like = query.get("like");
  const rows = like ? await alikeItems(context.get(siteContext), like) : [];
  return { items: rows.map(itemView), queue: `/review${filterQuery(readFilter(query))}` };
}

/** First the items come from the queue and are shown again; then they come back with a reason and are closed. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { reviewer: by } = context.get(reviewerContext);
  const form = await readForm(request);
  const names = form.getAll("item").map(String);
  const rows = (await waitingItems(site, names)).filter((row) => names.includes(itemName(row)));
  const chosen = { items: rows.map(itemView), reason: readReason(form) };
  if (form.get("intent") !== "close") return chosen;
  const answer = await deskAction({ context, request }, async () => {
    const reason = requireReason(form);
    if (rows.length === 0) throw new DomainError("invalid", NOTHING_TO_CLOSE);
    const closed = await closeItems(site, rows, { by, reason });
    await site.refreshCatalog();
    const changed = (await waitingItems(site, names)).length;
    return { done: { closed, changed, decided: names.length - closed - changed } };
  });
  return "done" in answer ? answer : data({ ...answer.data, ...chosen }, answer.init ?? undefined);
}

function itemView(row: QueueRow) {
  const { kind, id, title, city, state, text, submittedAt } = row;
  return {
    name: itemName(row),
    path: `/review/${kind}/${id}`,
    title,
    where: [city, state].filter(Boolean).join(", "),
    words: shorten(text, QUEUE_TEXT_LENGTH),
    submittedAt,
  };
}

const NOTHING_TO_CLOSE = "Nothing was selected, or all of it was decided or changed meanwhile.";

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, "Close together");

export default function Close({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && "done" in actionData) return <Done {...actionData.done} queue={loaderData.queue} />;
  const { queue } = loaderData;
  const { items } = actionData ?? loaderData;
  const refusal = actionData && "refusal" in actionData ? actionData.refusal : undefined;
  return (
    <>
      <h1 className="text-3xl">Close together</h1>
      {items.length === 0 ? (
        <p className="mt-4 text-lg">
          {NOTHING_TO_CLOSE}{" "}
          <Link to={queue} className="text-link">
            Back to the queue
          </Link>
        </p>
      ) : (
        <DeskForm action={queue.replace("/review", "/review/close")} className="mt-4">
          <p>
            {plural(items.length, "item")} with one reason. Each gets a line of its own in the history, and each can be
            opened again by itself.
          </p>
          <div className="mt-4">
            <RefusalSummary refusal={refusal} labels={{ reason: "Reason" }} idPrefix="close" />
          </div>
          <Selected items={items} />
          <TextArea
            name="reason"
            idPrefix="close"
            label="Reason"
            required
            rows={3}
            maxLength={MAX_REASON}
            hint="The senders read it on their tracking pages. It stays on record, so do not quote them."
            error={refusal?.errors?.reason}
            autoFocus={refusal?.errors?.reason !== undefined}
            defaultValue={actionData?.reason}
            className="mt-6 max-w-3xl"
          />
          <div className="mt-4 flex flex-wrap gap-3">
            <DeskButton intent="close" kind="primary">
              Reject what is checked
            </DeskButton>
            <LinkButton to={queue} kind="outline">
              Back to the queue
            </LinkButton>
          </div>
        </DeskForm>
      )}
    </>
  );
}

function Selected({ items }: Pick<Route.ComponentProps["loaderData"], "items">) {
  return (
    <ul className="mt-4 border-x border-t border-line">
      {items.map((item) => (
        <li key={item.name} className="border-b border-line bg-dusk px-4 py-3">
          <label className="flex cursor-pointer items-start gap-3">
            <input type="checkbox" name="item" value={item.name} defaultChecked className="mt-1" />
            <span className="min-w-0">
              <strong className="font-semibold wrap-anywhere">{item.title}</strong>{" "}
              <span className="text-sm text-ash">
                {item.where}, received {formatShortMoment(item.submittedAt)}
              </span>
              <span className="block text-sm wrap-anywhere">{item.words}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

interface DoneProps {
  readonly closed: number;
  /** Left alone, and still waiting. */
  readonly changed: number;
  readonly decided: number;
  readonly queue: string;
}

function Done({ closed, changed, decided, queue }: DoneProps) {
  return (
    <>
      <h1 className="text-3xl">Closed together</h1>
      <p role="status" className="mt-4 text-lg">
        {plural(closed, "item")} rejected.
        {decided > 0 && ` ${plural(decided, "item")} left alone: already decided or withdrawn.`}
        {changed > 0 && ` ${plural(changed, "item")} left alone: changed meanwhile, and still in the queue.`}
      </p>
      <p className="mt-6">
        <LinkButton to={queue}>Back to the queue</LinkButton>
      </p>
    </>
  );
}
