import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { receiveMessageOnPort } from "node:worker_threads";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { MapBuilder } from "./map-builder.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "map-builder-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function builderOf(program: string) {
  const file = join(folder, "program.mjs");
  writeFileSync(file, `import { workerData } from "node:worker_threads";\n${program}`);
  const error = vi.fn();
  return { error, builder: new MapBuilder(file, { info() {}, warn() {}, error }) };
}

test("positions go to a thread that ends, and what it made waits in a port", async () => {
  const { builder } = builderOf("workerData.port.postMessage(workerData.positions.length)");
  const positions = new Float64Array(8);
  const port = await builder.inTurn((group) => group(positions));
  expect(receiveMessageOnPort(port)).toEqual({ message: 8 });
  expect(positions).toHaveLength(0);
  expect(builder.isWorking).toBe(false);
});

test("a thread that fails is logged, and the next one has its turn", async () => {
  const { builder, error } = builderOf(
    "if (workerData.positions.length === 0) throw new Error('nothing'); workerData.port.postMessage(1)",
  );
  const failing = builder.inTurn((group) => group(new Float64Array(0)));
  const next = builder.inTurn((group) => group(new Float64Array(2)));
  await expect(failing).rejects.toThrow("ended early");
  expect(receiveMessageOnPort(await next)).toEqual({ message: 1 });
  expect(error).toHaveBeenCalledTimes(1);
});

test("one works at a time, and none after the end", async () => {
  const { builder, error } = builderOf("setInterval(() => {}, 1000)");
  const later = vi.fn();
  const working = builder.inTurn((group) => group(new Float64Array(2)));
  const waiting = builder.inTurn((group) => {
    later();
    return group(new Float64Array(2));
  });
  await vi.waitFor(() => expect(builder.isWorking).toBe(true));
  expect(later).not.toHaveBeenCalled();
  const ended = Promise.all([
    expect(working).rejects.toThrow("ended early"),
    expect(waiting).rejects.toThrow("closed"),
  ]);
  await builder.stop();
  await ended;
  expect(builder.isWorking).toBe(false);
  expect(error).not.toHaveBeenCalled();
});
