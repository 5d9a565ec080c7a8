import { type FormEvent, type RefObject, useState } from "react";
import type { useFetcher } from "react-router";
import { checkConnection } from "../offline/connection-store.ts";
import { useUnsentSentence } from "../offline/send-later.ts";
import { type ProofChallenge, useProof } from "./use-proof.ts";

/** Sends a small form in place: not while offline, which would lose the page and the text, and with a proof of work if asked. */
export function useCarefulSend(
  fetcher: ReturnType<typeof useFetcher<{ proofOfWork?: ProofChallenge | undefined }>>,
  form: RefObject<HTMLFormElement | null>,
) {
  const [trying, setTrying] = useState(false);
  const [isUnsent, setUnsent] = useState(false);
  const unsentSentence = useUnsentSentence(isUnsent);
  const isSolving = useProof(fetcher, form);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { currentTarget } = event;
    setTrying(true);
    const isThere = await checkConnection();
    setTrying(false);
    setUnsent(!isThere);
    if (isThere) void fetcher.submit(currentTarget);
  }
  return { send, isBusy: trying || isSolving || fetcher.state !== "idle", isSolving, unsentSentence };
}
