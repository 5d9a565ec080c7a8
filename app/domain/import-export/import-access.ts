import { ACCESS_CLASSES, type Access } from "../places/place.ts";

/** Whoever warns of trespassing says that the place is not open; when in doubt a home is left in peace. */
const PRIVATE =
  /\bprivate (property|residence|home|land|house)|privately[- ]owned (home|house|residence|property)|\bno trespassing|\b(do not|don't|never)( attempt to| try to)? trespass|\btrespassers\b|trespassing (is|will)|\b(arrested|caught|prosecuted|fined|jailed|ticketed)\b.{0,40}\btrespass|\b(land|property|building|house|cemetery) is( now)? privately[- ]owned/i;

/** Only what is certainly no more: not "will be torn down", not "most of it". */
const GONE =
  /(?<!\b(most|part|parts|half|some) of (it|the \w+)) \b(has|have)( now| since| recently| sadly)? been (torn down|demolished|razed)|\bupdate\W+((it|this|the \w+) )?(was |is |has been )?(now )?(torn down|demolished|razed|burned down)|\b(building|house|hotel|hospital|school|structure|it) (is )?no longer (stands|exists|standing|there)\b/i;

/** Unknown access is not claimed: only a given value or the words of the text count. */
export function readAccess(given: string | undefined, text: string): Access | undefined {
  const known = ACCESS_CLASSES.find((access) => access === given?.toLowerCase());
  if (known) return known;
  if (GONE.test(text)) return "gone";
  return PRIVATE.test(text) ? "private" : undefined;
}
