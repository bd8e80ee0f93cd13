import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { processDueFollowUps } from "~/domains/follow-ups/sending/process-due-follow-ups.server.ts";
import { fetchPicture } from "~/domains/inbox/replies/fetch-picture.server.ts";
import { receiveText } from "~/domains/inbox/replies/receive-text.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { messageAttachments } from "~/domains/messaging/messaging.tables.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import type { SmsProvider } from "~/platform/sms/sms.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { newSid, texting } from "./texting-fixtures.ts";

const platform = sharedPlatform();
const { query, sendDue, followUpMessages, enrollmentOf, untilMorning, texted, alertsOf } =
  texting(platform);
const actor = system("test");
const hour = 60 * 60_000;

beforeEach(untilMorning);

test("STOP ends everything with one confirmation; START allows texts again", async () => {
  const { leadId, from, to, receive, answers, optedOut, conversation } = await texted();
  await receive("STOP");
  await receive("stop!");
  expect(await optedOut()).toMatchObject({ way: "text" });
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "opted_out" });
  expect((await conversation())?.flaggedAt).toBeNull();
  const [confirmation, ...more] = await answers();
  expect(more).toEqual([]);
  expect(confirmation).toMatchObject({ kind: "stop-confirmation", toAddress: from });
  expect(confirmation).toMatchObject({ fromAddress: to, contractorId: expect.any(String) });
  expect(confirmation?.text).toMatch(/^Bluebonnet Plumbing: You're unsubscribed/);
  await deliver(platform(), actor, { messageId: confirmation?.id ?? "" }, lastAttempt);
  expect((await answers())[0]).toMatchObject({ state: "kept" });
  platform().passTime(3 * hour);
  await sendDue();
  expect(await followUpMessages(leadId)).toHaveLength(1);
  await processEvents(platform());
  expect(await alertsOf(leadId)).toEqual([]);

  await receive("yes");
  expect(await optedOut()).toBeNull();
  expect((await answers()).map(({ kind }) => kind)).toEqual([
    "stop-confirmation",
    "start-confirmation",
  ]);
});

const lastAttempt = { number: 1, last: true, signal: new AbortController().signal };

test("HELP gets a reply even after STOP, and changes nothing", async () => {
  const { leadId, receive, answers, optedOut } = await texted();
  await receive("HELP");
  expect(await enrollmentOf(leadId)).toMatchObject({ endedAt: null });
  await receive("STOP");
  await receive("info");
  const stored = await answers();
  expect(stored.map(({ kind }) => kind)).toEqual([
    "help-answer",
    "stop-confirmation",
    "help-answer",
  ]);
  const last = stored.at(-1);
  expect(last?.text).toBe(
    "Bluebonnet Plumbing: For help, call (512) 555-0100. Msg & data rates may apply. Reply STOP to stop texts.",
  );
  await deliver(platform(), actor, { messageId: last?.id ?? "" }, lastAttempt);
  expect((await answers()).at(-1)).toMatchObject({ state: "kept" });
  expect(await optedOut()).not.toBeNull();
});

test("replies to HELP three times a day per person, preventing auto-reply loops", async () => {
  const { receive, answers } = await texted();
  for (let time = 0; time < 5; time++) await receive("HELP");
  expect(await answers()).toHaveLength(3);
  platform().passTime(25 * 60 * 60_000);
  await receive("HELP");
  expect(await answers()).toHaveLength(4);
});

test("a keyword the provider already handled counts but gets no reply", async () => {
  const { receive, answers, optedOut } = await texted();
  await receive("stop", { optOut: "STOP" });
  expect(await optedOut()).not.toBeNull();
  await receive("help", { optOut: "HELP" });
  await receive("anything", { optOut: "START" });
  expect(await optedOut()).toBeNull();
  expect(await answers()).toEqual([]);
});

test("sms.stop-words: STOP within a sentence opts out and is flagged for staff", async () => {
  const { leadId, receive, optedOut, conversation } = await texted();
  await receive("Please stop texting me");
  expect(await optedOut()).toMatchObject({ way: "reply" });
  expect((await conversation())?.flaggedAt).toEqual(platform().clock.now());
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "opted_out" });
});

test("sms.registration: without approval a stop counts but gets no reply", async () => {
  const { contractorId, receive, answers, optedOut } = await texted();
  await query()
    .update(senders)
    .set({ registration: "rejected" })
    .where(eq(senders.contractorId, contractorId));
  await receive("STOP");
  await receive("HELP");
  expect(await optedOut()).not.toBeNull();
  expect(await answers()).toEqual([]);
});

test("opt-outs.first-commit-wins: nothing is sent during or after a concurrent STOP", async () => {
  // With one connection, transactions already run one after the other.
  if (platform().database.kind === "pglite") return;
  const { leadId, from, to } = await texted();
  platform().passTime(20 * 60_000);
  await sendDue();
  platform().passTime(3 * hour);
  const before = (await followUpMessages(leadId)).length;
  const stop = { providerId: newSid(), from, to, body: "STOP", media: [], optOut: null };
  let commit = () => {};
  const promise = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let notifyTaken = () => {};
  const isTaken = new Promise<void>((resolve) => {
    notifyTaken = resolve;
  });
  const stopping = inTransaction(platform(), async (work) => {
    await receiveText(work, platform(), stop);
    notifyTaken();
    await promise;
  });
  await isTaken;
  const round = await processDueFollowUps(platform(), actor, () => null);
  expect(round.outgoing.filter(({ subjectId }) => subjectId === leadId)).toEqual([]);
  commit();
  await stopping;
  platform().passTime(hour);
  await sendDue();
  expect(await followUpMessages(leadId)).toHaveLength(before);
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "opted_out" });
});

test("opt-outs.first-commit-wins: concurrent stops and sends wait for each other without deadlock", async () => {
  const people = [];
  for (let more = 0; more < 6; more += 1) people.push(await texted());
  platform().passTime(3 * hour);
  const rounds = Array.from({ length: 4 }, () => sendDue());
  await Promise.all([...rounds, ...people.map(({ receive }) => receive("STOP"))]);
  const after = await Promise.all(people.map(({ leadId }) => followUpMessages(leadId)));
  platform().passTime(8 * 24 * hour);
  await sendDue();
  const later = await Promise.all(people.map(({ leadId }) => followUpMessages(leadId)));
  expect(later.map((texts) => texts.length)).toEqual(after.map((texts) => texts.length));
});

test("pictures are fetched and re-encoded; rejected ones are listed", async () => {
  const { receive, all } = await texted();
  const png = await import("sharp").then(({ default: sharp }) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
      .png()
      .toBuffer(),
  );
  const fetched: Record<string, Awaited<ReturnType<SmsProvider["fetchMedia"]>>> = {
    "https://m.example/0": { ok: true, bytes: png, contentType: "image/png" },
    "https://m.example/1": { ok: false, reason: "The answer is too long", tooLarge: true },
    "https://m.example/2": { ok: true, bytes: Buffer.from("no picture"), contentType: "image/png" },
    "https://m.example/3": { ok: false, reason: "Away", tooLarge: false },
  };
  await receive("", {
    media: Object.keys(fetched).map((url) => ({ url, contentType: "image/png" })),
  });
  const reply = (await all()).at(-1);
  const files = () =>
    query()
      .select()
      .from(messageAttachments)
      .where(eq(messageAttachments.messageId, reply?.id ?? ""))
      .orderBy(messageAttachments.name);
  expect((await files()).map(({ name }) => name)).toEqual([
    "Photo 1",
    "Photo 2",
    "Photo 3",
    "Photo 4",
  ]);
  const provider: Partial<SmsProvider> = {
    fetchMedia: async (url) => fetched[url] ?? { ok: false, reason: "None", tooLarge: false },
  };
  const on = { ...platform(), sms: provider as SmsProvider };
  for (const { id } of await files()) {
    const job = { messageId: reply?.id ?? "", attachmentId: id };
    const isAway = id === (await files()).find(({ name }) => name === "Photo 4")?.id;
    if (isAway) {
      await expect(fetchPicture(on, actor, job, { last: false })).rejects.toThrow("Away");
    }
    await fetchPicture(on, actor, job, { last: true });
  }
  const stored = await files();
  expect(stored.map(({ name, content }) => [name, content !== null])).toEqual([
    ["Photo 1", true],
    ["Photo 2 (not saved: it’s larger than 2 MB)", false],
    ["Photo 3 (not saved: it isn’t a photo we can open)", false],
    ["Photo 4 (not saved: we couldn’t download it)", false],
  ]);
});
