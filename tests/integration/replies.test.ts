import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { findFollowUp } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { replyReceived } from "~/domains/inbox/replies/replies.emails.server.ts";
import { storeMail } from "~/domains/inbox/replies/store-mail.server.ts";
import { replyAddress } from "~/domains/messaging/messages/inbound/token-addresses.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { findOptOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { renderEmail } from "~/platform/mail/mail.server.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { readWaitingMails } from "./process-inbound-emails.ts";
import { newSid, texting } from "./texting-fixtures.ts";

const platform = sharedPlatform({ INBOUND_MAIL_DOMAIN: "in.example" });
const { query, sendDue, enrollmentOf, untilMorning, texted, alertsOf } = texting(platform);
const actor = system("test");
const hour = 60 * 60_000;

/** An alert belongs to no conversation. */
const nowhere = { conversationId: null };

beforeEach(untilMorning);

test("a reply ends the follow-up and is shown in the conversation", async () => {
  const { leadId, contractorId, conversationId, receive, conversation, from, to } = await texted();
  expect(await receive("How much is it?")).toBe(true);
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "person_replied" });
  expect((await conversation())?.lastReplyAt).toEqual(platform().clock.now());
  platform().passTime(3 * hour);
  await sendDue();
  const [first, reply, ...more] = (
    await query().select().from(messages).where(eq(messages.conversationId, conversationId))
  ).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id.localeCompare(b.id));
  expect(first).toMatchObject({ direction: "outbound" });
  expect(reply).toMatchObject({
    ...{ channel: "sms", direction: "inbound", state: "received", text: "How much is it?" },
    ...{ contractorId, subjectId: leadId, fromAddress: from, toAddress: to },
  });
  expect(more).toEqual([]);
});

test("a repeated text does nothing, concurrently or later", async () => {
  const { leadId, receive, all } = await texted();
  const again = { providerId: newSid() };
  const results = await Promise.all([receive("Yes please", again), receive("Yes please", again)]);
  expect(results.toSorted()).toEqual([false, true]);
  expect(await receive("Yes please", again)).toBe(false);
  expect((await all()).filter(({ direction }) => direction === "inbound")).toHaveLength(1);
  await processEvents(platform());
  expect(await alertsOf(leadId)).toHaveLength(2);
});

test("a reply notifies the contractor and staff, including readiness to book", async () => {
  const ready = await texted();
  await ready.receive("Yes, tomorrow at 9 works");
  await processEvents(platform());
  const alerts = await alertsOf(ready.leadId);
  expect(alerts.map(({ toAddress }) => toAddress).toSorted()).toEqual(
    [platform().settings.contactEmail, `page-${ready.contractorId}@b.example`].toSorted(),
  );
  const mailFor = async (reader: string) => {
    const alert = alerts.find(({ params }) => "reader" in params && params.reader === reader);
    const params = replyReceived.params.parse(alert?.params);
    return renderEmail(await replyReceived.compose(platform(), params, nowhere));
  };
  const toContractor = await mailFor("contractor");
  expect(toContractor.subject).toBe("Wants to book: Emily Carter");
  expect(toContractor.text).toContain("Yes, tomorrow at 9 works");
  expect(toContractor.html).not.toContain("/admin/");
  expect((await mailFor("staff")).html).toContain(`/admin/leads/${ready.leadId}`);

  const asking = await texted();
  await asking.receive("How much is it?");
  await processEvents(platform());
  const [alert] = await alertsOf(asking.leadId);
  const mail = await replyReceived.compose(
    platform(),
    replyReceived.params.parse(alert?.params),
    nowhere,
  );
  expect(mail.subject).toBe("Emily Carter replied");
});

test("concurrent replies of several people each notify once", async () => {
  const conversations = [await texted(), await texted(), await texted()];
  for (const { receive } of conversations) await receive("How much is it?");
  await conversations[0]?.receive("Yes, tomorrow at 9 works");
  await processEvents(platform());
  const alertCounts = await Promise.all(
    conversations.map(async ({ leadId }) => (await alertsOf(leadId)).length),
  );
  expect(alertCounts).toEqual([4, 2, 2]);
});

test("a text from or to an unknown number is listed for staff", async () => {
  const { contractorId, receive, all } = await texted();
  const before = (await all()).length;
  const stranger = "+15125559998";
  await receive("Who is this?", { from: stranger });
  await receive("Hello?", { to: "+15125559999" });
  await receive("STOP", { from: stranger });
  // A company's short code.
  await receive("Your code is 1234", { from: "22000" });
  expect(await all()).toHaveLength(before);
  const stored = (await query().select().from(messages)).filter(
    ({ direction, conversationId }) => direction === "inbound" && conversationId === null,
  );
  expect(
    stored.map(({ contractorId: whose, text }) => [text, whose === contractorId]).toSorted(),
  ).toEqual([
    ["Hello?", false],
    ["STOP", true],
    ["Who is this?", true],
    ["Your code is 1234", true],
  ]);
  const recipient = { contractorId, channel: "sms", address: stranger } as const;
  expect(await findOptOut(query(), platform(), recipient)).not.toBeNull();
});

test("a text belongs to the business whose number it was sent to", async () => {
  const first = await texted({ phone: "(512) 555-4321" });
  const other = await texted({ phone: "(512) 555-4321" });
  await first.receive("To the first");
  expect((await other.all()).filter(({ direction }) => direction === "inbound")).toEqual([]);
  expect(await enrollmentOf(other.leadId)).toMatchObject({ endedAt: null });
});

test("a reply followed by STOP opts out, and the follow-up shows both", async () => {
  const { leadId, receive } = await texted();
  await receive("How much is it?");
  const read = async () => findFollowUp(platform(), actor, leadId);
  expect((await read())?.declined).toEqual([]);
  platform().passTime(60_000);
  const since = platform().clock.now();
  await receive("STOP");
  expect(await read()).toMatchObject({
    enrollment: { endReason: "person_replied" },
    declined: [{ channel: "sms", since }],
  });
});

/** Receives an email to the conversation's reply address. */
async function mailIn(conversationId: string, text: string, headers: string[] = []) {
  const to = replyAddress(platform(), conversationId) ?? "";
  const raw = [
    "From: Emily <emily@home.example>",
    `Message-ID: <${crypto.randomUUID()}@home.example>`,
    ...headers,
    "",
    text,
  ].join("\r\n");
  await storeMail(platform(), {
    sender: "emily@home.example",
    recipients: [to],
    raw: Buffer.from(raw),
  });
  await readWaitingMails(platform());
}

test("an email reply ends follow-up and alerts; an automatic one doesn't", async () => {
  const { leadId, conversationId, conversation } = await texted();
  await mailIn(conversationId, "I am away", ["Auto-Submitted: auto-replied"]);
  expect(await enrollmentOf(leadId)).toMatchObject({ endedAt: null });
  await mailIn(conversationId, "Yes, please call me");
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "person_replied" });
  expect((await conversation())?.lastReplyAt).toEqual(platform().clock.now());
  await processEvents(platform());
  expect(await alertsOf(leadId)).toMatchObject([
    { params: { readyToBook: true } },
    { params: { readyToBook: true } },
  ]);
});

test("an email asking to unsubscribe opts out and is flagged for staff", async () => {
  const { leadId, contractorId, conversationId, conversation, email } = await texted();
  platform().passTime(hour);
  await sendDue();
  await mailIn(conversationId, "Please take me off your list");
  for (const address of ["emily@home.example", email]) {
    const recipient = { contractorId, channel: "email", address } as const;
    expect(await findOptOut(query(), platform(), recipient), address).toMatchObject({
      way: "reply",
    });
  }
  expect((await conversation())?.flaggedAt).not.toBeNull();
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "opted_out" });
  await processEvents(platform());
  expect(await alertsOf(leadId)).toEqual([]);
});

test("unsubscribing covers every address of the conversation, from any channel", async () => {
  const { contractorId, conversationId, receive, all, email } = await texted();
  platform().passTime(hour);
  await sendDue();
  const [mailed] = (await all()).filter(({ channel }) => channel === "email");
  const { id: _, ...copy } = mailed ?? {};
  const earlier = "emily.office@home.example";
  await query()
    .insert(messages)
    .values({
      ...(copy as typeof messages.$inferInsert),
      cause: "to the office",
      toAddress: earlier,
    });
  await receive("How much is it?");
  platform().passTime(hour);
  await mailIn(conversationId, "Unsubscribe\n\nEmily");
  for (const address of ["emily@home.example", email, earlier]) {
    const recipient = { contractorId, channel: "email", address } as const;
    expect(await findOptOut(query(), platform(), recipient), address).not.toBeNull();
  }
});
