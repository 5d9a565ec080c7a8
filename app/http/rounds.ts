/**
 * One long work in each round of the event loop. Everything that `setImmediate` was given runs in the same round, one behind the
 * other, and whoever asks for little meanwhile waits for all of it.
 */
const urgent: (() => void)[] = [];
const others: (() => void)[] = [];
let isSet = false;

/** So many urgent works are begun before another one that waits. */
const URGENT_IN_A_ROW = 4;
let urgentInARow = 0;

/** Begins a work that takes a millisecond or more, in a round in which no other one is begun. Urgent ones go before the others. */
export function inOwnRound(work: () => void, isUrgent = false): void {
  (isUrgent ? urgent : others).push(work);
  setRound();
}

/** For the pieces of a longer work: whoever else is there comes in between. */
export function nextRound(): Promise<void> {
  return new Promise((resolve) => inOwnRound(resolve));
}

function setRound(): void {
  if (isSet) return;
  isSet = true;
  setImmediate(() => {
    isSet = false;
    const work = takeNext();
    if (urgent.length + others.length > 0) setRound();
    work?.();
  });
}

function takeNext(): (() => void) | undefined {
  const isOthersTurn = urgentInARow >= URGENT_IN_A_ROW && others.length > 0;
  const work = isOthersTurn ? undefined : urgent.shift();
  urgentInARow = work ? urgentInARow + 1 : 0;
  return work ?? others.shift();
}
