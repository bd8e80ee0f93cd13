import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

type Cleanup = () => void;
const cleanups: Cleanup[] = [];

/**
 * Runs a cleanup when this process ends, unless it already ran: also after Ctrl-C, SIGTERM, or a
 * trial that failed halfway. @returns a function that runs it now
 */
export function undoAtEnd(undo: Cleanup): Cleanup {
  watchForEnd();
  const once = () => {
    const at = cleanups.indexOf(once);
    if (at < 0) return;
    cleanups.splice(at, 1);
    undo();
  };
  cleanups.push(once);
  return once;
}

let watching = false;

function watchForEnd(): void {
  if (watching) return;
  watching = true;
  process.on("exit", () => {
    // The latest cleanup runs first; a failing one doesn't stop the others.
    for (const undo of cleanups.toReversed()) {
      try {
        undo();
      } catch (error) {
        console.error("could not clean up:", error instanceof Error ? error.message : error);
      }
    }
  });
  for (const [signal, number] of [
    ["SIGINT", 2],
    ["SIGTERM", 15],
    ["SIGHUP", 1],
  ] as const) {
    process.on(signal, () => process.exit(128 + number));
  }
}

/** Names of our networks contain the process ID that created them: `hl123sw`, `hl-router-123`. */
const ownNames = /^hl(?:-[a-z]+-)?(\d+)[a-z0-9]*$/;

/** Whether a network device or namespace was left by a killed trial. */
export function isLeftover(name: string, isRunning: (pid: number) => boolean): boolean {
  const pid = ownNames.exec(name)?.[1];
  return pid !== undefined && !isRunning(Number(pid));
}

/** Removes the networks of killed trials: ours would use the same addresses. */
export function removeLeftovers(): void {
  const namespaces = ip("netns list").map((line) => line.split(" ")[0] ?? "");
  const devices = ip("-o link show").map((line) => /^\d+: ([^@:]+)/.exec(line)?.[1] ?? "");
  for (const name of devices) if (isLeftover(name, isTrial)) tryIp(`link delete ${name}`);
  for (const name of namespaces) {
    if (!isLeftover(name, isTrial)) continue;
    for (const pid of ip(`netns pids ${name}`)) killIfThere(Number(pid));
    tryIp(`netns delete ${name}`);
  }
}

/** Another process may have the ID in the meantime. */
function isTrial(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("trials");
  } catch {
    return false;
  }
}

/** Runs the program `ip`. @returns its lines */
export function ip(args: string): string[] {
  return execFileSync("ip", args.split(" "), { encoding: "utf8", timeout: 30_000, stdio: "pipe" })
    .split("\n")
    .filter((line) => line !== "");
}

/** For cleaning up: nothing may be there, and the other end of a pair is removed with the first. */
export function tryIp(args: string): void {
  try {
    ip(args);
  } catch {}
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has just ended.
  }
}
