import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { austinPageOf, newLead, sendLead } from "../tests/faults/leads.ts";
import { freePort } from "../tests/setup/free-port.ts";
import { startMailServer } from "../tests/setup/mail-server.ts";
import { undoAtEnd } from "./leftovers.ts";
import { startDatabase } from "./product.ts";
import type { Finding, Trial } from "./trial.ts";
import { inSeconds, limit, until } from "./waits.ts";

const tag = "localhost/hearthline";
/** The unprivileged user, as in the Containerfile. */
const user = 10_001;

/** The requirements for building and running an image. */
export const imageNeeds = [
  { program: "buildah", package: "buildah" },
  { program: "podman", package: "podman" },
  { program: "crun", package: "crun" },
  { program: "debootstrap", package: "debootstrap" },
  { program: "unshare", package: "util-linux" },
];

/** The image, fully built and run as compose.yaml runs it: a web and a worker process with PostgreSQL. */
export const image: Trial = {
  title:
    "the Containerfile builds, and its image runs as web and worker with the options of compose.yaml",
  needs: imageNeeds,
  async run(log) {
    if (process.getuid?.() !== 0) return [{ held: null, message: "building an image needs root" }];
    return withImage("hearthline-image-", log, runAsComposed);
  },
};

/** Where an image is built: a folder that is removed, and the environment that leads podman there. */
export type ImagePlace = { scratch: string; environment: NodeJS.ProcessEnv };

/** Builds the image of the Containerfile, and runs a trial with it. */
export async function withImage(
  prefix: string,
  log: (line: string) => void,
  run: (place: ImagePlace) => Promise<Finding[]>,
): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), prefix));
  // Podman accepts at most 50 characters, and the temporary folder may be deep.
  const runRoot = mkdtempSync("/run/hearthline-");
  const settings = join(scratch, "storage.conf");
  writeFileSync(
    settings,
    `[storage]\ndriver = "vfs"\ngraphroot = "${join(scratch, "images")}"\nrunroot = "${runRoot}"\n`,
  );
  const environment = { ...process.env, CONTAINERS_STORAGE_CONF: settings };
  try {
    return (
      (await buildImage({ scratch, environment }, log)) ?? (await run({ scratch, environment }))
    );
  } finally {
    for (const folder of [scratch, runRoot]) rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns the error, or null */
async function buildImage(
  { scratch, environment }: ImagePlace,
  print: (line: string) => void,
): Promise<Finding[] | null> {
  const log = join(scratch, "build.log");
  const output = openSync(log, "w");
  const build = spawn("sh", ["trials/build-image.sh", scratch, tag], {
    env: environment,
    stdio: ["ignore", output, output],
  });
  const stop = undoAtEnd(() => void build.kill("SIGKILL"));
  const [code] = await limit("the image to be built", 1800, once(build, "exit")).finally(stop);
  if (code !== 0) {
    const end = readFileSync(log, "utf8").split("\n").slice(-15).join("\n");
    return [{ held: false, message: `building ended with ${code}:\n${end}` }];
  }
  const megabytes = sizeOf(environment) / 1_000_000;
  print(`the image is built: ${megabytes.toFixed(0)} MB, all of it`);
  return null;
}

function sizeOf(env: NodeJS.ProcessEnv): number {
  const command = ["image", "inspect", "--format={{.Size}}", tag];
  return Number(execFileSync("podman", command, { encoding: "utf8", env }));
}

async function runAsComposed({ scratch, environment }: ImagePlace): Promise<Finding[]> {
  const { cluster, url: databaseUrl } = await startDatabase();
  const mail = await startMailServer();
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const data = join(scratch, "data");
  mkdirSync(data);
  chownSync(data, user, user);
  const settings = {
    DATABASE_URL: databaseUrl,
    SITE_URL: url,
    SMTP_URL: mail.url,
    PORT: port,
    HOST: "127.0.0.1",
    TRUSTED_PROXIES: "127.0.0.1",
    RATE_LIMIT_FACTOR: "1000",
  };
  const podman = (...parameters: string[]) =>
    spawn("unshare", ["--mount", "trials/run-image.sh", ...parameters], {
      env: environment,
      stdio: ["ignore", "ignore", "inherit"],
    });
  const start = (kind: string) =>
    podman(
      ...["run", "--rm", `--name=${kind}`, ...composedOptions(), `--volume=${data}:/data`],
      // Not in compose.yaml: one network for all, and no limits, which not every machine can set.
      ...["--network=host", "--ipc=host", "--uts=host", "--cgroups=disabled"],
      ...["--ulimit=nofile=4096:4096", "--ulimit=nproc=1000:1000"],
      ...Object.entries({ ...settings, PROCESS: kind }).map((pair) => `--env=${pair.join("=")}`),
      tag,
    );
  const processes = ["web", "worker"].map((kind) => ({ kind, run: start(kind) }));
  try {
    const isReady = async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200;
    const ready = await until("web to be ready", isReady, 60);
    const lead = newLead(await austinPageOf(url));
    const response = await sendLead(url, lead);
    const isMailed = () => mail.received.some(({ text }) => text.includes(lead.email));
    const notifiedAfter = await until("a mail about the lead", isMailed, 60);
    const inWeb = async (...program: string[]) =>
      (await limit("a program in web", 60, once(podman("exec", "web", ...program), "exit")))[0];
    const healthy = await inWeb("bin/node", "deploy/check-health.mjs");
    const inNode = (code: string) => inWeb("bin/node", "--eval", code);
    const written = await inNode('fs.writeFileSync("/app/written", "")');
    const unprivileged = await inNode(
      `process.exit(process.getuid() - ${user} || fs.statSync("/data").uid - ${user})`,
    );
    for (const { kind } of processes) podman("kill", "--signal=TERM", kind);
    const isGone = async () => (await fetch(`${url}/healthz`).catch(() => null)) === null;
    const stopped = await until("web to stop", isGone, 30);
    const ends = processes.map(async ({ run }) => run.exitCode ?? (await once(run, "exit"))[0]);
    const codes = await limit("both containers to end", 60, Promise.all(ends));
    return [
      { held: ready !== null, message: `web is ready after ${inSeconds(ready)}` },
      {
        held: response.status === 201 && notifiedAfter !== null,
        message: `a lead is answered with ${response.status}; the worker's mail about it is sent after ${inSeconds(notifiedAfter)}`,
      },
      { held: healthy === 0, message: `its health check ends with ${healthy}` },
      {
        held: written !== 0 && unprivileged === 0,
        message: "it runs unprivileged and can only write to /data",
      },
      {
        held: stopped !== null && codes.every((code) => code === 0),
        message: `web stops by SIGTERM after ${inSeconds(stopped)}; both end with ${codes.join(" and ")}`,
      },
    ];
  } finally {
    for (const { kind } of processes) {
      await limit(`${kind} to be removed`, 60, once(podman("rm", "--force", kind), "exit"));
    }
    await mail.stop();
    await cluster.stop();
  }
}

/** The options of compose.yaml for web and worker, for podman. */
function composedOptions(): string[] {
  const composed = /^x-product:[\s\S]*?\n\n/m.exec(readFileSync("compose.yaml", "utf8"))?.[0] ?? "";
  const options = {
    "read_only: true": "--read-only",
    "tmpfs: [/tmp]": "--tmpfs=/tmp",
    "cap_drop: [ALL]": "--cap-drop=ALL",
    'security_opt: ["no-new-privileges:true"]': "--security-opt=no-new-privileges",
  };
  return Object.entries(options).map(([line, option]) => {
    if (!composed.includes(line)) throw new Error(`compose.yaml does not say: ${line}`);
    return option;
  });
}
