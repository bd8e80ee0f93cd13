import { existsSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { splitLines } from "../src/platform/files/split-lines.ts";
import { openZip, type ZipEntry } from "../src/platform/zip/read-zip.server.ts";
import type { RunSql } from "../tests/faults/kill-findings.ts";

type Row = Record<string, unknown>;
type ToldTable = { name: string; moves: boolean; rows: number; columns: string[] };

/** The rows that an import changes (`you-own-it.quiet`). */
const changed: Record<string, readonly string[]> = {
  seo_pages: ["status", "own_name"],
  messages: ["state", "last_error"],
};

/**
 * Compares a business's file with a database that contains only what was imported from it.
 * @returns how many rows and files are the same, and the first that differ
 */
export async function compareImported(path: string, sql: RunSql, dataFolder: string) {
  const { entries, close } = await openZip(path);
  try {
    const { tables } = JSON.parse(await textOf(entries.get("manifest.json")));
    await sql("set timezone to 'UTC'");
    const wrong: string[] = [];
    let rows = 0;
    for (const table of tables as ToldTable[]) {
      if (!table.moves) continue;
      rows += table.rows;
      const odd = await compareTable(sql, table, entries.get(`data/${table.name}.json`));
      if (odd > 0) wrong.push(`${table.name}: ${odd} rows`);
    }
    let files = 0;
    for (const [name, entry] of entries) {
      if (!name.startsWith("files/")) continue;
      files += 1;
      if (!(await isSameImage(await buffer(entry.read()), join(dataFolder, name))))
        wrong.push(name);
    }
    return { rows, files, wrong };
  } finally {
    close();
  }
}

/** @returns how many rows are only in one of the two */
async function compareTable(sql: RunSql, table: ToldTable, entry: ZipEntry | undefined) {
  const { name, columns } = table;
  const compared = columns.filter((column) => !changed[name]?.includes(column)).toSorted();
  const asText = (row: Row) => JSON.stringify(compared.map((column) => row[column]));
  const counts = new Map<string, number>();
  const count = (row: Row, by: number) => {
    const text = asText(row);
    const remaining = (counts.get(text) ?? 0) + by;
    if (remaining === 0) counts.delete(text);
    else counts.set(text, remaining);
  };
  if (entry) for await (const row of rowsOf(entry)) count(row, 1);
  for (const { row } of await sql(`select row_to_json(taken) as row from "${name}" taken`)) {
    count(row as Row, -1);
  }
  return counts.size;
}

/** One row per line, between brackets and before commas. */
async function* rowsOf(entry: ZipEntry): AsyncGenerator<Row> {
  for await (const line of splitLines(entry.read())) {
    if (line.startsWith("{")) yield JSON.parse(line.replace(/,$/, ""));
  }
}

async function textOf(entry: ZipEntry | undefined): Promise<string> {
  if (!entry) throw new Error("The file says nothing of itself");
  const chunks: Buffer[] = [];
  for await (const chunk of entry.read()) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Encoding a picture again changes an area's color by less than this, of 255. */
const tolerableShade = 8;

/** Whether two pictures are the same size and look the same: an import encodes each again. */
async function isSameImage(before: Buffer, path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const [a, b] = await Promise.all([pixelsOf(before), pixelsOf(path)]);
  return (
    a.size === b.size &&
    a.areas.length === b.areas.length &&
    a.areas.every((shade, index) => Math.abs(shade - (b.areas[index] ?? 0)) < tolerableShade)
  );
}

async function pixelsOf(picture: Buffer | string) {
  const { format, width, height } = await sharp(picture).metadata();
  const areas = await sharp(picture).resize(16, 12, { fit: "fill" }).raw().toBuffer();
  return { size: `${format} ${width} x ${height}`, areas };
}
