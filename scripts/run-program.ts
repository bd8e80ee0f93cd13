import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { killWithParent } from "../tests/setup/kill-with-parent.ts";

const ticksPerSecond = 4;

export type ProgramOptions = {
  folder: string;
  environment: NodeJS.ProcessEnv;
  /** Seconds without activity after which the program is killed as hung. */
  quietSeconds: number;
  /** A number that changes with activity that isn't printed. */
  heartbeat?: () => number;
  /** Called once a second. */
  onSecond?: () => void;
  /** Removed if we are killed before the program ends. */
  scratchFolders?: string[];
};

export type Ended = {
  /** Null if it was ended by a signal. */
  status: number | null;
  signal: NodeJS.Signals | null;
  /** Everything it printed, and finally why it was killed, if it was. */
  output: string;
  milliseconds: number;
};

/**
 * Runs a program to completion, however long that takes, as long as it prints or its heartbeat
 * changes. Killing it kills everything it started.
 */
export async function runProgram(
  program: string,
  parameters: string[],
  options: ProgramOptions,
): Promise<Ended> {
  const began = Date.now();
  // Its own process group: a worker in an endless loop would outlive the program.
  const child = spawn(program, parameters, {
    cwd: options.folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: options.environment,
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`could not start ${program}`);
  const release = killWithParent(-pid, options.scratchFolders);
  const closed = once(child, "close");
  let output = "";
  let quietTicks = 0;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      quietTicks = 0;
    });
  }
  const signalAll = (signal: NodeJS.Signals) => {
    try {
      process.kill(-pid, signal);
    } catch {
      // It has just ended.
    }
  };
  const interrupt = () => signalAll("SIGINT");
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  let ticks = 0;
  let lastBeat = options.heartbeat?.();
  // Counts ticks, not time: while the machine sleeps, nothing hangs.
  const watch = setInterval(() => {
    const beat = options.heartbeat?.();
    quietTicks = beat === lastBeat ? quietTicks + 1 : 0;
    lastBeat = beat;
    if (++ticks % ticksPerSecond === 0) options.onSecond?.();
    if (quietTicks !== Math.ceil(options.quietSeconds * ticksPerSecond)) return;
    output += `\nended by force: nothing happened for ${options.quietSeconds} seconds\n`;
    signalAll("SIGKILL");
  }, 1000 / ticksPerSecond);
  const [status, signal] = await once(child, "exit");
  // Its leftover processes would keep its pipes open.
  if ((await Promise.race([closed, sleep(1_000)])) === undefined) signalAll("SIGKILL");
  await Promise.race([closed, sleep(1_000)]);
  clearInterval(watch);
  process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  // Interrupted: without the release the watcher removes folders that are still being written to.
  if (signal === "SIGINT" || status === 130) process.exit(130);
  release();
  return { status, signal, output, milliseconds: Date.now() - began };
}
