import { freeDiskBytes, leastDiskBytes } from "./free-disk.server.ts";

/** How much room there is where a folder is; null when nobody can say. */
export type FreeBytes = (folder: string) => Promise<number | null>;

/** What is written in the background leaves so much free: with less the product soon takes nothing in. */
export const keptFreeBytes = 4 * leastDiskBytes;

/** A disk is looked at again after so many bytes. */
const betweenLooks = 1 << 20;

type Room = {
  folder: string;
  /** What is being written, in words. */
  what: string;
  /** What else helps besides making room. */
  advice?: string;
  freeBytes?: FreeBytes;
};

/** @throws in words for whoever runs the installation, where less than 200 MB are left on a folder's disk */
export async function requireRoom(room: Room): Promise<void> {
  const { folder, what, advice = "", freeBytes = freeDiskBytes } = room;
  const free = await freeBytes(folder);
  if (free === null || free >= keptFreeBytes) return;
  const megabytes = (count: number) => Math.floor(count / 1024 / 1024);
  throw new Error(
    `Not enough disk space for ${what}: ${folder} has ${megabytes(free)} MB free, and ${megabytes(keptFreeBytes)} MB must stay free. Free up space${advice}.`,
  );
}

/** To be told of each piece before it is written: looks at the disk again every megabyte. */
export function roomKeeper(room: Room): (bytes: number) => Promise<void> {
  let unseen = 0;
  return async (bytes) => {
    unseen += bytes;
    if (unseen < betweenLooks) return;
    unseen = 0;
    await requireRoom(room);
  };
}
