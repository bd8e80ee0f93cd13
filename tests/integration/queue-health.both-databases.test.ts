import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { jobs } from "~/app/jobs.server.ts";
import { readBacklog, readWaitingJobs } from "~/domains/operations/health/read-health.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { removePhoto } from "~/domains/shared/photos/photos.jobs.server.ts";
import { eraseExpiredDraftSessions } from "~/domains/signup/onboarding/onboarding.jobs.server.ts";
import { readiness } from "~/platform/http/server/operations-endpoints.server.ts";
import type { AnyJob } from "~/platform/queue/job.ts";
import { createQueue, type Queue } from "~/platform/queue/queue.server.ts";
import { readQueueHealth, watchQueue } from "~/platform/queue/queue-health.server.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";

const platform = sharedPlatform();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const health = () => readQueueHealth(platform().database.query);

const sendDueSince = (startAfter: Date) =>
  inTransaction(platform(), async ({ enqueue }) =>
    enqueue(eraseExpiredDraftSessions, {}, { startAfter }),
  );

/** Starts a worker without tasks, as a separate process would. */
async function startWorker(): Promise<Queue> {
  const { settings, database } = platform();
  const queue = createQueue(settings, database, silentLog, true);
  await queue.start(jobs);
  await queue.work(platform(), [], []);
  return queue;
}

/** Sets all workers' last heartbeat to this many minutes ago. */
const silenceWorkers = (minutes: number) =>
  platform().database.query.execute(
    sql`update pgboss.queue set monitor_claim_on = now() - make_interval(mins => ${minutes}),
        monitor_on = now() - make_interval(mins => ${minutes})`,
  );

afterEach(() => platform().database.query.execute(sql`delete from pgboss.job`));

test("without workers and without waiting tasks the queue is healthy", async () => {
  expect(await health()).toEqual({ state: "ok", oldestSeconds: 0, oldestRetrySeconds: 0 });
  await sendDueSince(minutesAgo(0.5));
  await sendDueSince(new Date(Date.now() + 3_600_000));
  expect((await health()).state).toBe("ok");
  expect(await readWaitingJobs(platform(), system("test"))).toBeNull();
});

test("reports waiting tasks without a worker on /readyz, to staff, in logs", async () => {
  await sendDueSince(minutesAgo(5));
  expect(await health()).toMatchObject({
    state: "no_workers",
    oldestSeconds: expect.closeTo(300, -1),
  });
  const { ready, report } = await readiness(platform(), () =>
    readBacklog(platform(), system("test")),
  );
  expect({ ready, jobs: report.jobs }).toEqual({ ready: true, jobs: "no_workers" });
  expect(await readWaitingJobs(platform(), system("test"))).toEqual({
    noWorkers: true,
    minutes: 5,
  });
  const warned: string[] = [];
  const log = { ...silentLog, warn: (message: string) => void warned.push(message) };
  const stop = watchQueue({ ...platform(), log }, 10);
  await expect.poll(() => warned[0]).toMatch(/no worker is running.*PROCESS.*npm run worker/);
  stop();
});

test("a worker reports immediately, and its silence shows after a minute", async () => {
  await sendDueSince(minutesAgo(5));
  const queue = await startWorker();
  await expect.poll(async () => (await health()).state).toBe("ok");
  await queue.stop();
  await silenceWorkers(2);
  expect((await health()).state).toBe("no_workers");
});

test("reports a task that waited ten minutes even with workers", async () => {
  await silenceWorkers(0);
  await sendDueSince(minutesAgo(11));
  expect((await health()).state).toBe("behind");
  expect(await readWaitingJobs(platform(), system("test"))).toEqual({
    noWorkers: false,
    minutes: 11,
  });
});

test("a schedule under a removed task name creates no tasks", async () => {
  const { settings, database } = platform();
  const newYear = "0 0 1 1 *";
  const workOn = async (job: AnyJob) => {
    const queue = createQueue(settings, database, silentLog, true);
    await queue.start([job]);
    await queue.work(platform(), [], [{ job, cron: newYear }]);
    await queue.stop();
    const { rows } = await database.query.execute<{ name: string }>(
      sql`select name from pgboss.schedule`,
    );
    return rows.map(({ name }) => name);
  };
  const former = { ...eraseExpiredDraftSessions, name: "forget-old-drafts" };
  expect(await workOn(former)).toEqual([former.name]);
  expect(await workOn(eraseExpiredDraftSessions)).toEqual([eraseExpiredDraftSessions.name]);
});

test("startup fails if two tasks share a name", async () => {
  const { settings, database } = platform();
  const queue = createQueue(settings, database, silentLog, false);
  await expect(queue.start([removePhoto, removePhoto])).rejects.toThrow(
    "Two kinds of jobs are named remove-photo",
  );
  await queue.stop();
});
