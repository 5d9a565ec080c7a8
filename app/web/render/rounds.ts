/**
 * One long work in each round of the event loop. Everything that `setImmediate` was given runs in the same round, one behind the
 * other, and whoever asks for little meanwhile waits for all of it.
 */
interface Line {
  readonly works: (() => void)[];
  /** Works that were taken from it while somebody stood in a line behind it, since one of those was taken. */
  inARow: number;
}

const newLine = (): Line => ({ works: [], inARow: 0 });

/** The first goes first: questions, then works that are begun, then new ones. */
const LINES = { question: newLine(), begun: newLine(), new: newLine() };
const IN_ORDER = Object.values(LINES);
/** So many go before one that stands in a line behind. */
const MOST_IN_A_ROW = 4;

let isSet = false;

/** Begins a work that takes a millisecond or more, in a round in which no other one is begun. */
export function inOwnRound(kind: keyof typeof LINES, work: () => void): void {
  LINES[kind].works.push(work);
  setRound();
}

/** Between the pieces of a longer work: whoever asks for little comes in between. */
export function nextRound(): Promise<void> {
  return new Promise((resolve) => inOwnRound("begun", resolve));
}

function setRound(): void {
  if (isSet) return;
  isSet = true;
  setImmediate(() => {
    isSet = false;
    const work = takeNext();
    if (IN_ORDER.some(({ works }) => works.length > 0)) setRound();
    work?.();
  });
}

function takeNext(): (() => void) | undefined {
  for (const [place, line] of IN_ORDER.entries()) {
    if (line.works.length === 0) continue;
    const isSomeoneBehind = IN_ORDER.slice(place + 1).some(({ works }) => works.length > 0);
    if (isSomeoneBehind && line.inARow >= MOST_IN_A_ROW) continue;
    for (const before of IN_ORDER.slice(0, place)) before.inARow = 0;
    line.inARow = isSomeoneBehind ? line.inARow + 1 : 0;
    return line.works.shift();
  }
  return undefined;
}
