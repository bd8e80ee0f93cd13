import { createHash } from "node:crypto";
import fs, { realpathSync, renameSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** Another process holds the folder; `holder` is its process id. */
class DirectoryInUse extends Error {
  readonly holder: number;
  constructor(directory: string, holder: number) {
    super(
      `The folder ${directory} is in use by process ${holder}. ` +
        "Stop that process first, or give this one another DATA_DIR or a DATABASE_URL.",
    );
    this.name = "DirectoryInUse";
    this.holder = holder;
  }
}

/**
 * Locks the folder for this process with a Unix socket bound inside it. The kernel releases it when
 * the process dies, even by SIGKILL. Anyone who connects gets the holder's process id.
 * @returns a function that releases the folder
 * @throws DirectoryInUse
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = socketPath(directory);
  for (let attempt = 0; attempt < 20; attempt++) {
    const server = await bind(path);
    if (server) {
      // Another process that saw the same dead socket may have replaced ours: check again.
      await sleep(30);
      if ((await readLockHolder(path)) === process.pid) return () => release(server);
      server.close();
      continue;
    }
    const holder = await readLockHolder(path);
    if (holder !== null) throw new DirectoryInUse(directory, holder);
    await removeDeadSocket(path);
  }
  throw new Error(`Could not lock the folder ${directory}`);
}

/** A Unix socket's path is limited to 107 bytes; a longer one moves to the temporary folder. */
function socketPath(directory: string): string {
  const real = realpathSync(directory);
  const inside = join(real, "in-use.sock");
  if (Buffer.byteLength(inside) <= 100) return inside;
  const name = createHash("sha256").update(real).digest("hex").slice(0, 24);
  return join(tmpdir(), `hearthline-${name}.sock`);
}

function bind(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on("error", () => {});
      socket.end(String(process.pid));
    });
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** The process id reported by the socket, or null if there is no response. */
function readLockHolder(path: string): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect(path);
    let output = "";
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on("data", (chunk) => {
      output += chunk;
    });
    socket.on("error", () => resolve(null));
    socket.on("close", () => resolve(output === "" ? null : Number(output)));
  });
}

/** Moves the dead socket aside. Restores it if it turns out to be alive. */
async function removeDeadSocket(path: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if ((await readLockHolder(aside)) !== null) renameSync(aside, path);
  else rmSync(aside, { force: true });
}

function release(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** The engine's start options. */
type EngineOptions = Parameters<NodeFS["init"]>[1];

/** An open file in the engine's file system. */
type OpenFile = { nfd: number; node: { mode: number } };

/** Its own cache would grow to 128 MB; other data is read from the file system or the OS cache. */
export const engineParameters = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/**
 * A folder for PGlite in which a commit is on disk before it is acknowledged
 * (`fault.power-cut`). The library runs its engine without fsync, and its own file system
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

  override async init(pg: PGlite, engineOptions: EngineOptions) {
    const { emscriptenOpts } = await super.init(pg, engineOptions);
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
