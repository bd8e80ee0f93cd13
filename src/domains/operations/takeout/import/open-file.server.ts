import { buffer } from "node:stream/consumers";
import type { z } from "zod";
import type { ExportedTable } from "~/domains/operations/takeout/exported-rows.server.ts";
import { splitLines } from "~/platform/files/split-lines.ts";
import { BadZip, type ZipEntry } from "~/platform/zip/read-zip.server.ts";
import { manifestSchema, optOutFileSchema } from "../takeout.schema.ts";

/** A table of an import file, with its rows. */
export type ImportedTable = ExportedTable & { rows: number; lines(): AsyncGenerator<string> };

type Entries = ReadonlyMap<string, ZipEntry>;

const megabyte = 1024 * 1024;
/** Maximum characters of one row's text. */
const maxLine = 16 * megabyte;
const maxJson = 64 * megabyte;

/**
 * Reads a file's manifest. @throws BadZip if it isn't an export of this product, or is from a later
 * release
 */
export async function openFile(entries: Entries) {
  const manifest = await readJson(entries, "manifest.json", manifestSchema);
  return {
    manifest,
    optOutFile: () => readJson(entries, "data/declined.json", optOutFileSchema),
    /** The file's rows of these tables, in an order that satisfies foreign keys. */
    tablesOf(exportedTables: readonly ExportedTable[]): ImportedTable[] {
      const moving = new Map(
        manifest.tables.filter(({ moves }) => moves).map((table) => [table.name, table]),
      );
      const tables = exportedTables.flatMap((table) => {
        const declared = moving.get(table.name);
        const entry = entries.get(`data/${table.name}.json`);
        if (!declared) return [];
        if (!entry) throw new BadZip(`The file has no ${table.name}`);
        moving.delete(table.name);
        const unknownColumn = declared.columns.find((column) => !table.columns.includes(column));
        if (unknownColumn) throw laterRelease(`${table.name}.${unknownColumn}`);
        const { rows, columns } = declared;
        return { ...table, rows, columns, lines: () => linesOf(entry, rows) };
      });
      const [unknownTable] = moving.keys();
      if (unknownTable) throw laterRelease(unknownTable);
      return tables;
    },
  };
}

const laterRelease = (what: string) =>
  new BadZip(`The file was made by a later release, which has ${what}: upgrade first.`);

async function readJson<T>(entries: Entries, name: string, schema: z.ZodType<T>): Promise<T> {
  const entry = entries.get(name);
  if (!entry) throw new BadZip(`This isn’t a business export: it has no ${name}`);
  if (entry.bytes > maxJson) throw new BadZip(`${name} is too large`);
  const text = (await buffer(entry.read())).toString();
  const read = schema.safeParse(parseJson(text, name));
  if (!read.success) throw new BadZip(`${name} has an unknown format`);
  return read.data;
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadZip(`${name} isn't JSON`);
  }
}

/** The rows of a table, each as JSON. @throws BadZip if the count differs from the manifest */
async function* linesOf(entry: ZipEntry, rows: number): AsyncGenerator<string> {
  let count = 0;
  for await (const line of splitLines(entry.read(), maxLine)) {
    if (line === "[" || line === "]" || line === "[]") continue;
    const row = line.endsWith(",") ? line.slice(0, -1) : line;
    if (!row.startsWith("{")) throw new BadZip(`${entry.name} isn't in the export format`);
    count += 1;
    yield row;
  }
  if (count !== rows) throw new BadZip(`${entry.name} has ${count} of ${rows} rows`);
}
