import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { austinPageOf, newLead, sendLead } from "../tests/faults/leads.ts";
import { freePort } from "../tests/setup/free-port.ts";
import { undoAtEnd } from "./leftovers.ts";
import type { Finding, Trial } from "./trial.ts";
import { limit, until } from "./waits.ts";

/** The unprivileged user, as in the Containerfile. */
const user = 10_001;

/** The image's files, run with the container's command on a read-only root. */
export const container: Trial = {
  title: "the image's files run unprivileged with a read-only root and one writable folder",
  needs: [{ program: "unshare", package: "util-linux" }],
  async run(log) {
    if (process.getuid?.() !== 0) return [{ held: null, message: "a root of its own needs root" }];
    const scratch = mkdtempSync(join(tmpdir(), "hearthline-container-"));
    const [files, data, root] = ["files", "data", "root"].map((name) => join(scratch, name)) as [
      string,
      string,
      string,
    ];
    let child: ChildProcess | undefined;
    try {
      for (const parameters of [
        ["deploy/collect-runtime.mjs", join(files, "app")],
        ["deploy/collect-system.mjs", files],
      ]) {
        execFileSync(process.execPath, parameters, { stdio: "inherit" });
      }
      const bytes = execFileSync("du", ["-sb", files], { encoding: "utf8" }).split("\t")[0];
      log(`all files take ${Math.round(Number(bytes) / 1_000_000)} MB, Node itself included`);
      for (const folder of [data, root]) mkdirSync(folder);
      chownSync(data, user, user);
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const own = { PORT: String(port), SITE_URL: url, RATE_LIMIT_FACTOR: "1000" };
      const settings = { ...environmentOfImage(), TRUSTED_PROXIES: "127.0.0.1", ...own };
      const inRoot = (parameters: readonly string[]) =>
        spawn(
          "unshare",
          [
            ...["--mount", "--propagation=private", "trials/read-only-root.sh", root, files, data],
            ...parameters,
          ],
          {
            env: { ...settings, PATH: process.env.PATH },
            stdio: ["ignore", "ignore", "inherit"],
          },
        );
      child = inRoot(commandOfImage("CMD"));
      undoAtEnd(() => void child?.kill("SIGKILL"));
      const memory = watchMemory(child.pid ?? 0);
      const status = async (path: string) => (await fetch(url + path).catch(() => null))?.status;
      const seconds = await until("its first start", async () => (await status("/readyz")) === 200);
      const first = memory.peakMegabytes();
      log(`ready after ${seconds?.toFixed(1)} s on its first start, with ${first} MB at most`);
      const pageId = await austinPageOf(url);
      const leads: number[] = [];
      for (let count = 0; count < 50; count++) {
        leads.push((await sendLead(url, newLead(pageId))).status);
        await fetch(`${url}/pest-control/austin-tx?${count}`).then((response) => response.text());
      }
      await sleep(40_000);
      const settled = memory.now();
      memory.stop();
      const [healthy] = await ended(inRoot(commandOfImage("HEALTHCHECK")));
      const written = await tryToWrite(inRoot);
      const unloaded = await countUnloaded(inRoot);
      const stopping = performance.now();
      child.kill("SIGTERM");
      const [code] = await ended(child);
      const stopped = (performance.now() - stopping) / 1000;
      const [sick] = await ended(inRoot(commandOfImage("HEALTHCHECK")));
      const findings: Finding[] = [
        {
          held: seconds !== null && leads.every((status) => status === 201),
          message: `${leads.filter((status) => status === 201).length} of 50 leads were taken`,
        },
        { held: first < 768, message: `its first start takes ${first} MB of memory at most` },
        { held: settled < 350, message: `40 s after 50 leads and 50 pages it takes ${settled} MB` },
        {
          held: healthy === 0 && sick === 1,
          message: `health check: ${healthy}, stopped: ${sick}`,
        },
        { held: written === 0, message: `${written} of / /app /etc can be written` },
        { held: unloaded === 0, message: `${unloaded} packages that the build names do not load` },
        { held: readdirSync(data).includes("database"), message: "its rows are in /data" },
        {
          held: code === 0,
          message: `stopped by SIGTERM after ${stopped.toFixed(1)} s with ${code}`,
        },
      ];
      return findings;
    } finally {
      child?.kill("SIGKILL");
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

/** @returns how many read-only folders accepted a file */
async function tryToWrite(inRoot: (parameters: string[]) => ChildProcess): Promise<number> {
  const code = `
    const { writeFileSync } = require("node:fs");
    let taken = 0;
    for (const folder of ["", "/app", "/etc"]) {
      try { writeFileSync(folder + "/written", ""); taken++; } catch {}
    }
    process.exit(taken);`;
  const [exitCode] = await ended(inRoot(["bin/node", "-e", code]));
  return exitCode;
}

/** Loads every package the built product imports, in the root. @returns how many are missing */
async function countUnloaded(inRoot: (parameters: string[]) => ChildProcess): Promise<number> {
  const named = readdirSync("build/server", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => [...readFileSync(join("build/server", name), "utf8").matchAll(packageName)])
    .map(([, name]) => name)
    .filter((name) => !isBuiltin(name ?? ""));
  const code = `
    let missing = 0;
    for (const name of ${JSON.stringify([...new Set(named)])}) {
      await import(name).catch((error) => { missing++; console.error(name, error.message); });
    }
    process.exit(missing);`;
  const [missing] = await ended(inRoot(["bin/node", "--input-type=module", "--eval", code]));
  return named.length > 30 ? missing : Number.NaN;
}

/** In a static or dynamic import. */
const packageName = /(?:^import\s(?:.*?\sfrom\s)?|\bimport\()"([^."/][^"]*)"/gm;

/** Samples ten times a second how many MB a process and its children use, shared memory counted once. */
function watchMemory(pid: number) {
  let peak = 0;
  const now = () => {
    const megabytes = familyOf(pid).reduce(
      (sum, processId) => sum + proportionalMegabytes(processId),
      0,
    );
    peak = Math.max(peak, megabytes);
    return Math.round(megabytes);
  };
  const timer = setInterval(now, 100);
  return { now, peakMegabytes: () => Math.round(peak), stop: () => clearInterval(timer) };
}

function familyOf(pid: number): number[] {
  const children = readProc(`${pid}/task/${pid}/children`).split(" ").filter(Boolean);
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
}

function proportionalMegabytes(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
}

/** Empty for a process that has just ended. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8").trim();
  } catch {
    return "";
  }
}

function ended(child: ChildProcess): Promise<[number]> {
  const exit = once(child, "exit") as Promise<[number]>;
  return limit(`the end of ${child.spawnargs.slice(-2).join(" ")}`, 120, exit);
}

const containerfile = readFileSync("Containerfile", "utf8");

function environmentOfImage(): Record<string, string> {
  const line = /^ENV (.+)$/m.exec(containerfile)?.[1] ?? "";
  return Object.fromEntries(line.split(" ").map((pair) => pair.split("=") as [string, string]));
}

/** The image's command, from its last CMD or HEALTHCHECK line. */
function commandOfImage(kind: "CMD" | "HEALTHCHECK"): string[] {
  const lines = containerfile.split("\n").filter((line) => line.startsWith(kind));
  return JSON.parse(/\[.*\]/.exec(lines.at(-1) ?? "")?.[0] ?? "[]");
}
