import { disc, poly, rect, type Spot } from "../plate.ts";
import type { Silhouette } from "../silhouette.ts";
import type { Site } from "../site.ts";
import { bareTree } from "../trees.ts";
import { soldier } from "../uncanny-figures.ts";
import { knoll, lantern } from "./ground-features.ts";

export function cannon(site: Site, [x, base, size]: Spot, dir = 1): void {
  const { plate, inks } = site;
  const q = (v: number) => Math.round(v * size);
  plate.fill(
    inks.roof,
    poly(
      x - dir * q(86),
      base + 2,
      x - dir * q(80),
      base - q(8),
      x + dir * q(6),
      base - q(46),
      x + dir * q(6),
      base - q(30),
    ),
  );
  plate.fill(
    inks.roof,
    poly(
      x - dir * q(52),
      base - q(62),
      x + dir * q(78),
      base - q(84),
      x + dir * q(82),
      base - q(66),
      x - dir * q(48),
      base - q(38),
    ),
  );
  plate.fill(inks.roof, disc(x - dir * q(56), base - q(50), q(9)));
  plate.line([inks.trim, 3], `M${x - dir * q(50)} ${base - q(61)}L${x + dir * q(78)} ${base - q(83)}`, 0.9);
  plate.line(
    [inks.roof, q(7)],
    `M${x - q(40)} ${base - q(40)}a${q(40)} ${q(40)} 0 1 1 ${q(80)} 0a${q(40)} ${q(40)} 0 1 1 ${-q(80)} 0`,
  );
  let spokes = "";
  for (let i = 0; i < 6; i++) {
    const a = (Math.PI * i) / 6;
    spokes += `M${x - Math.round(Math.cos(a) * q(38))} ${base - q(40) - Math.round(Math.sin(a) * q(38))}L${x + Math.round(Math.cos(a) * q(38))} ${base - q(40) + Math.round(Math.sin(a) * q(38))}`;
  }
  plate.line([inks.roof, q(4)], spokes);
  plate.fill(inks.trim, disc(x, base - q(40), q(7)));
}

type Fence = { from: number; to: number; y: number; h: number };

export function splitRail(site: Site, { from, to, y, h }: Fence, ink = site.inks.roof): void {
  let posts = "";
  let rails = "";
  const zig = 62;
  for (let x = from, i = 0; x < to; x += zig, i++) {
    const a = i % 2 ? 8 : 0;
    posts += `M${x - 9} ${y + 4}l18 ${-h - 8}M${x + 9} ${y + 4}l-18 ${-h - 8}`;
    for (const k of [0.25, 0.55, 0.85]) rails += `M${x - 6} ${Math.round(y - h * k + a)}l${zig + 12} ${i % 2 ? -8 : 8}`;
  }
  site.plate.line([ink, 5], rails);
  site.plate.line([ink, 5], posts);
}

export const cannonField: Silhouette = {
  phrase: "cannon behind a worm fence on an old battlefield",
  outdoors: true,
  setting: "wild",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V630Q300 590 620 600T1200 640V800z");
    const mx = random.pick([430, 800]);
    plate.fill(
      inks.wall,
      poly(mx - 16, 380, mx, 350, mx + 16, 380, mx + 26, 560, mx - 26, 560) +
        rect([mx - 44, 560, 88, 24]) +
        rect([mx - 60, 584, 120, 24]),
    );
    plate.fill(
      inks.trim,
      poly(mx - 16, 380, mx, 350, mx - 3, 560, mx - 26, 560) +
        rect([mx - 60, 584, 120, 3]) +
        rect([mx - 44, 560, 88, 3]),
    );
    bareTree({ plate, ink: inks.roof, random }, [mx > 600 ? 300 : 950, 612, random.int(230, 280)]);
    splitRail(site, { from: 60, to: 1150, y: 622, h: 44 });
    knoll(site, 660);
    const dir = mx > 600 ? 1 : -1;
    cannon(site, [600 - dir * 60, 704, 1.75], dir);
    if (random.chance(0.7)) cannon(site, [600 + dir * 330, 664, 1], dir);
    if (random.chance(0.5)) cannon(site, [600 - dir * 400, 668, 1], dir);
    lantern(site, 600 + dir * 60, 700);
    site.ground = { x: mx, y: 650 };
  },
};

export const monumentField: Silhouette = {
  phrase: "a soldiers' monument and guns above a stone wall",
  outdoors: true,
  setting: "wild",
  draw(site) {
    const { plate, inks, random } = site;
    plate.fill(inks.shade, "M0 800V640Q280 600 560 560Q700 548 860 590T1200 640V800z");
    const x = 600;
    plate.fill(
      inks.wall,
      rect([x - 34, 330, 68, 180]) +
        rect([x - 44, 322, 88, 12]) +
        rect([x - 60, 510, 120, 34]) +
        rect([x - 84, 544, 168, 26]),
    );
    plate.fill(inks.shade, rect([x + 12, 334, 22, 176]) + rect([x + 24, 510, 36, 34]) + rect([x + 36, 544, 48, 26]));
    plate.fill(inks.trim, rect([x - 44, 322, 88, 4]) + rect([x - 60, 510, 120, 4]) + rect([x - 84, 544, 168, 4]));
    plate.fill(inks.roof, soldier(x, 324, 124));
    for (const s of [-1, 1]) cannon(site, [x + s * random.int(210, 240), 600, 1.15], s);
    knoll(site, 650);
    let stones = "";
    for (let i = 0; i < 34; i++)
      stones += `M${i * 36 + random.int(-4, 4)} ${656 + Math.round(Math.abs(i - 17) * 0.7)}a16 ${random.int(10, 15)} 0 0 1 34 0z`;
    plate.fill(inks.roof, stones);
    bareTree({ plate, ink: inks.roof, random }, [random.pick([180, 1010]), 660, random.int(280, 340)]);
    lantern(site, 640, 584);
    site.ground = { x: 440, y: 690 };
  },
};
