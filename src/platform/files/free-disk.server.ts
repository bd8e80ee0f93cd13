import { statfs } from "node:fs/promises";

/** With less than this nothing more is taken in. */
export const leastDiskBytes = 50 * 1024 * 1024;

/** Bytes that are free where this folder is; null when nobody can say. */
export async function freeDiskBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
