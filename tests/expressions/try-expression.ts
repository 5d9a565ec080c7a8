/** A thread that runs an expression against long texts made to upset it, and says after each that it is still there. */
import { parentPort } from "node:worker_threads";
import { hostileTexts } from "./hostile-texts.ts";

export interface Trial {
  readonly source: string;
  readonly flags: string;
  /** Of the texts. */
  readonly length: number;
}

parentPort?.on("message", ({ source, flags, length }: Trial) => {
  const expression = new RegExp(source, flags);
  for (const text of hostileTexts(source, length)) {
    // As the program does it: asked once, or with all its matches taken out.
    if (expression.global) text.replace(expression, "");
    else expression.test(text);
    parentPort!.postMessage("alive");
  }
  parentPort!.postMessage("done");
});
