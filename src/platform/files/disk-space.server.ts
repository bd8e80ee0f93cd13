import { statfs } from "node:fs/promises";

/** Free bytes below which nothing more is accepted. */
export const minDiskBytes = 50 * 1024 * 1024;

/** Free bytes on this folder's disk; null if unknown. */
export async function freeDiskBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Free bytes on a folder's disk; null if unknown. */
export type FreeBytes = (folder: string) => Promise<number | null>;

/** Free space that background writes must leave. With less, the product soon stops accepting data. */
export const reservedDiskBytes = 4 * minDiskBytes;

/** Bytes written between checks of the disk. */
const betweenChecks = 1 << 20;

type Room = {
  folder: string;
  /** The name of what is being written, for the error message. */
  what: string;
  /** What else the operator can do besides freeing space. */
  advice?: string;
  freeBytes?: FreeBytes;
};

/** @throws with a message for the operator if less than 200 MB is free on a folder's disk */
export async function requireDiskSpace(required: Room): Promise<void> {
  const { folder, what, advice = "", freeBytes = freeDiskBytes } = required;
  const free = await freeBytes(folder);
  if (free === null || free >= reservedDiskBytes) return;
  const megabytes = (count: number) => Math.floor(count / 1024 / 1024);
  throw new Error(
    `Not enough disk space for ${what}: ${folder} has ${megabytes(free)} MB free, and ${megabytes(reservedDiskBytes)} MB must stay free. Free up space${advice}.`,
  );
}

/** Call before writing each piece: checks the disk again every megabyte. */
export function createDiskSpaceChecker(required: Room): (bytes: number) => Promise<void> {
  let unseen = 0;
  return async (bytes) => {
    unseen += bytes;
    if (unseen < betweenChecks) return;
    unseen = 0;
    await requireDiskSpace(required);
  };
}
