import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newLead, sendLead } from "../tests/faults/leads.ts";
import { freePort } from "../tests/setup/free-port.ts";
import { until } from "./product.ts";
import type { Finding, Trial } from "./trial.ts";

/** Nobody, as in the Containerfile. */
const user = 10_001;

/** The files of the container's image, run with the container's command in a read-only root. */
export const container: Trial = {
  title:
    "what the Containerfile collects runs as nobody with a read-only root and one writable folder",
  needs: [
    { program: "unshare", package: "util-linux" },
    { program: "chroot", package: "coreutils" },
  ],
  async run(say) {
    if (process.getuid?.() !== 0) throw new Error("a root of its own needs root");
    const scratch = mkdtempSync(join(tmpdir(), "hearthline-container-"));
    const [tree, data, root] = ["tree", "data", "root"].map((name) => join(scratch, name)) as [
      string,
      string,
      string,
    ];
    let child: ChildProcess | undefined;
    try {
      execFileSync(process.execPath, ["deploy/collect-runtime.mjs", tree], { stdio: "inherit" });
      const megabytes = Number(
        execFileSync("du", ["-sm", "--apparent-size", tree], { encoding: "utf8" }).split("\t")[0],
      );
      say(`the tree takes ${megabytes} MB, Node itself included`);
      for (const folder of [data, root]) mkdirSync(folder);
      chownSync(data, user, user);
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const settings = { ...environmentOfImage(), PORT: String(port), SITE_URL: url };
      const inRoot = (parameters: readonly string[]) =>
        spawn(
          "unshare",
          ["--mount", "--propagation=private", "trials/read-only-root.sh", root, tree, data]
            .concat(["-i", ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)])
            .concat(parameters),
          { stdio: ["ignore", "ignore", "inherit"] },
        );
      child = inRoot(commandOfImage("CMD"));
      const { pid } = child;
      const status = async (path: string) => (await fetch(url + path).catch(() => null))?.status;
      const seconds = await until(async () => (await status("/readyz")) === 200);
      say(`ready after ${seconds?.toFixed(1)} s on its first start, ${memory(pid)}`);
      const pages = await fetch(`${url}/api/seo_pages?service=pest-control&state=TX`);
      const [page] = (await pages.json()) as { id: string }[];
      const lead = await sendLead(url, newLead(page?.id));
      const [healthy] = await once(inRoot(commandOfImage("HEALTHCHECK")), "exit");
      const written = await tryToWrite(inRoot);
      const stopping = performance.now();
      child.kill("SIGTERM");
      const [code] = await once(child, "exit");
      const stopped = (performance.now() - stopping) / 1000;
      const [sick] = await once(inRoot(commandOfImage("HEALTHCHECK")), "exit");
      const findings: Finding[] = [
        {
          held: seconds !== null && lead.status === 201,
          words: `a lead is answered ${lead.status}`,
        },
        { held: healthy === 0 && sick === 1, words: `health check: ${healthy}, stopped: ${sick}` },
        { held: written === 0, words: `${written} of / /app /usr can be written` },
        { held: readdirSync(data).includes("database"), words: "its rows are in /data" },
        {
          held: code === 0,
          words: `stopped by SIGTERM after ${stopped.toFixed(1)} s with ${code}`,
        },
      ];
      return findings;
    } finally {
      child?.kill("SIGKILL");
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

/** @returns how many of the folders that have to be read-only took a file */
async function tryToWrite(inRoot: (parameters: string[]) => ChildProcess): Promise<number> {
  const code = `
    const { writeFileSync } = require("node:fs");
    let taken = 0;
    for (const folder of ["", "/app", "/usr"]) {
      try { writeFileSync(folder + "/written", ""); taken++; } catch {}
    }
    process.exit(taken);`;
  const [taken] = await once(inRoot(["bin/node", "-e", code]), "exit");
  return taken;
}

function memory(pid: number | undefined): string {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return `${megabytes("VmHWM")} MB of memory at most, now ${megabytes("VmRSS")}`;
}

const containerfile = readFileSync("Containerfile", "utf8");

function environmentOfImage(): Record<string, string> {
  const line = /^ENV (.+)$/m.exec(containerfile)?.[1] ?? "";
  return Object.fromEntries(line.split(" ").map((one) => one.split("=") as [string, string]));
}

/** What the image runs, by the last line that says so. */
function commandOfImage(kind: "CMD" | "HEALTHCHECK"): string[] {
  const lines = containerfile.split("\n").filter((line) => line.startsWith(kind));
  return JSON.parse(/\[.*\]/.exec(lines.at(-1) ?? "")?.[0] ?? "[]");
}
