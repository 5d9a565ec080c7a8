/** A map-like plan on a night-colored sheet: walls, doors, paths, trees, water, and the haunted spot in orange. */
import { z } from "zod";
import { type Inks, mix, PUMPKIN } from "./inks.ts";
import { disc, type Plate, rect } from "./plate.ts";

const line = z.string().regex(/^M/).optional();

export const planSchema = z.strictObject({
  walls: line,
  /** Buildings seen from above, filled. */
  blocks: line,
  doors: line,
  path: line,
  water: line,
  land: line,
  /** Where trees stand: x and y by turns. */
  trees: z.array(z.number()).readonly().optional(),
  lines: line,
  /** The haunted spot. */
  mark: z.tuple([z.number(), z.number()]).readonly(),
});

export function planSheet(plate: Plate, inks: Inks, sheet: z.infer<typeof planSchema>): void {
  const paper = mix(inks.skyTop, inks.skyMid, 0.55);
  plate.fill(inks.skyTop, rect([0, 0, 1200, 800]));
  plate.fill(paper, rect([40, 40, 1120, 720]));
  plate.bars(inks.skyMid, [40, 40, 1120, 720], { thick: 1, gap: 39, opacity: 0.5 });
  let rows = "";
  for (let y = 80; y < 760; y += 40) rows += `M40 ${y}h1120`;
  plate.line([inks.skyMid, 1], rows, 0.5);
  if (sheet.water) plate.fill(inks.far[1], sheet.water);
  if (sheet.land) plate.fill(mix(paper, inks.ground, 0.7), sheet.land).line([inks.trim, 3], sheet.land, 0.7);
  if (sheet.path) plate.line([inks.path, 22], sheet.path, 0.55);
  if (sheet.blocks) plate.fill(inks.wall, sheet.blocks).line([inks.trim, 4], sheet.blocks);
  if (sheet.walls) plate.fill(inks.roof, sheet.walls.split("z")[0] ?? "", 0.5).line([inks.trim, 6], sheet.walls);
  if (sheet.doors) plate.line([inks.roof, 8], sheet.doors);
  if (sheet.lines) plate.line([inks.trim, 3], sheet.lines, 0.8);
  const trees = sheet.trees ?? [];
  let crowns = "";
  for (let i = 0; i < trees.length; i += 2) crowns += disc(trees[i] ?? 0, trees[i + 1] ?? 0, 22 + (i % 3) * 6);
  plate.fill(inks.far[2], crowns).line([inks.far[1], 3], crowns);
  const [mx, my] = sheet.mark;
  plate.fill(PUMPKIN, disc(mx, my, 34), 0.2);
  plate.fill(PUMPKIN, disc(mx, my, 12));
  plate.line([PUMPKIN, 3], `M${mx - 24} ${my}a24 24 0 1 1 48 0a24 24 0 1 1 -48 0`);
  plate.line([inks.trim, 3], "M40 40H1160V760H40z", 0.8);
  compass(plate, inks);
}

function compass(plate: Plate, inks: Inks): void {
  plate.fill(inks.trim, "M1090 90l13 50h-13zM1090 190l-13 -50h13z");
  plate.fill(inks.roof, "M1090 90v50h-13zM1090 190v-50h13z");
  plate.line([inks.trim, 3], "M1058 140a32 32 0 1 1 64 0a32 32 0 1 1 -64 0M1046 140h14M1120 140h14");
}
