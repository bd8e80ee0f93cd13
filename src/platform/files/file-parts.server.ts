import { createHash } from "node:crypto";
import type { Files } from "./files.server.ts";

/** Temporary files that can be recreated. Backups don't include them (`backups.one-moment`). */
export const fleetingFolder = "fleeting/";

/** A part is written whole, so this much of any file is in memory. */
const partBytes = 8 * 1024 * 1024;

export type StoredParts = { parts: number; bytes: number; sha256: string };

const keyOf = (folder: string, part: number) => `${folder}/${String(part).padStart(6, "0")}`;

/**
 * Stores a stream as numbered parts in a folder, for files of any size in any store. If it fails,
 * no parts remain.
 */
export async function putParts(
  files: Files,
  folder: string,
  stream: AsyncIterable<Buffer>,
): Promise<StoredParts> {
  const hash = createHash("sha256");
  const stored = { parts: 0, bytes: 0 };
  // One buffer for all parts. Separate ones would create gigabytes of garbage.
  const held = Buffer.allocUnsafeSlow(partBytes);
  let length = 0;
  const put = async () => {
    stored.parts += 1;
    const part = held.subarray(0, length);
    await files.put(keyOf(folder, stored.parts), part, "application/octet-stream");
    length = 0;
  };
  try {
    for await (const chunk of stream) {
      hash.update(chunk);
      stored.bytes += chunk.length;
      for (let taken = 0; taken < chunk.length; ) {
        const copied = chunk.copy(held, length, taken);
        taken += copied;
        length += copied;
        if (length === partBytes) await put();
      }
    }
    if (length > 0) await put();
  } catch (error) {
    await removeParts(files, folder, stored.parts).catch(() => {});
    throw error;
  }
  return { ...stored, sha256: hash.digest("hex") };
}

/**
 * Whether part number `parts` exists, and so all of them: parts are written first to last and
 * deleted last to first.
 */
export const hasParts = (files: Files, folder: string, parts: number): Promise<boolean> =>
  files.has(keyOf(folder, parts));

/** The parts in order. @throws if one is missing */
export async function* readParts(
  files: Files,
  folder: string,
  parts: number,
): AsyncGenerator<Buffer> {
  for (let part = 1; part <= parts; part++) {
    const found = await files.read(keyOf(folder, part));
    if (!found) throw new Error(`Part ${part} of ${parts} is missing`);
    yield* found.stream;
  }
}

/**
 * Deletes the parts, last first, so an interrupted run can find the rest.
 * @param written how many parts may exist, even if another process has deleted the first ones
 */
export async function removeParts(files: Files, folder: string, written = 0): Promise<void> {
  let parts = written;
  while (await files.has(keyOf(folder, parts + 1))) parts += 1;
  for (let part = parts; part > 0; part--) await files.remove(keyOf(folder, part));
}
