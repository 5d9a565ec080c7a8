/** Eight night palettes. Four hand-picked inks each; every tone between them is mixed, so that depth always steps evenly. */
export const PUMPKIN = "#f0803c";
export const CANDLE = "#ffc57d";

type Night = { name: string; top: string; mid: string; low: string; ink: string; moon: string };

export type Inks = {
  name: string;
  skyTop: string;
  skyMid: string;
  skyLow: string;
  moon: string;
  star: string;
  cloud: string;
  /** Three landscape tones, from the horizon towards us. */
  far: readonly [string, string, string];
  wall: string;
  shade: string;
  roof: string;
  trim: string;
  dark: string;
  ground: string;
  path: string;
  near: string;
  fog: string;
  ghost: string;
};

const NIGHTS: readonly Night[] = [
  { name: "midnight blue", top: "#0a1430", mid: "#1d4474", low: "#9cc3d6", ink: "#050915", moon: "#f6ecd4" },
  { name: "spruce teal", top: "#06202b", mid: "#13525a", low: "#b4d3b0", ink: "#041015", moon: "#f5f0d6" },
  { name: "plum", top: "#1a1035", mid: "#512f69", low: "#e2a39a", ink: "#0b0716", moon: "#fae8d0" },
  { name: "moss green", top: "#0a1f20", mid: "#275645", low: "#c9d096", ink: "#050f0e", moon: "#f7f1cf" },
  { name: "ember dusk", top: "#181233", mid: "#63324f", low: "#eba27f", ink: "#0c0815", moon: "#fcebcb" },
  { name: "slate", top: "#0f1520", mid: "#37475b", low: "#bccad0", ink: "#070a10", moon: "#f8f1de" },
  { name: "indigo", top: "#10113b", mid: "#373b88", low: "#c6a9d6", ink: "#07081c", moon: "#f8eeda" },
  { name: "old gold", top: "#171622", mid: "#4f4745", low: "#e0c48d", ink: "#0a090e", moon: "#fdf2d2" },
];

export const mix = (from: string, to: string, share: number): string => {
  let out = "#";
  for (let i = 1; i < 7; i += 2) {
    const a = Number.parseInt(from.slice(i, i + 2), 16);
    const b = Number.parseInt(to.slice(i, i + 2), 16);
    out += Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  }
  return out;
};

const mixed = (night: Night): Inks => ({
  name: night.name,
  skyTop: night.top,
  skyMid: night.mid,
  skyLow: night.low,
  moon: night.moon,
  star: mix(night.low, night.moon, 0.6),
  cloud: mix(night.mid, night.low, 0.45),
  far: [mix(night.low, night.mid, 0.42), mix(night.low, night.mid, 0.82), mix(night.mid, night.top, 0.45)],
  wall: mix(night.mid, night.ink, 0.26),
  shade: mix(night.mid, night.ink, 0.62),
  roof: mix(night.top, night.ink, 0.55),
  trim: mix(night.low, night.mid, 0.28),
  dark: mix(night.top, night.ink, 0.8),
  ground: mix(night.top, night.mid, 0.3),
  path: mix(night.mid, night.low, 0.35),
  near: night.ink,
  fog: mix(night.low, night.moon, 0.18),
  ghost: mix(night.low, "#ffffff", 0.78),
});

export const INKS: readonly Inks[] = NIGHTS.map(mixed);

type Plain = Exclude<keyof Inks, "name" | "far"> | "far0" | "far1" | "far2" | "pumpkin";

/** What drawings in files mix: an ink, and a share of another in it. */
const TONES: Readonly<Record<string, readonly [Plain, Plain, number]>> = {
  plaster: ["wall", "trim", 0.15],
  stone: ["wall", "trim", 0.22],
  limestone: ["wall", "trim", 0.31],
  marble: ["wall", "trim", 0.5],
  dusk: ["wall", "shade", 0.5],
  iron: ["roof", "wall", 0.2],
  brick: ["roof", "pumpkin", 0.34],
  tile: ["roof", "pumpkin", 0.65],
  rust: ["pumpkin", "wall", 0.42],
  lawn: ["ground", "far1", 0.3],
  turf: ["far2", "ground", 0.7],
  earth: ["ground", "path", 0.5],
  sand: ["ground", "path", 0.72],
  silver: ["cloud", "shade", 0.2],
  sail: ["trim", "ghost", 0.3],
};

/** The colors that the inks of data/drawings/inks.gpl have in a night. */
export function colorsOf({ name: _name, far, ...night }: Inks): Readonly<Record<string, string>> {
  const [far0, far1, far2] = far;
  const plain: Record<Plain, string> = { ...night, far0, far1, far2, pumpkin: PUMPKIN };
  const tones = Object.entries(TONES).map(([tone, [from, to, share]]) => [tone, mix(plain[from], plain[to], share)]);
  return { ...plain, candle: CANDLE, gold: "#e6b450", white: "#ffffff", ...Object.fromEntries(tones) };
}
