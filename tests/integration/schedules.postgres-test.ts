import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { jobs } from "~/app/jobs.server.ts";
import type { AnyJob, Schedule } from "~/platform/queue/job.ts";
import { type ScheduleSync, syncSchedules } from "~/platform/queue/queue-sweep.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";

const platform = sharedPlatform();
const newYear = "0 0 1 1 *";
const [daily, added] = jobs as [AnyJob, AnyJob];
const older: Schedule[] = [{ job: daily, cron: newYear }];
const newer: Schedule[] = [
  { job: daily, cron: "0 0 2 1 *" },
  { job: added, cron: newYear },
];

let boss: PgBoss;
beforeAll(async () => {
  const db = fromDrizzle(platform().database.query, sql);
  boss = await new PgBoss({ db, supervise: false, schedule: false }).start();
});
afterAll(() => boss.stop());

const working: ScheduleSync[] = [];
afterEach(async () => {
  for (const process of working.splice(0)) await process.stop();
  await platform().database.query.execute(sql`delete from pgboss.schedule`);
});

/** Registers schedules, as a starting process does. */
async function begin(schedules: Schedule[]): Promise<ScheduleSync> {
  const synced = await syncSchedules(boss, platform().database, schedules, silentLog);
  working.push(synced);
  return synced;
}

const standing = async () =>
  Object.fromEntries((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
const asNewer = { [daily.name]: "0 0 2 1 *", [added.name]: newYear };

test("an older process starting last keeps schedules only the newer one knows", async () => {
  await begin(newer);
  await begin(older);
  expect(await standing()).toHaveProperty([added.name], newYear);
});

test("the next check restores schedules that another version dropped or changed", async () => {
  const { sweep } = await begin(newer);
  await boss.unschedule(added.name);
  await begin(older);
  expect(await standing()).toEqual({ [daily.name]: newYear });
  await sweep();
  expect(await standing()).toEqual(asNewer);
});

test("startup drops schedules of ended processes; running ones restore theirs", async () => {
  const staying = await begin(newer);
  const ending = await begin(newer);
  await ending.stop();
  await begin(older);
  expect(await standing()).toEqual({ [daily.name]: newYear });
  await staying.sweep();
  expect(await standing()).toEqual(asNewer);
});

test("drops a killed process's schedules after two minutes", async () => {
  const silentFor = (seconds: number) =>
    platform().database.query.execute(
      sql`update pgboss.schedule set updated_on = now() - make_interval(secs => ${seconds})`,
    );
  await boss.schedule(added.name, newYear);
  await silentFor(60);
  await begin(older);
  expect(Object.keys(await standing()).sort()).toEqual([added.name, daily.name].sort());
  await silentFor(121);
  await begin(older);
  expect(Object.keys(await standing())).toEqual([daily.name]);
});
