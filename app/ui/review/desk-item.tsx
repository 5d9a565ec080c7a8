import type { ComponentProps, ReactNode } from "react";
import { useNavigate } from "react-router";
import type { DeskRefusal } from "../../web/review/desk-action.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { type DeskKey, DeskKeys, focusOn } from "./desk-keys.tsx";
import { RefusalSummary } from "./desk-parts.tsx";
import { ReviewHead } from "./review-head.tsx";
import { LastStep, ReviewHistory } from "./review-history.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

interface DeskItemProps {
  readonly kind: ComponentProps<typeof ChangedMeanwhile>["kind"];
  /** What `loadItem` gives for every kind. */
  readonly item: Omit<ComponentProps<typeof ReviewHead>, "title" | "marks" | "outcome"> & {
    readonly id: string;
    readonly history: ComponentProps<typeof ReviewHistory>["entries"];
  };
  readonly head: Pick<ComponentProps<typeof ReviewHead>, "title" | "marks" | "outcome" | "isRequest">;
  /** Says where each error of a rejected form belongs. */
  readonly refusal: Pick<ComponentProps<typeof RefusalSummary>, "labels" | "idPrefix"> & {
    readonly of: DeskRefusal | undefined;
  };
  /** What a rejected form held, for a conflict. */
  readonly unsaved: Pick<ComponentProps<typeof ConflictPanel>, "yours" | "theirs" | "reason"> & {
    readonly canSave?: boolean;
    /** Whether any of it is the reviewer's own work, which leaving the page would lose. */
    readonly isWork: boolean;
  };
  readonly keys: readonly DeskKey[];
  readonly children: ReactNode;
}

const UNDO: DeskKey = { key: "u", does: "go to Undo", run: () => focusOn("#undo") };

/** The frame of every queue item's page: its state, what went wrong, its history and keys. The kind's own parts stand in it. */
export function DeskItem({ kind, item, head, refusal, unsaved, keys, children }: DeskItemProps) {
  const { id, version, next, queue, history } = item;
  const { isWork, canSave = false, ...written } = unsaved;
  const navigate = useNavigate();
  const mayLeave = useLeaveGuard(version, isWork);
  return (
    <>
      <ReviewHead {...item} {...head} />
      <LastStep entries={history} />
      <ChangedMeanwhile kind={kind} id={id} version={version} />
      <div className="mt-5 space-y-4">
        <RefusalSummary refusal={refusal.of} labels={refusal.labels} idPrefix={refusal.idPrefix} />
        <ConflictPanel {...written} refusal={refusal.of} canSave={canSave} version={version} />
      </div>
      {children}
      <ReviewHistory entries={history} />
      <DeskKeys
        keys={[
          ...keys,
          ...(item.decided ? [UNDO] : []),
          { key: "n", does: "next in the queue", run: () => mayLeave() && navigate(next ?? queue) },
          { key: "q", does: "back to the queue", run: () => mayLeave() && navigate(queue) },
        ]}
      />
    </>
  );
}
