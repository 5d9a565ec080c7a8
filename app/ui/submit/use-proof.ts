import { type RefObject, useEffect, useState } from "react";
import type { useFetcher } from "react-router";

/** What the server asks for when very many forms come in. */
export interface ProofChallenge {
  readonly challenge: string;
  readonly bits: number;
}

/** Sends a form that was refused for want of a proof of work again, with the proof. Says whether it is at work on it. */
export function useProof(
  fetcher: ReturnType<typeof useFetcher<{ proofOfWork?: ProofChallenge | undefined }>>,
  form: RefObject<HTMLFormElement | null>,
): boolean {
  const [unsolved, setUnsolved] = useState<ProofChallenge>();
  const asked = fetcher.data?.proofOfWork;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each challenge
  useEffect(() => {
    if (!asked) return;
    const fields = new FormData(form.current!);
    const solveAndSend = async () => {
      if (!isSecureContext) return setUnsolved(asked);
      const { solveProof } = await import("../../domain/submissions/solve-proof.ts");
      fields.set("proof", `${asked.challenge}:${await solveProof(asked.challenge, asked.bits)}`);
      await fetcher.submit(fields, { method: "post", action: form.current!.getAttribute("action")! });
    };
    solveAndSend().catch(() => setUnsolved(asked));
  }, [asked]);
  return asked !== undefined && asked !== unsolved;
}
