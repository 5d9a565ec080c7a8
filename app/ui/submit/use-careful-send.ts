import { type FormEvent, type RefObject, useState } from "react";
import type { useFetcher } from "react-router";
import { callApi } from "../../web/api-client.ts";
import { type ProofChallenge, useProof } from "./use-proof.ts";

export const UNREACHABLE = "Your message could not be sent. Please check your connection and try again.";

/** Sends a small form in place: not while offline, which would lose the page and the text, and with a proof of work if asked. */
export function useCarefulSend(
  fetcher: ReturnType<typeof useFetcher<{ proofOfWork?: ProofChallenge | undefined }>>,
  form: RefObject<HTMLFormElement | null>,
) {
  const [trying, setTrying] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);
  const isSolving = useProof(fetcher, form);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { currentTarget } = event;
    setTrying(true);
    try {
      await callApi("/healthz");
      setUnreachable(false);
      void fetcher.submit(currentTarget);
    } catch {
      setUnreachable(true);
    } finally {
      setTrying(false);
    }
  }
  return { send, isBusy: trying || isSolving || fetcher.state !== "idle", isSolving, isUnreachable };
}
