import { setTimeout as sleep } from "node:timers/promises";
import { healthReports } from "~/app/health.server.ts";
import { emails, jobs, schedules } from "~/app/jobs.server.ts";
import { personalData } from "~/app/personal-data.server.ts";
import { subscriptions } from "~/app/reactions.server.ts";
import { startSending } from "~/domains/follow-ups/index.server.ts";
import { visitSource } from "~/domains/growth/index.server.ts";
import { ensureFirstAdministrator } from "~/domains/identity/index.server.ts";
import { storeMail } from "~/domains/inbox/index.server.ts";
import { isSourceMailbox, receiveLeadMail } from "~/domains/lead-sources/index.server.ts";
import { readTokenAddress } from "~/domains/messaging/index.server.ts";
import { readBacklog, watchHealth } from "~/domains/operations/index.server.ts";
import { normalizePhoneNumbers } from "~/domains/operations/operations.jobs.server.ts";
import { resetSimulatedApprovals } from "~/domains/phone-numbers/index.server.ts";
import { visitNotes } from "~/domains/shared/index.server.ts";
import { product, system, visitor } from "~/domains/shared/index.ts";
import { openHostDirectory } from "~/domains/storefront/index.server.ts";
import { startAfterRestoreRelease } from "~/platform/backup/sending-hold.server.ts";
import { type Clock, systemClock } from "~/platform/clock.ts";
import type { Database } from "~/platform/database/database.server.ts";
import { countSlowStatements } from "~/platform/database/slow-statements.ts";
import { isUnavailable } from "~/platform/database/violations.server.ts";
import { startDispatcher } from "~/platform/events/dispatcher.server.ts";
import {
  createRouteHandler,
  type LoadRoutes,
} from "~/platform/http/server/request-handler.server.ts";
import type { Visits } from "~/platform/http/server/visits.ts";
import { type StaticFiles, startWebServer } from "~/platform/http/server/web-server.server.ts";
import { startWorkerServer } from "~/platform/http/server/worker-server.server.ts";
import type { Log } from "~/platform/log/log.server.ts";
import { createMetrics, describeProcess, type Metrics } from "~/platform/metrics/metrics.server.ts";
import { type Platform, startPlatform } from "~/platform/platform.server.ts";
import { lowerPriority } from "~/platform/process/process.server.ts";
import { noReport, type StartupReport, secondsSince } from "~/platform/process/progress-output.ts";
import { runWhileClockInSync } from "~/platform/process/run-while-clock-in-sync.server.ts";
import { watchQueue } from "~/platform/queue/queue-health.server.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { loadDemoOnFirstStart } from "../demo/load-on-first-start.server.ts";
import { logReady, reportReady } from "./announce-ready.server.ts";

export type ApplicationOptions = {
  settings: Settings;
  log: Log;
  /** The routes and their access rules; in development they are reloaded for each request. */
  loadRoutes: LoadRoutes;
  staticFiles: StaticFiles;
  mode: "production" | "development";
  /**
   * `report` prints startup messages. Tests pass an open database, a clock, and whether to load the
   * demo into an empty one.
   */
  overrides?: { report?: StartupReport; database?: Database; demo?: boolean; clock?: Clock };
};

export type Running = { stop(): Promise<void> };

/** A running web process and what its requests are served with. */
export type RunningWeb = Running & { platform: Platform };

/** Records visits, and gives pages that vary by traffic source the source of each visitor. */
function visitsOf(settings: Settings, clock: Clock): Visits {
  return {
    ...visitNotes(settings, clock),
    sourceOf: (request) => visitSource(settings, request, clock.now()),
  };
}

/**
 * Starts the web process: first the server, which is alive but not ready, then the database and
 * everything that needs it. Unless the settings split them, this process also runs background
 * tasks.
 */
export async function startApplication(options: ApplicationOptions): Promise<RunningWeb> {
  const { settings, log, loadRoutes, mode, overrides = {} } = options;
  const { clock = systemClock } = overrides;
  const metrics = createMetrics(describeProcess(settings.process));
  const web = await startWebServer({
    settings,
    log,
    staticFiles: options.staticFiles,
    visits: visitsOf(settings, clock),
    metrics,
    readBacklog: (opened) => readBacklog(opened, system("metrics")),
    routes: await createRouteHandler(loadRoutes, mode),
  });
  const worker = settings.process === "all";
  const report = overrides.report ?? noReport;
  const prepared = report.step("Preparing the database");
  let platform: Platform;
  try {
    platform = await startWhenReachable({
      settings,
      log,
      metrics,
      worker,
      database: overrides.database,
      clock,
    });
  } catch (error) {
    await web.stop();
    throw error;
  }
  prepared();
  await ensureFirstAdministrator(platform);
  const demo = overrides.demo ?? (settings.demo && platform.database.kind === "pglite");
  const began = performance.now();
  if (await loadDemoOnFirstStart(platform, demo)) {
    report.print(`Loading sample data … done in ${secondsSince(began)} s (DEMO=no skips this)`);
    log.info("demo data loaded on first start");
  }
  await inTransaction(platform, async ({ enqueue }) => enqueue(normalizePhoneNumbers, {}));
  // Ready requires all of it: losing the database during startup ends the process; later it
  // reconnects.
  const stopWorking = worker ? await startWork(platform) : async () => {};
  const ownHosts = await openHostDirectory(platform);
  web.open(platform, ownHosts);
  const stopWatching = watchQueue(platform);
  // Tests run the health check themselves.
  const stopHealthChecks = overrides.database ? () => {} : watchHealthPeriodically(platform);
  if (report.isOn) await reportReady(platform, report, demo);
  else await logReady(platform, demo);
  countSlowStatements();
  return {
    platform,
    async stop() {
      stopWatching();
      stopHealthChecks();
      await web.drain(settings.drainSeconds);
      // Open event streams would keep the server from closing.
      await platform.liveUpdates.end();
      await web.stop();
      await stopWorking();
      await ownHosts.stop();
      await platform.stop();
    },
  };
}

/** Starts a process that only runs background tasks. Any number can share one PostgreSQL. */
export async function startWorker(
  settings: Settings,
  log: Log,
  report: StartupReport,
): Promise<Running> {
  lowerPriority(log);
  const prepared = report.step("Preparing the database");
  const metrics = createMetrics(describeProcess(settings.process));
  let platform: Platform | null = null;
  let stopping = false;
  const { workerPort: port, host } = settings;
  const server =
    port === null
      ? null
      : await startWorkerServer({
          settings,
          metrics,
          port,
          host,
          platform: () => platform,
          stopping: () => stopping,
          readBacklog: (opened) => readBacklog(opened, system("metrics")),
        });
  const started = await startWhenReachable({ settings, log, metrics, worker: true });
  const stopWorking = await startWork(started);
  const stopHealthChecks = watchHealthPeriodically(started);
  platform = started;
  prepared();
  report.print("The worker is running.");
  log.info("worker ready", { database: started.database.kind, pid: process.pid });
  countSlowStatements();
  return {
    async stop() {
      stopping = true;
      stopHealthChecks();
      await stopWorking();
      await started.stop();
      await server?.stop();
    },
  };
}

/** Runs a health check every minute. @returns a function that stops it */
function watchHealthPeriodically(platform: Platform): () => void {
  const check = () =>
    watchHealth(platform, system("watch-health")).catch((error) =>
      platform.log.warn("health check failed", { error }),
    );
  const timer = setInterval(() => void check(), 60_000);
  return () => clearInterval(timer);
}

/**
 * Starts the workers, or waits until sending is released after a restore (`backups.quiet`); they
 * run while the process's clock agrees with the database's. @returns a function that stops them
 */
function startWork(platform: Platform): Promise<() => Promise<void>> {
  return startAfterRestoreRelease(
    platform.database,
    () => startProcessing(platform),
    () =>
      platform.log.warn(
        "backup restored: sending and background tasks are off until npm run release, or the button at /admin/health",
      ),
  );
}

/** Starts tasks, events, follow-ups, and incoming mail. @returns a function that stops the last three */
async function startProcessing(platform: Platform): Promise<() => Promise<void>> {
  let isEnding = false;
  const stopWorking = await runWhileClockInSync(platform, async () => {
    // Before any text is sent.
    await resetSimulatedApprovals(platform, system("texting-registration"));
    await platform.queue.work(platform, jobs, schedules);
    const stopDispatching = await startDispatcher(platform, subscriptions);
    const stopSending = startSending(platform);
    return async () => {
      // A process that is shutting down stops the queue itself, last.
      if (!isEnding) await platform.queue.rest();
      await stopDispatching();
      await stopSending();
    };
  });
  const stopReceiving = await receiveMails(platform);
  return async () => {
    isEnding = true;
    await stopReceiving();
    await stopWorking();
  };
}

/** Receives mail if configured. @returns a function that stops it */
async function receiveMails(platform: Platform): Promise<() => Promise<void>> {
  const { inboundMail } = platform.settings;
  const port = inboundMail?.port ?? null;
  if (!inboundMail || port === null) return async () => {};
  const { startSmtpReceiver } = await import("~/platform/inbound-mail/smtp-receiver.server.ts");
  const receiver = startSmtpReceiver({ ...inboundMail, port }, platform.log, {
    accepts: (address) =>
      readTokenAddress(platform, address) !== null || isSourceMailbox(platform, address),
    keep: async (mail) => {
      await receiveLeadMail(platform, visitor, mail);
      await storeMail(platform, mail);
    },
  });
  return () => receiver.stop();
}

/** Retries a server that isn't reachable yet, with growing pauses; other failures end the startup. */
async function startWhenReachable(start: {
  settings: Settings;
  log: Log;
  metrics: Metrics;
  worker: boolean;
  database?: Database | undefined;
  clock?: Clock;
}): Promise<Platform> {
  for (let pause = 500; ; pause = Math.min(pause * 2, 10_000)) {
    try {
      return await startPlatform({
        ...start,
        jobs,
        emails,
        personalData,
        healthReports,
        subscriptions,
        product,
      });
    } catch (error) {
      if (!start.settings.databaseUrl || !isUnavailable(error)) throw error;
      start.log.warn("database unreachable, retrying", { delay_ms: pause, error });
      await sleep(pause);
    }
  }
}
