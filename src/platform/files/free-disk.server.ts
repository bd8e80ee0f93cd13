import { statfs } from "node:fs/promises";

/** Free bytes below which nothing more is accepted. */
export const leastDiskBytes = 50 * 1024 * 1024;

/** Free bytes on this folder's disk; null if unknown. */
export async function freeDiskBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
