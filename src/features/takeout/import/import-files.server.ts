import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { messageAttachments } from "~/features/messages/messages.tables.server.ts";
import { smallKey } from "~/features/photos/photos.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { BadZip, type ZipEntry } from "~/platform/zip/read-zip.server.ts";
import { tablesOfFiles } from "../export/pictures.server.ts";
import type { BroughtTable } from "./open-file.server.ts";
import { parsedRow } from "./require-fresh.server.ts";

type Entries = ReadonlyMap<string, ZipEntry>;

/** More than the product ever stores of one picture or document. */
const maxBytes = 30 * 1024 * 1024;

const forms: Readonly<Record<string, RegExp>> = {
  uploads: /^form-logos\/[\w-]+\.\w+$/,
  page_photos: /^page-photos\/[\w-]+\.\w+$/,
  lead_pictures: /^lead-pictures\/[\w-]+\.\w+$/,
};

type Bringing = { tables: readonly BroughtTable[]; entries: Entries; stored: string[] };

/**
 * Stores the files that the rows name, and none besides. One whose name is taken here is refused: a row
 * must not lead to another business's picture (`you-own-it.own-rows-alone`).
 * @param stored gets the keys of those that were stored
 */
export async function importFiles(
  { files }: Platform,
  { tables, entries, stored }: Bringing,
): Promise<void> {
  for (const { name, lines } of tables) {
    const kept = tablesOfFiles[name];
    if (!kept) continue;
    for await (const line of lines()) {
      const key = String(parsedRow(line, name).key);
      if (!forms[name]?.test(key)) throw new BadZip(`${name} names a file that is none of its own`);
      for (const one of kept.hasSmall ? [key, smallKey(key)] : [key]) {
        if (await files.has(one)) throw new BadZip(`The file ${one} is here already`);
        const entry = entries.get(`files/${one}`);
        if (!entry) continue;
        await files.put(one, await read(entry), "application/octet-stream");
        stored.push(one);
      }
    }
  }
}

/** Gives the rows of pictures and documents that came with messages what they hold, and no other row. */
export async function bringAttachments(
  tx: Transaction,
  { tables, entries }: Omit<Bringing, "stored">,
): Promise<void> {
  const held = new Map<string, ZipEntry>();
  for (const [name, entry] of entries) {
    const [folder, id = ""] = name.split("/");
    if (folder === "attachments") held.set(id, entry);
  }
  const table = tables.find(({ name }) => name === "message_attachments");
  if (!table) return;
  for await (const line of table.lines()) {
    const id = String(parsedRow(line, table.name).id);
    const entry = held.get(id);
    if (!entry) continue;
    const content = await read(entry);
    await tx.update(messageAttachments).set({ content }).where(eq(messageAttachments.id, id));
  }
}

async function read(entry: ZipEntry): Promise<Buffer> {
  if (entry.bytes > maxBytes) throw new BadZip(`${entry.name} is too large`);
  return buffer(entry.read());
}
