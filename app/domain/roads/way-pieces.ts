/** A way as it is drawn: stretches by car, on foot and over water, each in a style of its own. */
import { thinLine } from "../geo/lines.ts";
import type { LatLng } from "../geo/miles-between.ts";
import type { Drive } from "./drive.ts";

export type PieceMode = "car" | "walk" | "water";

export interface WayPiece {
  readonly by: PieceMode;
  readonly line: readonly LatLng[];
}

/** Of a drive, or of a part of its line: cut where a ferry or a boat begins and ends. */
export function piecesOf({ line, crossings }: Pick<Drive, "line" | "crossings">): WayPiece[] {
  const isCrossed = (from: LatLng, to: LatLng) =>
    crossings.some(({ line: crossed }) => crossed && isSame(crossed[0], from) && isSame(crossed[1], to));
  return joinPieces(
    line.slice(1).map((to, i) => ({ by: isCrossed(line[i]!, to) ? "water" : "car", line: [line[i]!, to] })),
  );
}

const isSame = (a: LatLng, b: LatLng): boolean => a.lat === b.lat && a.lng === b.lng;

/** Those of one kind that follow each other as one. */
export function joinPieces(pieces: readonly WayPiece[]): WayPiece[] {
  const joined: { by: PieceMode; line: LatLng[] }[] = [];
  for (const { by, line } of pieces) {
    const last = joined.at(-1);
    if (last?.by === by) last.line.push(...(isSame(last.line.at(-1)!, line[0]!) ? line.slice(1) : line));
    else joined.push({ by, line: [...line] });
  }
  return joined;
}

/** To about that many points in all. */
export function thinPieces(pieces: readonly WayPiece[], count: number): WayPiece[] {
  const all = pieces.reduce((sum, { line }) => sum + line.length, 0);
  return pieces.map(({ by, line }) => ({
    by,
    line: thinLine(line, Math.max(2, Math.floor((count * line.length) / all))),
  }));
}
