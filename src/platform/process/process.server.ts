import { keepFilesPrivate } from "../files/private-folder.server.ts";
import { createLog, type Log } from "../log/log.server.ts";
import { readSettings, type Settings, SettingsError } from "../settings/settings.server.ts";

/** A process gets this long, besides draining, to finish what it is doing, in milliseconds. */
const longestStop = 9_500;

type Running = { stop(): Promise<void> };

/**
 * Runs a process from settings to end: wrong settings and a failed start are told in words and end
 * it with a code that is not 0; SIGTERM and SIGINT let it finish, or end a start at once (`operations.drain`).
 */
export async function runProcess(
  start: (settings: Settings, log: Log) => Promise<Running>,
): Promise<void> {
  keepFilesPrivate();
  const settings = settingsOrExit();
  const log = createLog({ level: settings.logLevel, format: settings.logFormat });
  process.on("unhandledRejection", (error) => log.error("unhandled rejection", { error }));
  let running: Running | undefined;
  let stopping = false;
  // Signals come again: terminals and supervisors tell the whole group, and npm passes them on.
  const stop = (signal: string) => {
    if (!stopping) void stopProcess(running, settings, log, signal);
    stopping = true;
  };
  // Before the first wait: as the first process of a container it would not hear them otherwise.
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  try {
    running = await start(settings, log);
  } catch (error) {
    log.error("startup failed", { error });
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** Runs a task to its end and says what came of it. */
export async function runTask(
  task: (settings: Settings, log: Log) => Promise<string>,
): Promise<void> {
  keepFilesPrivate();
  const settings = settingsOrExit();
  const log = createLog({ level: "warn", format: settings.logFormat });
  try {
    process.stdout.write(`${await task(settings, log)}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
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
    drainSeconds * 1000 + longestStop,
  );
  // What is only starting has nothing to finish, and may be waiting for a database that never comes.
  await running?.stop().catch((error) => log.error("shutdown failed", { error }));
  clearTimeout(tooLong);
  log.info("shutdown finished");
  process.exit(0);
}
