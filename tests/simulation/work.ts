import { jobs, schedules } from "~/app/jobs.server.ts";
import { subscriptions } from "~/app/reactions.server.ts";
import { createOutages } from "~/domains/follow-ups/sending/outages.ts";
import { processDueFollowUps } from "~/domains/follow-ups/sending/process-due-follow-ups.server.ts";
import { sendMessage } from "~/domains/follow-ups/sending/sender-loop.server.ts";
import { system } from "~/domains/shared/index.ts";
import { dispatchEvents } from "~/platform/events/dispatch-events.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

type RunSql = (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

const byName = new Map(jobs.map((job) => [job.name, job]));
const attempt = { number: 1, last: false, signal: new AbortController().signal };
const maxFailures = 5;

/**
 * Runs what is due on the simulation's clock: events, jobs of the real queue, follow-ups, and
 * recurring tasks. The queue's own workers would go by the database's clock.
 */
export function createWorker(platform: Platform, runSql: RunSql) {
  const actor = system("simulation");
  const outages = createOutages(() => platform.clock.now());
  /** Errors of jobs, by job. */
  const failures: string[] = [];
  let scheduledUntil = platform.clock.now();

  async function runDue(): Promise<void> {
    for (;;) {
      const events = await dispatchAll();
      const ran = await runJobs();
      const { checked, outgoing } = await processDueFollowUps(platform, actor, outages.until);
      for (const message of outgoing) await sendMessage(platform, actor, message, outages);
      if (events + ran + checked === 0) return;
    }
  }

  async function dispatchAll(): Promise<number> {
    let count = 0;
    for (;;) {
      const { sent } = await dispatchEvents(platform, subscriptions);
      count += sent.length;
      if (sent.length === 0) return count;
    }
  }

  async function runJobs(): Promise<number> {
    const due = await runSql(
      `select id, name, data, retry_count from pgboss.job
       where state = 'created' and start_after <= $1 and name not like '\\_\\_%'
       order by priority desc, created_on, id limit 200`,
      [platform.clock.now()],
    );
    for (const { id, name, data, retry_count: failed } of due) {
      const job = byName.get(String(name));
      if (!job) throw new Error(`The queue has a job of an unknown kind: ${name}`);
      try {
        const handle = await job.handler();
        await handle(platform, job.payload.parse(data), attempt);
        await runSql("delete from pgboss.job where id = $1 and name = $2", [id, name]);
      } catch (error) {
        if (Number(failed) + 1 >= maxFailures) failures.push(`${name}: ${describe(error)}`);
        const again = new Date(platform.clock.now().getTime() + 60_000);
        await runSql(
          Number(failed) + 1 >= maxFailures
            ? "delete from pgboss.job where id = $1 and name = $2"
            : `update pgboss.job set retry_count = retry_count + 1, start_after = '${again.toISOString()}' where id = $1 and name = $2`,
          [id, name],
        );
      }
    }
    return due.length;
  }

  /** Runs the recurring tasks that are due since the last time. */
  async function runSchedules(): Promise<void> {
    const now = platform.clock.now();
    for (const { job, cron } of schedules) {
      if (!isDueBetween(cron, scheduledUntil, now)) continue;
      try {
        const handle = await job.handler();
        await handle(platform, job.payload.parse({}), attempt);
      } catch (error) {
        failures.push(`${job.name}: ${describe(error)}`);
      }
    }
    scheduledUntil = now;
  }

  return { runDue, runSchedules, failures };
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Whether a cron expression of minutes and hours is due after one time, up to another. */
function isDueBetween(cron: string, after: Date, until: Date): boolean {
  const [minutes = "*", hours = "*"] = cron.split(" ");
  const minute = 60_000;
  const first = Math.floor(after.getTime() / minute) + 1;
  const last = Math.floor(until.getTime() / minute);
  for (let at = Math.max(first, last - 24 * 60); at <= last; at += 1) {
    const moment = new Date(at * minute);
    if (fits(minutes, moment.getUTCMinutes()) && fits(hours, moment.getUTCHours())) return true;
  }
  return false;
}

function fits(field: string, value: number): boolean {
  if (field === "*") return true;
  const step = /^\*\/(\d+)$/.exec(field)?.[1];
  return step ? value % Number(step) === 0 : Number(field) === value;
}
