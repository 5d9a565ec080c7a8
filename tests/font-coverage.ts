/** Which characters a TrueType font can draw, read from its cmap table. */
import { readFileSync } from "node:fs";

export function fontCoverage(file: string): Set<number> {
  const bytes = readFileSync(file);
  const tables = bytes.readUInt16BE(4);
  let cmap = 0;
  for (let i = 0; i < tables; i++) {
    const at = 12 + i * 16;
    if (bytes.toString("latin1", at, at + 4) === "cmap") cmap = bytes.readUInt32BE(at + 8);
  }
  const covered = new Set<number>();
  for (let i = 0; i < bytes.readUInt16BE(cmap + 2); i++) {
    const table = cmap + bytes.readUInt32BE(cmap + 4 + i * 8 + 4);
    const format = bytes.readUInt16BE(table);
    if (format === 4) readSegments(bytes, table, covered);
    if (format === 12) readGroups(bytes, table, covered);
  }
  return covered;
}

function readSegments(bytes: Buffer, table: number, covered: Set<number>): void {
  const count = bytes.readUInt16BE(table + 6) / 2;
  for (let i = 0; i < count; i++) {
    const end = bytes.readUInt16BE(table + 14 + i * 2);
    const start = bytes.readUInt16BE(table + 16 + count * 2 + i * 2);
    const delta = bytes.readUInt16BE(table + 16 + count * 4 + i * 2);
    const offsetAt = table + 16 + count * 6 + i * 2;
    const offset = bytes.readUInt16BE(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = offset ? bytes.readUInt16BE(offsetAt + offset + (code - start) * 2) : (code + delta) & 0xffff;
      if (glyph) covered.add(code);
    }
  }
}

function readGroups(bytes: Buffer, table: number, covered: Set<number>): void {
  const count = bytes.readUInt32BE(table + 12);
  for (let i = 0; i < count; i++) {
    const at = table + 16 + i * 12;
    for (let code = bytes.readUInt32BE(at); code <= bytes.readUInt32BE(at + 4); code++) covered.add(code);
  }
}
