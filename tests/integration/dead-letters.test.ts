import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { healthReports } from "~/app/health.server.ts";
import { emails, jobs } from "~/app/jobs.server.ts";
import { personalData } from "~/app/personal-data.server.ts";
import { subscriptions } from "~/app/reactions.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { listMessages, streamMessages } from "~/domains/messaging/messages/messages.server.ts";
import type { MessageFilter, MessageState } from "~/domains/messaging/messages/messages.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { webhookDeliveries } from "~/domains/office/webhooks/webhooks.tables.server.ts";
import { contactSyncEndpoint } from "~/domains/office/webhooks/webhooks.ts";
import { readBacklog } from "~/domains/operations/health/read-health.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { product } from "~/domains/shared/access/product.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { createMailer } from "~/platform/mail/mail.server.ts";
import { type Platform, startPlatform } from "~/platform/platform.server.ts";
import { defineJob } from "~/platform/queue/job.ts";
import { readSettings } from "~/platform/settings/settings.server.ts";
import {
  countDeadLetters,
  listDeadLetters,
  replayDeadLetters,
} from "../../src/domains/operations/dead-letters/dead-letters.server.ts";
import { listChanges } from "../../src/domains/shared/audit/audit.server.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { staffActor } from "../setup/actors.ts";
import { freshDatabase } from "../setup/fresh-database.ts";
import { type MailServer, startMailServer } from "../setup/mail-server.ts";
import { silentLog } from "../setup/silent-log.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";

const member = staffActor("reviewer");
const anything: MessageFilter = { state: null, kind: null, search: "" };
let broken = true;
let ran = 0;
const fragile = defineJob({
  name: "fragile",
  payload: z.object({ number: z.int() }),
  retryLimit: 0,
  handler: async () => async () => {
    if (broken) throw new Error("The roof leaks");
    ran += 1;
  },
});
let platform: Platform;
let server: MailServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hearthline-test-"));
  const { database, url } = await freshDatabase();
  server = await startMailServer();
  platform = await startPlatform({
    settings: readSettings({
      DATA_DIR: folder,
      SMTP_URL: server.url,
      CONTACT_SYNC_URL: "https://sync.example/hook",
      ...(url ? { DATABASE_URL: url } : {}),
    }),
    log: silentLog,
    jobs: [...jobs, fragile],
    emails,
    personalData,
    healthReports,
    subscriptions,
    product,
    worker: false,
    database,
  });
});
afterAll(async () => {
  await platform.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => platform.database.query.delete(messages));

/** A message in this state, as if its attempts were over. */
async function written(
  state: MessageState,
  toAddress = "ann@drains.example",
  kind = "confirm-email",
) {
  const id = newId();
  const submissionId = (await saveSteps(platform, answersOf({}), 1)).submission.id;
  await platform.database.query.insert(messages).values({
    id,
    cause: id,
    kind,
    params: { submissionId },
    toAddress,
    state,
    attempts: 31,
    lastError: "450 try later",
  });
  return id;
}

const stateOf = async (id: string) =>
  (await platform.database.query.select().from(messages).where(eq(messages.id, id)))[0]?.state;
const attempt = { number: 1, last: false, signal: new AbortController().signal };

test("lists failed deliveries by kind and flags those with unknown delivery", async () => {
  await written("failed");
  await written("uncertain");
  await written("sent");
  await written("failed", "bo@drains.example", "resume-onboarding");
  const groups = await listDeadLetters(platform, member);
  expect(groups.map(({ kind, failed, uncertain }) => [kind, failed, uncertain])).toEqual([
    ["confirm-email", 1, 1],
    ["resume-onboarding", 1, 0],
  ]);
  expect(groups[0]?.latest).toMatchObject([
    { uncertain: true },
    { uncertain: false, reason: "450 try later", attempts: 31 },
  ]);
  expect(await countDeadLetters(platform, member)).toBe(3);
});

test("only the first replay of a message sends it, and is audited", async () => {
  const id = await written("failed", "first@drains.example");
  const replay = { source: "message", kind: "confirm-email", id } as const;
  const counts = await Promise.all([
    replayDeadLetters(platform, member, replay),
    replayDeadLetters(platform, member, replay),
  ]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await stateOf(id)).toBe("queued");
  await deliver(
    { ...platform, mailer: createMailer(server.url) },
    system("test"),
    { messageId: id },
    attempt,
  );
  expect(await stateOf(id)).toBe("sent");
  expect(server.received.filter(({ to }) => to.includes("first@drains.example"))).toHaveLength(1);
  const changes = await listChanges(platform, member, "message", id);
  expect(changes.map(({ action }) => action)).toEqual(["dead_letter.replay"]);
});

test("replays all of one kind except those with unknown delivery", async () => {
  const failed = await Promise.all(Array.from({ length: 3 }, () => written("failed")));
  const uncertain = await written("uncertain");
  const other = await written("failed", "bo@drains.example", "resume-onboarding");
  const all = { source: "message", kind: "confirm-email", id: null } as const;
  expect(await replayDeadLetters(platform, member, all)).toBe(3);
  expect(await Promise.all([...failed, uncertain, other].map(stateOf))).toEqual([
    "queued",
    "queued",
    "queued",
    "uncertain",
    "failed",
  ]);
  expect(await replayDeadLetters(platform, member, { ...all, id: uncertain })).toBe(1);
  expect(await stateOf(uncertain)).toBe("queued");
  expect(await replayDeadLetters(platform, member, { ...all, id: newId() })).toBe(0);
});

test("replays more than one batch, each once", async () => {
  const params = { submissionId: newId() };
  const many = Array.from({ length: 1_100 }, () => newId());
  await platform.database.query.insert(messages).values(
    many.map((id) => ({
      id,
      cause: id,
      kind: "many",
      params,
      toAddress: "ann@drains.example",
      state: "failed" as const,
    })),
  );
  const all = { source: "message", kind: "many", id: null } as const;
  expect(await replayDeadLetters(platform, member, all)).toBe(1_100);
  expect(await replayDeadLetters(platform, member, all)).toBe(0);
});

test("a message that can't be rendered becomes a dead letter after retries", async () => {
  const id = newId();
  await platform.database.query.insert(messages).values({
    id,
    cause: id,
    kind: "lead-received",
    params: { leadId: newId(), enquiryId: newId(), reader: "staff" },
    toAddress: "ann@drains.example",
  });
  await expect(deliver(platform, system("test"), { messageId: id }, attempt)).rejects.toThrow();
  expect(await stateOf(id)).toBe("queued");
  await expect(
    deliver(platform, system("test"), { messageId: id }, { ...attempt, last: true }),
  ).rejects.toThrow();
  expect(await stateOf(id)).toBe("failed");
});

test("sms.never-twice: failed follow-ups and review texts are never dead letters", async () => {
  const before = await countDeadLetters(platform, member);
  const { deadLetters } = await readBacklog(platform, member);
  const rows = ["follow-up", "review-text"].map((kind) => ({
    ...{ id: newId(), cause: newId(), kind, params: {}, toAddress: "ann@drains.example" },
    state: "failed" as const,
  }));
  await platform.database.query.insert(messages).values(rows);
  expect(await countDeadLetters(platform, member)).toBe(before);
  expect((await readBacklog(platform, member)).deadLetters).toBe(deadLetters);
  const kinds = (await listDeadLetters(platform, member)).map(({ kind }) => kind);
  expect(kinds).not.toContain("follow-up");
});

test("replays all saves that contact sync didn't accept", async () => {
  const query = platform.database.query;
  const { id: submissionId } = (await saveSteps(platform, answersOf({}), 3)).submission;
  const about = { endpointId: contactSyncEndpoint, event: "STEP_UPDATE", submissionId } as const;
  const gaveUp = { ...about, state: "failed", attempts: 8, status: 500 } as const;
  const ids = [newId(), newId(), newId()];
  await query.insert(webhookDeliveries).values(ids.map((id) => ({ ...gaveUp, id })));
  const [group] = await listDeadLetters(platform, member);
  expect(group).toMatchObject({ source: "contact_sync", failed: 3 });
  expect(group?.latest[0]).toMatchObject({
    attempts: 8,
    reason: "The receiver responded with status 500",
  });
  expect(await countDeadLetters(platform, member)).toBe(3);
  const replay = { source: "contact_sync", kind: "contact-sync" } as const;
  expect(await replayDeadLetters(platform, member, { ...replay, id: ids[0] ?? "" })).toBe(1);
  expect(await replayDeadLetters(platform, member, { ...replay, id: null })).toBe(2);
  expect(await listDeadLetters(platform, member)).toEqual([]);
  const states = query.select({ state: webhookDeliveries.state }).from(webhookDeliveries);
  expect(await states).toEqual(Array(3).fill({ state: "waiting" }));
  const { rows } = await query.execute(
    sql`select from pgboss.job where data->>'deliveryId' = any(${sql.param(ids)}::text[])`,
  );
  expect(rows).toHaveLength(3);
});

test("a task that always throws is listed, and runs when replayed", async () => {
  await inTransaction(platform, async ({ enqueue }) => {
    for (const number of [1, 2, 3]) enqueue(fragile, { number });
  });
  await platform.queue.work(platform, [fragile], []);
  await expect
    .poll(async () =>
      (await listDeadLetters(platform, member)).map(({ kind, failed }) => [kind, failed]),
    )
    .toEqual([["fragile", 3]]);
  const [group] = await listDeadLetters(platform, member);
  expect(group?.latest[0]).toMatchObject({ reason: "The roof leaks", attempts: 1 });
  // Counts include rows that no page shows.
  const { query } = platform.database;
  await query.execute(sql`
    insert into pgboss.job (name, data, source_name, source_retry_count, source_output)
    select name, jsonb_build_object('number', 0), source_name, source_retry_count, source_output
    from pgboss.job, generate_series(1, 100) where name = 'dead-letters'`);
  expect(await countDeadLetters(platform, member)).toBe(303);
  const [many] = await listDeadLetters(platform, member);
  expect(many).toMatchObject({ kind: "fragile", failed: 303 });
  expect(many?.latest).toHaveLength(20);
  await query.execute(
    sql`delete from pgboss.job where name = 'dead-letters' and data ->> 'number' = '0'`,
  );

  broken = false;
  const replay = { source: "job", kind: "fragile" } as const;
  const first = { ...replay, id: group?.latest[0]?.id ?? "" };
  expect(await replayDeadLetters(platform, member, first)).toBe(1);
  expect(await replayDeadLetters(platform, member, first)).toBe(0);
  expect(await replayDeadLetters(platform, member, { ...replay, id: null })).toBe(2);
  await expect.poll(() => ran).toBe(3);
  expect(await listDeadLetters(platform, member)).toEqual([]);
}, 60_000);

test("finds messages by state, kind, and address prefix or domain", async () => {
  const ids = [
    await written("sent", "Ann_1@Drains.example"),
    await written("kept", "annx1@pipes.example"),
    await written("failed", "bo@drains.example", "resume-onboarding"),
  ];
  const listCounts = async (filter: Partial<MessageFilter>) =>
    (await listMessages(platform, member, { ...anything, ...filter }, null)).rows.map(({ id }) =>
      ids.indexOf(id),
    );
  expect(await listCounts({})).toEqual([2, 1, 0]);
  expect(await listCounts({ search: "ann" })).toEqual([1, 0]);
  expect(await listCounts({ search: "ann_" })).toEqual([0]);
  expect(await listCounts({ search: "@DRAINS.example" })).toEqual([2, 0]);
  expect(await listCounts({ search: "nn" })).toEqual([]);
  expect(await listCounts({ state: "kept" })).toEqual([1]);
  expect(await listCounts({ kind: "resume-onboarding", state: "failed" })).toEqual([2]);
  const exported = [];
  for await (const { id } of streamMessages(platform, member, anything))
    exported.push(ids.indexOf(id));
  expect(exported).toEqual([2, 1, 0]);
});
