import { createHash } from "node:crypto";
import { realpathSync, renameSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Thrown when another process holds the folder; `holder` is its process id. */
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
 * Takes the folder for this process alone, by a Unix socket bound inside it: the kernel frees it
 * when the process dies, SIGKILL included. Who connects is told the holder's process id.
 * @returns a function that gives the folder back.
 * @throws DirectoryInUse
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = socketPath(directory);
  for (let attempt = 0; attempt < 20; attempt++) {
    const server = await bind(path);
    if (server) {
      // Someone who saw the same dead socket may have replaced ours meanwhile: look once more.
      await sleep(30);
      if ((await askHolder(path)) === process.pid) return () => release(server);
      server.close();
      continue;
    }
    const holder = await askHolder(path);
    if (holder !== null) throw new DirectoryInUse(directory, holder);
    await removeDeadSocket(path);
  }
  throw new Error(`Could not lock the folder ${directory}`);
}

/** A Unix socket's path may have at most 107 bytes; a longer one moves to the temporary folder. */
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

/** The process id that answers at the socket, or null when nobody does. */
function askHolder(path: string): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect(path);
    let answer = "";
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => resolve(null));
    socket.on("close", () => resolve(answer === "" ? null : Number(answer)));
  });
}

/** Moves the dead socket aside; if it turns out to be a live one after all, puts it back. */
async function removeDeadSocket(path: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if ((await askHolder(aside)) !== null) renameSync(aside, path);
  else rmSync(aside, { force: true });
}

function release(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
