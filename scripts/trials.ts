import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { endWithUsage, readCommandLine } from "../src/platform/process/command-line.ts";
import { findPostgresBinaries, postgresInstallHint } from "../tests/setup/postgres-binaries.ts";
import type { Trial } from "../trials/trial.ts";
import { trials } from "../trials/trials.ts";
import { currentWaits, limit } from "../trials/waits.ts";
import { isBuildCurrent } from "./source-stamp.ts";
import { runNpmScript } from "./test-step.ts";

/** In seconds. */
const maxTrialSeconds = 60 * 60;

/**
 * `npm run trials` lists the trials and what they need; `npm run trials -- NAME …` runs some
 * against the build, which is rebuilt if the sources have changed. A trial with missing programs is
 * skipped, with the command that installs them; one with a part that couldn't run here also counts
 * as skipped. Every wait has a limit, and so has each trial.
 */
const command = { name: "npm run trials", operands: `[${Object.keys(trials).join("|")}] …` };
const { operands: names } = readCommandLine(command);
const unknown = names.filter((name) => !trials[name]);
if (unknown.length > 0) endWithUsage(`There is no trial ${unknown.join(", ")}.`, command);
if (names.length === 0) await list();
// Pending waits of a failed trial don't keep this process running.
else process.exit(await runAll());

async function list(): Promise<void> {
  for (const [name, load] of Object.entries(trials)) {
    const trial = await load();
    console.log(`${name.padEnd(20)} ${trial.title}`);
    const missing = howToGetMissing(trial);
    if (missing) console.log(`${" ".repeat(20)} needs: ${missing}`);
  }
}

async function runAll(): Promise<number> {
  if (!isBuildCurrent()) {
    const build = await runNpmScript("build");
    if (!build.ok) {
      console.error(build.output);
      return 1;
    }
  }
  const counts = { held: 0, failed: 0, skipped: 0 };
  for (const name of names) counts[await runOne(name)]++;
  console.log(`${counts.held} held, ${counts.failed} failed, ${counts.skipped} skipped`);
  return counts.failed === 0 ? 0 : 1;
}

async function runOne(name: string): Promise<"held" | "failed" | "skipped"> {
  const trial = await trials[name]?.();
  if (!trial) return "skipped";
  console.log(`\n${name}: ${trial.title}`);
  const missing = howToGetMissing(trial);
  if (missing) {
    console.log(`SKIPPED: ${missing}`);
    return "skipped";
  }
  const began = performance.now();
  const log = (line: string) => {
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${seconds.padStart(7)} s  ${line}`);
  };
  const reminder = setInterval(() => {
    for (const wait of currentWaits()) if (wait !== theTrial) log(`still waiting for ${wait}`);
  }, 60_000);
  const theTrial = `the trial "${name}"`;
  try {
    const findings = await limit(theTrial, maxTrialSeconds, trial.run(log));
    for (const { held, message } of findings)
      console.log(`${verdictOf(held).padEnd(7)} ${message}`);
    if (findings.some(({ held: ownPairs }) => ownPairs === false)) return "failed";
    return findings.every(({ held }) => held) ? "held" : "skipped";
  } catch (error) {
    console.error(error);
    return "failed";
  } finally {
    clearInterval(reminder);
  }
}

function verdictOf(isHeld: boolean | null): string {
  if (isHeld === null) return "SKIPPED";
  return isHeld ? "held" : "FAILED";
}

/** The command that installs a trial's missing programs; null if none are missing. */
function howToGetMissing({ needs }: Trial): string | null {
  if (!findPostgresBinaries()) return postgresInstallHint;
  const packages = needs.filter(({ program }) => !isInstalled(program)).map((need) => need.package);
  return packages.length > 0 ? `apt-get install ${[...new Set(packages)].join(" ")}` : null;
}

/** Servers are in folders outside a user's PATH. */
function isInstalled(program: string): boolean {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/sbin"];
  return folders.some((folder) => existsSync(join(folder, program)));
}
