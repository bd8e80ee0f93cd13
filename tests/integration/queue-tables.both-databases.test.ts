import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobs } from "~/app/jobs.server.ts";
import { fetchPictureJob } from "~/domains/inbox/inbox.jobs.server.ts";
import { createQueue } from "~/platform/queue/queue.server.ts";
import { writtenForSchema } from "~/platform/queue/queue-tables.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { silentLog } from "../setup/silent-log.ts";

const platform = sharedPlatform();

/** The columns that queue-tables.server.ts relies on, by table, with their types. */
const expectedTables = {
  job: {
    id: "uuid",
    name: "text",
    data: "jsonb",
    state: "job_state",
    start_after: "timestamptz",
    created_on: "timestamptz",
    output: "jsonb",
    source_name: "text",
    source_retry_count: "int4",
    source_output: "jsonb",
  },
  queue: { monitor_on: "timestamptz", monitor_claim_on: "timestamptz" },
};

const advice =
  "Read src/platform/queue/queue-tables.server.ts against the new tables, mend it, then raise writtenForSchema there.";

test("the queue's tables have the version our queries expect", async () => {
  const { rows } = await platform().database.query.execute<{ version: number }>(
    sql`select version from pgboss.version`,
  );
  expect(rows[0]?.version, `The queue's library changed its tables. ${advice}`).toBe(
    writtenForSchema,
  );
});

test.each(Object.entries(expectedTables))(
  "the queue's table %s has the columns we read",
  async (table, columns) => {
    const { rows } = await platform().database.query.execute<{ name: string; type: string }>(sql`
    select column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'pgboss' and table_name = ${table}`);
    const types = Object.fromEntries(rows.map(({ name, type }) => [name, type]));
    expect(types, advice).toMatchObject(columns);
  },
);

test("task states sort in the order the code compares them", async () => {
  const { rows } = await platform().database.query.execute<{ state: string }>(
    sql`select unnest(enum_range(null::pgboss.job_state))::text as state`,
  );
  expect(
    rows.map(({ state }) => state),
    advice,
  ).toEqual(["created", "retry", "active", "completed", "cancelled", "failed"]);
});

test("completed tasks are deleted after a day, also in older queues", async () => {
  const { database, settings } = platform();
  const inQueue = sql`where name = ${fetchPictureJob.name}`;
  await database.query.execute(
    sql`update pgboss.queue set deletion_seconds = 7 * 24 * 3600 ${inQueue}`,
  );
  const queue = createQueue(settings, database, silentLog, false);
  await queue.start(jobs);
  await queue.stop();
  await inTransaction(platform(), async (work) => {
    work.enqueue(fetchPictureJob, {
      messageId: crypto.randomUUID(),
      attachmentId: crypto.randomUUID(),
    });
  });
  const { rows } = await database.query.execute<{ seconds: number }>(
    sql`select deletion_seconds as seconds from pgboss.job ${inQueue}`,
  );
  expect(rows).toEqual([{ seconds: 24 * 3600 }]);
  const { rows: longer } = await database.query.execute<{ name: string }>(
    sql`select name from pgboss.queue where deletion_seconds <> 24 * 3600`,
  );
  const declared = new Set(jobs.map((job) => job.name));
  expect(longer.filter(({ name }) => declared.has(name))).toEqual([]);
});
