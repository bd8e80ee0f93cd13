import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { killWithParent } from "./kill-with-parent.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const node = `${root}node_modules/.bin/node`;
const storedLines = 500;
/** Seconds; the product exits earlier itself, but late on a busy machine. */
const patience = 120;
type Signals = keyof typeof constants.signals;

export interface RunningProcess {
  pid: number;
  /** Everything it printed, line by line (the last 500 lines). */
  lines: string[];
  /** Resolves with the exit status when it has ended; after signal n it is 128 + n, as in a shell. */
  exited: Promise<number>;
  /** Sends SIGTERM; if it hasn't ended within `seconds`, kills it and throws. */
  stop(seconds?: number): Promise<number>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
}

/**
 * Starts a Node program of the project with exactly this environment (plus PATH and similar).
 * If the tests are killed, so is the program, and `folders` are removed.
 */
export function startProcess(
  parameters: string[],
  environment: Record<string, string>,
  folders: string[] = [],
  workingFolder = root,
): RunningProcess {
  return startProgram(node, parameters, environment, folders, workingFolder);
}

/** The same with any program. */
export function startProgram(
  program: string,
  parameters: string[],
  environment: Record<string, string> = {},
  folders: string[] = [],
  workingFolder = root,
): RunningProcess {
  const child = spawn(program, parameters, {
    cwd: workingFolder,
    env: { ...inheritedEnvironment(), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (child.pid === undefined) throw new Error(`could not start ${program}`);
  const release = killWithParent(child.pid, folders);
  const lines = collectLines(child);
  const exited = once(child, "close").then(([status, signal]) => {
    release();
    return typeof status === "number" ? status : 128 + (constants.signals[signal as Signals] ?? 0);
  });
  const kill = async () => {
    child.kill("SIGKILL");
    await exited;
  };
  const stop = async (seconds = patience) => {
    child.kill("SIGTERM");
    const status = await Promise.race([exited, late(seconds)]);
    if (status !== "late") return status;
    await kill();
    throw new Error(`still running ${seconds} s after SIGTERM\n${lines.slice(-40).join("\n")}`);
  };
  return { pid: child.pid, lines, exited, stop, kill };
}

/** A developer's own DATABASE_URL or SMTP_URL must not leak into a test. */
function inheritedEnvironment(): Record<string, string> {
  const names = ["PATH", "HOME", "TMPDIR", "LANG", "NODE_EXTRA_CA_CERTS"];
  const present = names.filter((name) => process.env[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, process.env[name] ?? ""]));
}

function collectLines(child: ChildProcess): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let unfinished = "";
    stream?.setEncoding("utf8").on("data", (text: string) => {
      const pieces = (unfinished + text).split("\n");
      unfinished = pieces.pop() ?? "";
      lines.push(...pieces);
      lines.splice(0, lines.length - storedLines);
    });
    stream?.on("end", () => unfinished && lines.push(unfinished));
  }
  return lines;
}

function late(seconds: number): Promise<"late"> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000, "late").unref());
}
