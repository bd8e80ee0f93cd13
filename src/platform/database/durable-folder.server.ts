import fs from "node:fs";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** What the engine is started with. */
type EngineOptions = Parameters<NodeFS["init"]>[1];

/** What the engine's file system hands to its operations on an open file. */
type OpenFile = { nfd: number; node: { mode: number } };

/** Its own memory would grow to 128 MB; what does not fit is read from the file system, or the system's cache. */
export const engineParameters = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/**
 * A folder for PGlite in which a commit is on the disk before it is acknowledged (`storage.embedded-durable`).
 * The library starts its engine without fsync, and its own file system has none.
 * @param onLost called when the disk refused. What was written may be gone, whatever is asked later, so it ends the process.
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

/** Brings a folder with all that is below it to the disk. */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    syncPath(`${entry.parentPath}/${entry.name}`);
  }
  syncPath(folder);
}

/** Brings a file, or the names in a folder, to the disk. */
export function syncPath(path: string): void {
  const file = fs.openSync(path, "r");
  try {
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}
