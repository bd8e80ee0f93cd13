import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeEnvironment, nodeFlags } from "../../scripts/node-flags.ts";
import { type RunningProcess, startProcess } from "./child-process.ts";
import { freePort } from "./free-port.ts";

const ownRoot = fileURLToPath(new URL("../..", import.meta.url));

export interface ApplicationOptions {
  /** PostgreSQL; without it the embedded database in a new folder is used. */
  databaseUrl?: string;
  /** The mail server's `smtp://…`. */
  smtpUrl?: string;
  /** The port it listens on; by default a free one. */
  port?: number;
  /** Any other setting, by name. */
  environment?: Record<string, string>;
  /** A data folder to copy at the start, instead of an empty one. */
  startFrom?: string;
  /** The folder of another version, with its build; by default this one's. */
  root?: string;
  /** Maximum seconds until /readyz responds with 200. */
  startSeconds?: number;
}

export interface Application {
  url: string;
  dataFolder: string;
  environment: Record<string, string>;
  process(): RunningProcess;
  /** Fetches a path of the application; redirects are returned, not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The end of its log. */
  logs(lines?: number): string;
  /** Sends SIGTERM and removes its folder; throws if it hangs. */
  stop(): Promise<void>;
  /** Sends SIGKILL; the folder stays, so restart() finds the saved data. */
  kill(): Promise<void>;
  /** Stops it if it still runs, then starts it again on the same port and folder. */
  restart(): Promise<void>;
}

/** Starts the built product, by default with everything in one process, and waits until it is ready. */
export async function startApplication(options: ApplicationOptions = {}): Promise<Application> {
  const port = options.port ?? (await freePort());
  const root = options.root ?? ownRoot;
  const dataFolder = mkdtempSync(join(tmpdir(), "hearthline-data-"));
  if (options.startFrom) cpSync(options.startFrom, dataFolder, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const environment: Record<string, string> = {
    ...nodeEnvironment,
    HOST: "127.0.0.1",
    PORT: String(port),
    SITE_URL: url,
    ...settingsOf(options, dataFolder),
  };
  const start = async () => {
    const program = builtProgram("main.js", root);
    const started = startProcess([...nodeFlags, program], environment, [dataFolder], root);
    await waitUntilReady(url, started, options.startSeconds ?? 240);
    return started;
  };
  const removeFolder = () => rmSync(dataFolder, { recursive: true, force: true });
  let running = await start().catch((error: unknown) => {
    removeFolder();
    throw error;
  });
  return {
    url,
    dataFolder,
    environment,
    process: () => running,
    fetch: (path, init) => fetch(new URL(path, url), { redirect: "manual", ...init }),
    logs: (lines = 40) => running.lines.slice(-lines).join("\n"),
    stop: async () => {
      await running.stop();
      removeFolder();
    },
    kill: () => running.kill(),
    restart: async () => {
      await running.stop();
      running = await start();
    },
  };
}

/** Starts a process that only runs background tasks, next to one that uses PostgreSQL. */
export function startWorker(options: ApplicationOptions & { dataFolder: string }): RunningProcess {
  const environment = {
    ...nodeEnvironment,
    ...settingsOf(options, options.dataFolder),
    PROCESS: "worker",
  };
  return startProcess([...nodeFlags, builtProgram("main.js", ownRoot)], environment);
}

function settingsOf(options: ApplicationOptions, dataFolder: string): Record<string, string> {
  return {
    DATA_DIR: dataFolder,
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
    ...(options.smtpUrl ? { SMTP_URL: options.smtpUrl } : {}),
    ...options.environment,
  };
}

function builtProgram(name: string, root: string): string {
  const path = join(root, "build/server", name);
  if (!existsSync(path)) {
    throw new Error(`build/server/${name} is missing: run "npm run build" first (npm test does)`);
  }
  return path;
}

async function waitUntilReady(
  url: string,
  started: RunningProcess,
  seconds: number,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  let ended: number | null = null;
  void started.exited.then((status) => {
    ended = status;
  });
  let last = "no answer";
  while (Date.now() < deadline && ended === null) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.status === 200) return;
    if (response) last = `${response.status} ${await response.text()}`;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const reason = ended === null ? `/readyz after ${seconds} s: ${last}` : `it ended with ${ended}`;
  await started.kill();
  throw new Error(`the application did not become ready: ${reason}\n${started.lines.join("\n")}`);
}
