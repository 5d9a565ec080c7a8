import { vi } from "vitest";

/** How often others get their turn while a long work goes on. Each look at the clock finds it a millisecond later, however fast the machine is. */
export async function turnsOfOthers(work: () => Promise<unknown>): Promise<number> {
  let time = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => time++);
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  try {
    await work();
  } finally {
    isDone = true;
    clock.mockRestore();
  }
  return turns;
}
