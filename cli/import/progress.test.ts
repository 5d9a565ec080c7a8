import { describe, expect, it } from "vitest";
import { Progress } from "./progress.ts";

function written(isTTY: boolean, run: (progress: Progress, wait: () => void) => void): string {
  const pieces: string[] = [];
  let clock = 0;
  const out = { isTTY, write: (more: string) => void pieces.push(more) } as unknown as NodeJS.WriteStream;
  run(new Progress(out, () => clock), () => {
    clock += 1_000;
  });
  return pieces.join("");
}

describe("progress", () => {
  it("is a bar on a terminal, redrawn in place and cleared before a line", () => {
    const text = written(true, (progress, wait) => {
      progress.update("Reading", 1_500, 0.5);
      progress.update("Reading", 1_501, 0.6);
      wait();
      progress.update("Reading", 3_000, 1.2);
      progress.say("Read 3,000 rows");
    });
    expect(text).toBe(
      "\rReading [############------------]  50% 1,500 rows\x1b[K" +
        "\rReading [########################] 100% 3,000 rows\x1b[K" +
        "\r\x1b[KRead 3,000 rows\n",
    );
  });

  it("is an occasional plain line elsewhere", () => {
    const text = written(false, (progress) => {
      for (let rows = 1; rows <= 250_000; rows++) progress.update("Reading", rows, rows / 250_000);
      progress.say("Read 250,000 rows");
    });
    expect(text).toBe("Reading: 100,000 rows\nReading: 200,000 rows\nRead 250,000 rows\n");
  });
});
