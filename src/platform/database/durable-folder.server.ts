import fs from "node:fs";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The engine's start options. */
type EngineOptions = Parameters<NodeFS["init"]>[1];

/** An open file in the engine's file system. */
type OpenFile = { nfd: number; node: { mode: number } };

/** Its own cache would grow to 128 MB; other data is read from the file system or the OS cache. */
export const engineParameters = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/**
 * A folder for PGlite in which a commit is on disk before it is acknowledged
 * (`storage.embedded-durable`). The library runs its engine without fsync, and its own file system
 * has none.
 * @param onLost called when the disk failed. Written data may be lost whatever later calls report,
 * so it ends the process.
 */
export function durableFolder(
  folder: string,
  onLost: (error: unknown) => never,
): Pick<PGliteOptions, "fs" | "startParams"> {
  return {
    fs: new DurableFolder(folder, onLost),
    startParams: [
      ...engineParameters.filter((parameter) => parameter !== "-F"),
      // The engine's fdatasync never reaches the file system, its fsync does.
      ...["-c", "wal_sync_method=fsync"],
    ],
  };
}

class DurableFolder extends NodeFS {
  readonly #onLost: (error: unknown) => never;

  constructor(folder: string, onLost: (error: unknown) => never) {
    super(folder);
    this.#onLost = onLost;
  }

  override async init(pg: PGlite, given: EngineOptions) {
    const { emscriptenOpts } = await super.init(pg, given);
    const onLost = this.#onLost;
    const preRun: EngineOptions["preRun"] = [
      ...(emscriptenOpts.preRun ?? []),
      ({ FS, NODEFS }) => {
        const { stream_ops } = NODEFS as unknown as { stream_ops: Record<string, unknown> };
        stream_ops.fsync = ({ nfd, node }: OpenFile) => {
          try {
            if (FS.isDir(node.mode)) fs.fsyncSync(nfd);
            else fs.fdatasyncSync(nfd);
          } catch (error) {
            onLost(error);
          }
        };
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** Syncs a folder and everything below it to disk. */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    syncPath(`${entry.parentPath}/${entry.name}`);
  }
  syncPath(folder);
}

/** Syncs a file, or a folder's entries, to disk. */
export function syncPath(path: string): void {
  const file = fs.openSync(path, "r");
  try {
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}
