import { eq } from "drizzle-orm";
import { messageAttachments } from "~/domains/messaging/messages/messages.tables.server.ts";
import { smallKey } from "~/domains/shared/photos/photos.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type SpooledTable, spooledLines } from "./spool-rows.server.ts";

/** The tables whose rows reference a stored file, and whether it has a thumbnail next to it. */
export const tablesOfFiles: Readonly<Record<string, { hasSmall: boolean }>> = {
  uploads: { hasSmall: false },
  page_photos: { hasSmall: true },
  lead_pictures: { hasSmall: true },
};

/** How many files there will be, except those deleted in the meantime. */
export function countFiles(tables: readonly SpooledTable[]): number {
  return tables.reduce((sum, { name, rows }) => {
    if (name === "message_attachments") return sum + rows;
    const kept = tablesOfFiles[name];
    return kept ? sum + rows * (kept.hasSmall ? 2 : 1) : sum;
  }, 0);
}

/** The stored files that the rows reference. */
export async function* listPictures(
  tables: readonly SpooledTable[],
): AsyncGenerator<{ key: string }> {
  for (const { name, path } of tables) {
    const kept = tablesOfFiles[name];
    if (!kept) continue;
    for await (const line of spooledLines(path)) {
      const { key } = JSON.parse(line);
      yield { key };
      if (kept.hasSmall) yield { key: smallKey(key) };
    }
  }
}

/** A document can have any name: only its plain letters are used. */
export const attachmentName = (id: string, name: string): string =>
  `attachments/${id}/${
    name
      .replace(/[^\w.-]+/g, "-")
      .replace(/^[.-]+/, "")
      .slice(-80) || "file"
  }`;

/** Null if it was deleted since its row was read. */
export async function readPicture({ files }: Platform, key: string) {
  return (await files.read(key))?.stream ?? null;
}

/** An attachment's content; null where only its name is known. */
export async function readAttachment({ database }: Platform, id: string) {
  const [row] = await database.query
    .select({ content: messageAttachments.content })
    .from(messageAttachments)
    .where(eq(messageAttachments.id, id));
  return row?.content ? once(Buffer.from(row.content)) : null;
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
