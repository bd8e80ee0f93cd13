import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type ImagePlace, imageNeeds, withImage } from "./image.ts";
import { undoAtEnd } from "./leftovers.ts";
import type { Finding, Trial } from "./trial.ts";
import { limit } from "./waits.ts";

/** The unprivileged user, as in the Containerfile. */
const user = "10001";
/** Without it containers can't resolve each other's names. */
const names = "/usr/lib/cni/dnsname";

/** compose.yaml unchanged, started by a compose tool; third-party images are built from Debian packages. */
export const compose: Trial = {
  title: "compose.yaml starts everything: a lead sent through the proxy triggers its alert",
  needs: [...imageNeeds, { program: "podman-compose", package: "podman-compose" }],
  async run(log) {
    if (process.getuid?.() !== 0) return [{ held: null, message: "building images needs root" }];
    if (!existsSync(names)) {
      const message = "needs golang-github-containernetworking-plugin-dnsname (Debian)";
      return [{ held: null, message }];
    }
    return withImage("hearthline-compose-", log, runComposed);
  },
};

async function runComposed({ scratch, environment }: ImagePlace): Promise<Finding[]> {
  const parameters = ["--mount", "sh", "trials/compose/run.sh", scratch];
  const running = spawn("unshare", parameters, {
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Its own trap stops everything it started.
  const stop = undoAtEnd(() => void running.kill("SIGTERM"));
  const output = limit("compose.yaml to be up and looked at", 1200, text(running.stdout));
  const lines = (await output.finally(stop)).split("\n");
  const facts = Object.fromEntries(lines.map((line) => line.split("=", 2)));
  const log = join(scratch, "compose.log");
  if (facts.up !== "0") {
    const end = existsSync(log) ? readFileSync(log, "utf8").split("\n").slice(-15).join("\n") : "";
    return [{ held: false, message: `it did not start:\n${end}` }];
  }
  const states = ["database", "web", "worker"].map((name) => facts[name]);
  return [
    {
      held: states.every((state) => state === "healthy"),
      message: `database, web and worker are ${states.join(", ")} by their own health checks`,
    },
    {
      held: facts.home === "200 true",
      message: `the proxy answers the home page over TLS with ${facts.home?.split(" ")[0]}`,
    },
    {
      held: facts.lead?.startsWith("201 ") === true && Number(facts.told) > 0,
      message: `a lead through it is answered with ${facts.lead?.split(" ")[0]}; messages about it that the worker settled: ${facts.told}`,
    },
    {
      held: facts.writes === "no" && facts.user === user,
      message: `web is user ${facts.user}, and writes to its program: ${facts.writes}`,
    },
  ];
}
