import { join } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Settings } from "../settings/settings.server.ts";
import { closeFolder } from "./private-folder.server.ts";

/** Stored files. A key is a path such as `form-logos/1732100000000-x7Qd.png`. */
export type Files = {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The file's bytes, or null when there is none. */
  read(key: string): Promise<{ stream: Readable; bytes: number } | null>;
  remove(key: string): Promise<void>;
};

/** Keeps files under `DATA_DIR`, or in an S3-compatible bucket when one is set. */
export async function openFiles(settings: Settings): Promise<Files> {
  const disk = new Disk(settings.s3 ? await s3Driver(settings.s3) : diskDriver(settings.dataDir));
  return {
    put: settings.s3
      ? (key, bytes, contentType) => disk.put(key, bytes, { contentType })
      : (key, bytes) => putWhole(disk, key, bytes),
    async read(key) {
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      return { stream: await disk.getStream(key), bytes: contentLength };
    },
    remove: (key) => disk.delete(key),
  };
}

function diskDriver(dataDir: string): FSDriver {
  const location = join(dataDir, "files");
  closeFolder(dataDir, "none");
  closeFolder(location, "if-open");
  return new FSDriver({ location, visibility: "private" });
}

/** A full disk leaves no half of a file behind (`fault.full-disk`). */
async function putWhole(disk: Disk, key: string, bytes: Buffer): Promise<void> {
  const unfinished = `${key}.part`;
  try {
    await disk.put(unfinished, bytes);
    await disk.move(unfinished, key);
  } catch (error) {
    await disk.delete(unfinished).catch(() => {});
    throw error;
  }
}

/** Loaded only when used: the vendor's library is large. */
async function s3Driver(s3: NonNullable<Settings["s3"]>) {
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new S3Driver({
    bucket: s3.bucket,
    region: s3.region,
    endpoint: s3.endpoint ?? undefined,
    forcePathStyle: s3.endpoint !== null,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    visibility: "private",
    supportsACL: false,
  });
}
