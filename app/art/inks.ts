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
  { name: "midnight blue", top: "#0b1530", mid: "#1f4272", low: "#7ea6cc", ink: "#060a16", moon: "#f4ead2" },
  { name: "spruce teal", top: "#06202a", mid: "#145159", low: "#85bdb0", ink: "#041015", moon: "#f3efd6" },
  { name: "plum", top: "#1b1033", mid: "#4b2c63", low: "#c083a0", ink: "#0c0717", moon: "#f8e6cf" },
  { name: "moss green", top: "#0a1d1b", mid: "#24503f", low: "#a3bd8c", ink: "#050f0d", moon: "#f5f0cf" },
  { name: "ember dusk", top: "#1a1330", mid: "#5d3049", low: "#d68f7c", ink: "#0d0815", moon: "#fbe9c9" },
  { name: "slate", top: "#10151f", mid: "#374557", low: "#a3b3bd", ink: "#070a10", moon: "#f6efdd" },
  { name: "indigo", top: "#10123a", mid: "#353a85", low: "#9aa0d8", ink: "#07081c", moon: "#f5ecd8" },
  { name: "old gold", top: "#17161f", mid: "#4b443f", low: "#cdb68a", ink: "#0a090d", moon: "#fbf0d0" },
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
  wall: mix(night.mid, night.ink, 0.34),
  shade: mix(night.mid, night.ink, 0.66),
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
