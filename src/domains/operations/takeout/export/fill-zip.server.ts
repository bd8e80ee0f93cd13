import { and, eq } from "drizzle-orm";
import { businessExports } from "~/domains/operations/operations.tables.server.ts";
import {
  pathOf,
  readSpooledLines,
  type Spooled,
  type SpooledTable,
} from "~/domains/operations/takeout/exported-rows.server.ts";
import { fileFormat, fileVersion, type Manifest } from "~/domains/operations/takeout/takeout.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { type CsvValue, csvLine } from "~/platform/csv/csv-cells.ts";
import { sheetMoment } from "~/platform/http/responses/csv.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { ZipWriter } from "~/platform/zip/write-zip.server.ts";
import {
  attachmentName,
  conversationFiles,
  listPictures,
  readAttachment,
  readPicture,
} from "./files.server.ts";

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00$/;

/** Rows per progress update. */
const step = 500;

type ExportSource = {
  contractorId: string;
  spooled: Spooled;
  madeAt: Date;
  progress: Progress;
  signal: AbortSignal;
};

/**
 * Writes the file: rows as JSON and spreadsheets, readable conversations, pictures and documents,
 * and the manifest last (docs/operations.md).
 */
export async function fillZip(
  platform: Platform,
  zip: ZipWriter,
  { contractorId, spooled, madeAt, progress, signal }: ExportSource,
): Promise<void> {
  const { tables, optOutFile } = spooled;
  const { settings, database } = platform;
  const timeZone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  const business = await businessOf(tables, contractorId);
  await zip.add("README.txt", onePiece(readMe({ business: business.name, madeAt, timeZone })));
  for (const table of tables) {
    signal.throwIfAborted();
    await zip.add(`data/${table.name}.json`, asArray(readSpooledLines(table.path)));
    await zip.add(`spreadsheets/${table.name}.csv`, countRows(sheetOf(table, timeZone), progress));
  }
  await zip.add("data/declined.json", onePiece(json(optOutFile)));
  for await (const { name, lines } of conversationFiles(tables, timeZone)) {
    signal.throwIfAborted();
    await zip.add(name, onePiece(lines));
  }
  let files = 0;
  const add = async (name: string, content: AsyncIterable<Buffer> | null) => {
    signal.throwIfAborted();
    await progress.add(1);
    if (!content) return;
    await zip.add(name, content, { compress: false });
    files += 1;
  };
  for await (const { key } of listPictures(tables)) {
    await add(`files/${key}`, await readPicture(platform, key));
  }
  for await (const line of readSpooledLines(pathOf(tables, "message_attachments"))) {
    const { id, name } = JSON.parse(line);
    await add(attachmentName(id, name), await readAttachment(platform, id));
  }
  const manifest: Manifest = {
    format: fileFormat,
    version: fileVersion,
    madeAt: madeAt.toISOString(),
    site: settings.siteUrl.origin,
    business,
    tables: tables.map(({ name, takeout, rows, columns }) => ({
      name,
      moves: takeout === "moves",
      rows,
      columns,
    })),
    files,
  };
  await zip.add("manifest.json", onePiece(json(manifest)));
}

/** A table as a spreadsheet: headings, then rows; times in this time zone. */
async function* sheetOf(
  { path, columns }: Pick<SpooledTable, "path" | "columns">,
  timeZone: string,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns)}`;
  for await (const line of readSpooledLines(path)) {
    const row = JSON.parse(line);
    yield csvLine(columns.map((column) => cell(row[column], timeZone)));
  }
}

function cell(value: unknown, timeZone: string): CsvValue {
  if (value === null || value === undefined || typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") {
    return isMoment.test(value) ? sheetMoment(new Date(value), timeZone) : value;
  }
  if (Array.isArray(value) && value.every((item) => typeof item === "string"))
    return value.join("; ");
  return JSON.stringify(value);
}

async function businessOf(
  tables: readonly SpooledTable[],
  id: string,
): Promise<Manifest["business"]> {
  for await (const line of readSpooledLines(pathOf(tables, "contractor_accounts"))) {
    return { id, name: JSON.parse(line).business_name };
  }
  throw new Error("Business not found");
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function* onePiece(content: string): AsyncGenerator<string> {
  yield content;
}

/** One row per line, as valid JSON. */
async function* asArray(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const line of lines) {
    yield before + line;
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

async function* countRows(rows: AsyncIterable<string>, progress: Progress): AsyncGenerator<string> {
  let count = -1;
  for await (const row of rows) {
    yield row;
    count += 1;
    if (count % step === 0) await progress.add(count === 0 ? 0 : step);
  }
  await progress.add(Math.max(0, count) % step);
}

/** The README, first in the file. */
function readMe(values: { business: string; madeAt: Date; timeZone: string }): string {
  return `${values.business}: all data as of ${values.madeAt.toISOString().slice(0, 16).replace("T", " ")} UTC.

conversations/  Each conversation with a customer, as a text file.
spreadsheets/   Every list as CSV, for Excel, Numbers, or Google Sheets. Times are in ${values.timeZone}.
data/           The same lists as JSON, for other software. Times are in UTC.
files/          Logos and photos.
attachments/    Photos and documents that came with messages.
manifest.json   A list of everything in this file.

Amounts that end in _cents are in cents. This file has no passwords, passkeys, or API keys.
data/declined.json lists people who opted out of your messages. Don't message them from any other software either.
This file has all of your customers' names and numbers. Store it somewhere safe.
`;
}

/** An export in progress. */
export type StartedExport = typeof businessExports.$inferSelect;

/** Minimum milliseconds between two progress updates of the page. */
const minMillisecondsBetween = 1_000;

/** Counts the rows and files written so far. */
type Progress = { add(count: number): Promise<void> };

/** Saves the total, and from then on the progress. */
export async function countProgress(
  platform: Platform,
  { id, attempt, contractorId }: StartedExport,
  total: number,
): Promise<Progress> {
  const write = async (values: { total?: number; done: number }) => {
    await platform.database.query
      .update(businessExports)
      .set({ ...values, updatedAt: platform.clock.now() })
      .where(and(eq(businessExports.id, id), eq(businessExports.attempt, attempt)));
    publishProgress(platform, contractorId);
  };
  let done = 0;
  let publishedAt = performance.now();
  await write({ total, done });
  return {
    async add(count) {
      done += count;
      if (performance.now() - publishedAt < minMillisecondsBetween) return;
      publishedAt = performance.now();
      await write({ done });
    },
  };
}

/** Notifies the open export pages of the business. */
export function publishProgress(
  { liveUpdates }: Pick<Platform, "liveUpdates">,
  contractorId: string,
) {
  liveUpdates.publish([`export@${contractorId}`]);
}
