import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { hostname } from "node:os";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readAttention } from "../../src/domains/operations/health/read-health.server.ts";
import { watchHealth } from "../../src/domains/operations/health/watch-health.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { holdSending, releaseSending } from "../../src/platform/backup/sending-hold.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();
const posted: { text: string; problem: string; state: string; message: string; words: string }[] =
  [];
let status = 200;
const receiver = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  if (status === 200) posted.push(JSON.parse(body));
  response.writeHead(status).end();
});
let url: URL;

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = new URL(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/alerts`);
});
afterAll(() => receiver.close());
beforeEach(async () => {
  posted.length = 0;
  status = 200;
  for (const table of ["messages", "health_problems", "pgboss.job"]) {
    await platform().database.query.execute(sql.raw(`delete from ${table}`));
  }
});

const checkHealth = () =>
  watchHealth(
    { ...platform(), settings: { ...platform().settings, alertWebhook: url } },
    system("test"),
  );
const minute = 60_000;
const removeFailed = () =>
  platform().database.query.execute(sql`delete from messages where state = 'failed'`);
const addFailed = (cause = "gave up") =>
  platform().database.query.execute(sql`
    insert into messages (id, cause, kind, params, to_address, state)
    values (gen_random_uuid(), ${cause}, 'lead-received', '{}', 'ann@example.test', 'failed')`);
const problems = async () =>
  (await readAttention(platform(), system("test"))).problems.map(({ problem }) => problem);
const mails = async () => {
  const { rows } = await platform().database.query.execute<{ address: string }>(
    sql`select to_address as address from messages where kind = 'health-alert'`,
  );
  return rows.map(({ address }) => address);
};

test("emails staff and posts once per problem, and when it ends", async () => {
  await checkHealth();
  expect([posted, await problems()]).toEqual([[], []]);
  await addFailed();
  await Promise.all([checkHealth(), checkHealth()]);
  await checkHealth();
  expect(await problems()).toEqual(["dead-letters"]);
  expect(await mails()).toEqual([platform().settings.contactEmail]);
  expect(posted.map(({ problem, state }) => `${problem} ${state}`)).toEqual([
    "dead-letters firing",
  ]);
  expect(posted[0]?.text).toMatch(/^Hearthline: 1 message or task failed/);
  await removeFailed();
  platform().passTime(9 * minute);
  await checkHealth();
  expect(await problems()).toEqual(["dead-letters"]);
  platform().passTime(2 * minute);
  await checkHealth();
  expect(await problems()).toEqual([]);
  expect(posted.at(-1)).toMatchObject({ problem: "dead-letters", state: "resolved" });
  expect(posted.at(-1)?.message).toBe(posted.at(-1)?.words);
  expect(posted).toHaveLength(2);
});

test("a problem that briefly disappears isn't reported again", async () => {
  await addFailed();
  await checkHealth();
  for (let times = 0; times < 20; times++) {
    await removeFailed();
    platform().passTime(minute);
    await checkHealth();
    await addFailed();
    await checkHealth();
  }
  expect([posted.length, (await mails()).length]).toEqual([1, 1]);
});

test("shows a problem's latest state, and deletes problems unseen for a day", async () => {
  await addFailed();
  await checkHealth();
  await addFailed("too");
  await platform().database.query.execute(sql`
    insert into health_problems (problem, words, began_at, seen_at)
    select 'disk:gone', 'Only 1 MB', seen_at + interval '1 second', seen_at from health_problems`);
  platform().passTime(23 * 60 * minute);
  await checkHealth();
  const { problems: shown } = await readAttention(platform(), system("test"));
  expect(shown.map(({ message }) => message.slice(0, 10))).toEqual(["2 messages", "Only 1 MB"]);
  platform().passTime(2 * 60 * minute);
  await checkHealth();
  expect(await problems()).toEqual(["dead-letters"]);
});

test("resolves the problems this installation reports, and no others", async () => {
  const machine = hostname();
  const seen = ["dead-letters", "queue-stalled", "delayed-messages", `clock:${machine}`];
  seen.push("mail-blocked", "stop-checks", "lead-sources", "ad-conversions", `disk:${machine}`);
  const unseen = [`backup:${machine}`, "replica", "certificate", "own-certificates"];
  const all = sql.param([...seen, ...unseen]);
  await platform().database.query.execute(sql`
    insert into health_problems (problem, words, began_at, seen_at)
    select problem, 'Old', now, now
    from unnest(${all}::text[]) problem, cast(${platform().clock.now().toISOString()} as timestamptz) now`);
  platform().passTime(11 * minute);
  await checkHealth();
  expect((await problems()).toSorted()).toEqual(unseen.toSorted());
});

test("the next check posts what the webhook rejected", async () => {
  await addFailed();
  status = 500;
  await checkHealth();
  expect(posted).toEqual([]);
  status = 200;
  await checkHealth();
  expect(posted).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

// backups.quiet
test("sends no alerts while sending is held after a restore", async () => {
  await platform().database.transaction((tx) => holdSending(tx, new Date()));
  await addFailed();
  await checkHealth();
  expect([posted, await problems(), await mails()]).toEqual([[], [], []]);
  const attention = await readAttention(platform(), system("test"));
  expect(attention.heldSince).toBeInstanceOf(Date);
  await platform().database.transaction(async (tx) => void (await releaseSending(tx)));
});
