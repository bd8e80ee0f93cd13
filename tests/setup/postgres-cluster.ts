import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chownSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { scratchPlace } from "../../scripts/scratch-folder.ts";
import { freePort } from "./free-port.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import { createDatabase, dropDatabase } from "./postgres-databases.ts";

export interface PostgresCluster {
  url(database: string): string;
  /** Folder of the Unix socket, for the rare test that needs one. */
  socketFolder: string;
  createDatabase(name: string, options?: { template?: string }): Promise<string>;
  dropDatabase(name: string): Promise<void>;
  /** An outage: "stop" closes connections in order, "crash" is a power failure. The port stays the same. */
  stopServer(how?: "stop" | "crash"): Promise<void>;
  startServer(): Promise<void>;
  restart(): Promise<void>;
  /** Stops the server and copies its data to a folder for `startFrom`. */
  saveTo(folder: string): Promise<void>;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

/**
 * Creates and starts a new PostgreSQL server; null when its programs aren't installed. It ends with
 * this process, however this process ends. `durable` leaves fsync on, for tests that kill processes
 * and count rows; `standbyOf` makes it a standby of the server with that URL; `startFrom` is a
 * folder that `saveTo` wrote.
 */
export async function startPostgresCluster(
  options: { durable?: boolean; standbyOf?: string; startFrom?: string } = {},
): Promise<PostgresCluster | null> {
  const binaries = findPostgresBinaries();
  if (binaries === null) return null;
  const place = options.durable ? tmpdir() : scratchPlace();
  const folder = mkdtempSync(join(place, "hearthline-postgres-"));
  const { supervisor, order } = startSupervisor(binaries, folder, options.standbyOf);
  if (options.startFrom) await copyFolder(options.startFrom, join(folder, "data"));
  else await order(options.standbyOf ? "copy" : "create");
  const port = await startOnFreePort(folder, options.durable ?? false, order);
  const url = (database: string) => `postgres://hearthline@127.0.0.1:${port}/${database}`;
  const cluster: PostgresCluster = {
    url,
    socketFolder: folder,
    createDatabase: (name, { template } = {}) => createDatabase(url("postgres"), name, template),
    dropDatabase: (name) => dropDatabase(url("postgres"), name),
    stopServer: (how = "stop") => order(how),
    startServer: () => order("start"),
    restart: async () => {
      await order("stop");
      await order("start");
    },
    saveTo: async (target) => {
      await order("stop");
      await copyFolder(join(folder, "data"), target);
    },
    stop: async () => {
      if (supervisor.exitCode !== null) return;
      supervisor.stdin?.end();
      await once(supervisor, "exit");
    },
  };
  return cluster;
}

/** The server's user stays the owner. */
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)("cp", ["-a", from, to]);
}

/** The supervisor has its own session, so Ctrl-C reaches us first and it can clean up after us. */
function startSupervisor(binaries: string, folder: string, source = "") {
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const script = readFileSync(new URL("./postgres-supervisor.sh", import.meta.url), "utf8");
  const args = [binaries, folder, source];
  const supervisor = spawn("/bin/sh", ["-c", script, "postgres-supervisor", ...args], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ["pipe", "pipe", "ignore"],
  });
  return { supervisor, order: orders(supervisor, folder) };
}

/** Sends one command at a time and waits for its exit status. */
function orders(supervisor: ChildProcess, folder: string) {
  if (!supervisor.stdin || !supervisor.stdout) throw new Error("the supervisor has no pipes");
  const { stdin } = supervisor;
  const lines = createInterface({ input: supervisor.stdout })[Symbol.asyncIterator]();
  return async (command: string) => {
    stdin.write(`${command}\n`);
    const line = await lines.next();
    if (line.value === `${command} 0`) return;
    throw new Error(`PostgreSQL: "${command}" failed\n${logsOf(folder)}`);
  };
}

async function startOnFreePort(
  folder: string,
  durable: boolean,
  order: (command: string) => Promise<void>,
): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    appendFileSync(join(folder, "data/postgresql.conf"), serverSettings(folder, port, durable));
    try {
      await order("start");
      return port;
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

function serverSettings(folder: string, port: number, durable: boolean): string {
  const careless = ["fsync = off", "synchronous_commit = off", "full_page_writes = off"];
  return [
    "",
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    `unix_socket_directories = '${folder}'`,
    "max_connections = 200",
    "timezone = 'UTC'",
    ...(durable ? [] : careless),
    "",
  ].join("\n");
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as `nobody`. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const number = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: "pipe" }));
      return { uid: number("-u"), gid: number("-g") };
    } catch {}
  }
  throw new Error("root may not run PostgreSQL, and there is no user postgres or nobody");
}

function logsOf(folder: string): string {
  return ["last-command.log", "server.log"]
    .map((name) => {
      try {
        return readFileSync(join(folder, name), "utf8").slice(-2000);
      } catch {
        return "";
      }
    })
    .join("\n");
}
