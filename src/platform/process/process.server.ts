import { constants, setPriority } from "node:os";
import { setPrivateUmask } from "../files/private-folder.server.ts";
import { createLog, type Log } from "../log/log.server.ts";
import { readSettings, type Settings, SettingsError } from "../settings/settings.server.ts";
import { describeNearMiss, nearMisses } from "../settings/settings-mistakes.ts";
import { explainFailure } from "./explain-failure.ts";
import { noReport, type StartupReport, startupReport } from "./progress-output.ts";

/** Milliseconds that a process has to finish its work, in addition to draining. */
const maxStop = 9_500;
/** Milliseconds between checks that npm is still running. */
const betweenChecks = 2_000;

type Running = { stop(): Promise<void> };

/**
 * Runs a process from settings to exit: invalid settings and a failed start print a message and
 * exit with a nonzero code; SIGTERM, SIGINT, and SIGHUP let it finish, or end a start right away.
 */
export async function runProcess(
  start: (settings: Settings, log: Log, report: StartupReport) => Promise<Running>,
): Promise<void> {
  setPrivateUmask();
  const settings = settingsOrExit();
  const log = createLog({ level: settings.logLevel, format: settings.logFormat });
  process.on("unhandledRejection", (error) => log.error("unhandled rejection", { error }));
  let running: Running | undefined;
  let stopping = false;
  // Signals repeat: terminals and supervisors signal the whole group, and npm forwards them.
  const stop = (signal: string) => {
    if (!stopping) void stopProcess(running, settings, log, signal);
    stopping = true;
  };
  // Before the first await: the first process of a container would ignore signals otherwise.
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("SIGHUP", stop);
  onNpmExit(() => {
    if (!stopping) log.warn("npm ended: the process that it started ends, too");
    stop("SIGHUP");
  });
  for (const miss of nearMisses(process.env)) log.warn(`${miss.given} ${describeNearMiss(miss)}`);
  const isPlain = settings.logFormat === "plain";
  const report = isPlain ? startupReport((text) => process.stdout.write(text)) : noReport;
  try {
    running = await start(settings, log, report);
  } catch (error) {
    const explained = explainFailure(error, settings);
    if (!isPlain) log.error("startup failed", { error });
    process.stderr.write(`${isPlain ? "\n" : ""}${explained ?? messageOf(error)}\n`);
    if (isPlain && explained === null) log.error("startup failed", { error });
    process.exit(1);
  }
}

/**
 * npm forwards SIGTERM and SIGINT, but nothing when SIGHUP or SIGKILL ends it. `package.json`
 * passes npm's process id, because npm's own variables also reach processes that an operator's
 * script starts in the background.
 */
function onNpmExit(end: () => void): void {
  const npm = process.ppid;
  if (process.env.STARTED_BY_NPM !== String(npm)) return;
  const checkParent = () => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    end();
  };
  const timer = setInterval(checkParent, betweenChecks);
  timer.unref();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Runs a task to completion and reports the result. */
export async function runTask(
  task: (settings: Settings, log: Log) => Promise<string>,
): Promise<void> {
  setPrivateUmask();
  const settings = settingsOrExit();
  const log = createLog({ level: "warn", format: settings.logFormat });
  for (const miss of nearMisses(process.env)) {
    process.stderr.write(`${miss.given} ${describeNearMiss(miss)}.\n`);
  }
  try {
    process.stdout.write(`${await task(settings, log)}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${explainFailure(error, settings) ?? messageOf(error)}\n`);
    process.exit(1);
  }
}

function settingsOrExit(): Settings {
  try {
    return readSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

async function stopProcess(
  running: Running | undefined,
  { drainSeconds }: Settings,
  log: Log,
  signal: string,
): Promise<void> {
  log.info("shutdown started", { signal });
  const tooLong = setTimeout(
    () => {
      log.error("shutdown took too long");
      process.exit(1);
    },
    drainSeconds * 1000 + maxStop,
  );
  // A starting process has nothing to finish, and may be waiting for a database that never
  // responds.
  await running?.stop().catch((error) => log.error("shutdown failed", { error }));
  clearTimeout(tooLong);
  log.info("shutdown finished");
  process.exit(0);
}

/** On a busy machine, requests take priority over background work. Ignored if the system doesn't allow it. */
export function lowerPriority(log: Log): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    log.warn("worker priority not lowered: it competes with web processes", { error });
  }
}
