import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { ZipWriter } from "~/platform/zip/write-zip.server.ts";
import { fileFormat, fileVersion, type Manifest } from "../takeout.ts";
import { conversationFiles } from "./conversation-files.server.ts";
import { attachmentName, listPictures, readAttachment, readPicture } from "./pictures.server.ts";
import type { Progress } from "./progress.server.ts";
import { readMe } from "./read-me.ts";
import { sheetOf } from "./sheet.server.ts";
import { pathOf, type Spooled, type SpooledTable, spooledLines } from "./spool-rows.server.ts";

type Making = {
  contractorId: string;
  spooled: Spooled;
  madeAt: Date;
  progress: Progress;
  signal: AbortSignal;
};

/** So many rows are told of at a time. */
const step = 500;

/**
 * Writes the file: the rows as JSON and as sheets, the conversations to be read, pictures and
 * documents, and at last what is in it (docs/operations.md).
 */
export async function fillZip(
  platform: Platform,
  zip: ZipWriter,
  { contractorId, spooled, madeAt, progress, signal }: Making,
): Promise<void> {
  const { tables, declined } = spooled;
  const { settings, database } = platform;
  const timeZone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  const business = await businessOf(tables, contractorId);
  await zip.add("README.txt", text(readMe({ business: business.name, madeAt, timeZone })));
  for (const table of tables) {
    signal.throwIfAborted();
    await zip.add(`data/${table.name}.json`, asArray(spooledLines(table.path)));
    await zip.add(`spreadsheets/${table.name}.csv`, counted(sheetOf(table, timeZone), progress));
  }
  await zip.add("data/declined.json", text(json(declined)));
  for await (const { name, lines } of conversationFiles(tables, timeZone)) {
    signal.throwIfAborted();
    await zip.add(name, text(lines));
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
  for await (const line of spooledLines(pathOf(tables, "message_attachments"))) {
    const { id, name } = JSON.parse(line);
    await add(attachmentName(id, name), await readAttachment(platform, id));
  }
  const manifest: Manifest = {
    format: fileFormat,
    version: fileVersion,
    madeAt: madeAt.toISOString(),
    site: settings.siteUrl.origin,
    business,
    tables: tables.map(({ name, fate, rows, columns }) => ({
      name,
      moves: fate === "moves",
      rows,
      columns,
    })),
    files,
  };
  await zip.add("manifest.json", text(json(manifest)));
}

async function businessOf(
  tables: readonly SpooledTable[],
  id: string,
): Promise<Manifest["business"]> {
  for await (const line of spooledLines(pathOf(tables, "contractor_accounts"))) {
    return { id, name: JSON.parse(line).business_name };
  }
  throw new Error("Business not found");
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function* text(content: string): AsyncGenerator<string> {
  yield content;
}

/** One row on each line, which is JSON as well. */
async function* asArray(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const line of lines) {
    yield before + line;
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

async function* counted(rows: AsyncIterable<string>, progress: Progress): AsyncGenerator<string> {
  let count = -1;
  for await (const row of rows) {
    yield row;
    count += 1;
    if (count % step === 0) await progress.add(count === 0 ? 0 : step);
  }
  await progress.add(Math.max(0, count) % step);
}
