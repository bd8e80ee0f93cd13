import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { newId } from "~/platform/database/columns.server.ts";
import { openZip } from "~/platform/zip/read-zip.server.ts";
import { writeZip } from "~/platform/zip/write-zip.server.ts";

/** A copy of the ZIP file with changed texts, more files, or every page photo replaced. */
export async function rewriteZip(
  { file, folder }: { file: string; folder: string },
  change: (name: string, text: string) => string | null,
  more: string[] = [],
  picture: Buffer | null = null,
) {
  const { entries, close } = await openZip(file);
  const path = join(folder, `${newId()}.zip`);
  const zip = writeZip(new Date(), async (writer) => {
    for (const [name, entry] of entries) {
      if (!name.endsWith(".json")) {
        const isPicture = picture && name.startsWith("files/page-photos/");
        await writer.add(name, isPicture ? pieces(picture) : entry.read());
        continue;
      }
      let text = "";
      for await (const chunk of entry.read()) text += chunk.toString("latin1");
      const changed = change(name, text);
      if (changed !== null) await writer.add(name, pieces(Buffer.from(changed, "latin1")));
    }
    for (const name of more) await writer.add(name, pieces(Buffer.from("not yours")));
  });
  await pipeline(zip, createWriteStream(path));
  close();
  return path;
}

async function* pieces(bytes: Buffer) {
  yield bytes;
}
