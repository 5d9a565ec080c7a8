/** Rewrites a path in relative commands: its numbers get short, and equal shapes get equal texts, which compression likes. */

/** What each command takes: an x, a y, or a number that is neither (-). */
const OPERANDS: Readonly<Record<string, string>> = {
  m: "xy",
  l: "xy",
  h: "x",
  v: "y",
  q: "xyxy",
  t: "xy",
  c: "xyxyxy",
  s: "xyxy",
  a: "-----xy",
};

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

export function compactPath(d: string): string {
  let out = "";
  let said = "";
  let kind = "";
  let absolute = false;
  let at = 0;
  // All positions in tenths: whole numbers, so that nothing drifts.
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;

  const readTenths = (): number => {
    let code = d.charCodeAt(at);
    while (code === 32 || code === 44) code = d.charCodeAt(++at);
    const negative = code === 45;
    if (negative) code = d.charCodeAt(++at);
    if (!isDigit(code) && code !== 46) return Number.NaN;
    let value = 0;
    for (; isDigit(code); code = d.charCodeAt(++at)) value = value * 10 + code - 48;
    value *= 10;
    if (code === 46) {
      const from = at++;
      while (isDigit(d.charCodeAt(at))) at++;
      value += Math.round(Number(d.slice(from, at)) * 10);
    }
    return negative ? -value : value;
  };

  for (;;) {
    let code = d.charCodeAt(at);
    while (code === 32 || code === 44) code = d.charCodeAt(++at);
    if (Number.isNaN(code)) return out;
    if (code > 64) {
      const letter = d[at++] as string;
      kind = letter.toLowerCase();
      absolute = letter !== kind;
      if (kind === "z") {
        out += said = "z";
        x = startX;
        y = startY;
        continue;
      }
    }
    const operands = OPERANDS[kind];
    if (operands === undefined) return d;
    out += said === kind && kind !== "m" ? "" : kind;
    let first = said !== kind || kind === "m";
    said = kind;
    let endX = x;
    let endY = y;
    for (let i = 0; i < operands.length; i++) {
      const axis = operands[i];
      let value = readTenths();
      if (Number.isNaN(value)) return d;
      if (axis === "x") {
        if (absolute) value -= x;
        endX = x + value;
      } else if (axis === "y") {
        if (absolute) value -= y;
        endY = y + value;
      }
      if (!first && value >= 0) out += " ";
      out += value % 10 === 0 ? (value / 10) | 0 : value / 10;
      first = false;
    }
    x = endX;
    y = endY;
    if (kind === "m") {
      startX = x;
      startY = y;
      kind = "l";
    }
  }
}

/** The same for every path of a drawing. */
export const compactPaths = (svg: string): string =>
  svg.replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${compactPath(d)}"`);
