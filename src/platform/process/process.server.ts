import { keepFilesPrivate } from "../files/private-folder.server.ts";
import { createLog, type Log } from "../log/log.server.ts";
import { readSettings, type Settings, SettingsError } from "../settings/settings.server.ts";

/** A process gets this long to finish what it is doing, in milliseconds. */
const longestStop = 9_500;

/**
 * Runs a process from settings to end: wrong settings and a failed start are told in words and end
 * it with a code that is not 0; SIGTERM and SIGINT let it finish.
 */
export async function runProcess(
  start: (settings: Settings, log: Log) => Promise<{ stop(): Promise<void> }>,
): Promise<void> {
  keepFilesPrivate();
  const settings = settingsOrExit();
  const log = createLog({ level: settings.logLevel, format: settings.logFormat });
  process.on("unhandledRejection", (error) => log.error("unhandled rejection", { error }));
  try {
    const running = await start(settings, log);
    let stopping = false;
    // Signals come again: terminals and supervisors tell the whole group, and npm passes them on.
    const stop = (signal: string) => {
      if (!stopping) void stopProcess(running, log, signal);
      stopping = true;
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
  } catch (error) {
    log.error("the start failed", { error });
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
  running: { stop(): Promise<void> },
  log: Log,
  signal: string,
): Promise<void> {
  log.info("stopping", { signal });
  const tooLong = setTimeout(() => {
    log.error("stopping took too long");
    process.exit(1);
  }, longestStop);
  await running.stop().catch((error) => log.error("stopping failed", { error }));
  clearTimeout(tooLong);
  log.info("stopped");
  process.exit(0);
}
