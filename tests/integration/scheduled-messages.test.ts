import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { ManualMessageRequest } from "~/domains/follow-ups/by-hand/manual-message.schema.ts";
import { scheduledMessages } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import {
  cancelScheduledMessage,
  changeScheduledMessage,
  listScheduledMessages,
  scheduleMessage,
  sendScheduledNow,
} from "~/domains/follow-ups/scheduled/schedule-message.server.ts";
import { sendScheduledMessage } from "~/domains/follow-ups/scheduled/send-scheduled-message.server.ts";
import { revokeMember } from "~/domains/identity/members/team/change-member.server.ts";
import { countUnread } from "~/domains/inbox/unread-conversations.server.ts";
import { editLead, findLeadDetails } from "~/domains/office/customer-edits/edit-lead.server.ts";
import { type BusinessMember, system } from "~/domains/shared/access/actor.ts";
import { dayOf, momentOn } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { texting } from "./texting-fixtures.ts";

const platform = sharedPlatform();
const { query, untilMorning, texted, requestEstimate, enrollmentOf } = texting(platform);
const zone = "America/Chicago";
const hour = 60 * 60_000;

beforeEach(untilMorning);

const text = (words = "Can we come at 3?"): ManualMessageRequest => ({
  ...{ channel: "sms", subject: null, words },
});

/** A lead of a business with an owner and an office member, who schedule and send messages. */
async function business(person: object = {}) {
  const lead = await texted(person);
  const join = (role: "owner" | "office", name: string) =>
    addBusinessMember(platform(), lead.contractorId, role, { name });
  const [olive, oscar] = [await join("owner", "Olive"), await join("office", "Oscar")];
  const about = { conversationId: lead.conversationId };
  const schedule = (
    sendAt: string,
    options: { request?: ManualMessageRequest; actor?: BusinessMember; requestKey?: string } = {},
  ) =>
    scheduleMessage(platform(), options.actor ?? oscar, {
      ...{ about, request: options.request ?? text(), sendAt },
      requestKey: options.requestKey ?? crypto.randomUUID(),
    });
  const rows = () =>
    query()
      .select()
      .from(scheduledMessages)
      .where(eq(scheduledMessages.conversationId, lead.conversationId))
      .orderBy(scheduledMessages.sendAt);
  const list = async () => (await listScheduledMessages(platform(), olive, about))?.messages ?? [];
  /** Runs the task of each scheduled message. */
  const run = async (last = false) => {
    const attempt = { number: 1, last, signal: new AbortController().signal };
    for (const { id: scheduledId, version } of await rows()) {
      await sendScheduledMessage(platform(), system("test"), { scheduledId, version }, attempt);
    }
    await processEvents(platform());
  };
  const sent = async () =>
    (await lead.all())
      .filter(({ kind }) => kind === "written-by-hand")
      .map((message) => message.text);
  return { ...lead, olive, oscar, schedule, rows, list, run, sent };
}

/** A time by the business's clock, this many hours from now. */
function inHours(hours: number): string {
  const at = new Date(platform().clock.now().getTime() + hours * hour);
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "short" });
  return `${dayOf(at, zone)}T${clock.format(at)}`;
}

const versionOf = ([row]: { id: string; version: number }[]) => ({
  scheduledId: row?.id ?? "",
  version: row?.version ?? 0,
});

test("a scheduled text is listed until due, then sent once", async () => {
  const { schedule, list, run, sent, rows, conversation } = await business();
  const once = crypto.randomUUID();
  const at = inHours(2);
  const [first, second] = [
    await schedule(at, { requestKey: once }),
    await schedule(at, { requestKey: once }),
  ];
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
  expect(await list()).toMatchObject([
    { channel: "sms", author: "Oscar", hold: null, recipientAt: null, typedAt: at },
  ]);
  await run();
  expect(await sent()).toEqual([]);
  const before = (await conversation())?.lastWrittenAt;
  platform().passTime(2 * hour);
  await run();
  await run();
  expect(await sent()).toEqual(["Bluebonnet Plumbing: Can we come at 3?"]);
  expect(await rows()).toEqual([]);
  expect((await conversation())?.lastWrittenAt).not.toEqual(before);
});

test("inbox.scheduled: a reply puts it on hold and makes it unread", async () => {
  const { schedule, list, run, sent, receive, rows, olive } = await business();
  await schedule(inHours(2));
  platform().passTime(hour);
  await receive("Never mind, I fixed it");
  await processEvents(platform());
  await query().execute(sql`delete from unread_conversations`);
  platform().passTime(hour);
  await run();
  expect(await sent()).toEqual([]);
  expect((await list())[0]?.hold).toBe(
    "On hold: they replied or called after this was scheduled. Read it first, then send, edit, or cancel this message.",
  );
  expect(await countUnread(platform(), olive)).toBe(1);
  expect(await sendScheduledNow(platform(), olive, versionOf(await rows()))).toEqual({ ok: true });
  expect(await sent()).toHaveLength(1);
});

test("STOP in between is never overruled, and the hold says so", async () => {
  const { schedule, list, run, sent, receive, rows, olive } = await business();
  await schedule(inHours(2));
  platform().passTime(hour);
  await receive("STOP");
  platform().passTime(hour);
  await run();
  expect((await list())[0]?.hold).toBe(
    "On hold: they opted out of these messages. Only they can undo it, by texting START.",
  );
  expect(await sendScheduledNow(platform(), olive, versionOf(await rows()))).toMatchObject({
    code: "invalid",
    errors: { words: expect.stringContaining("they opted out") },
  });
  expect(await sent()).toEqual([]);
});

test("a message of someone who left the team waits for a person", async () => {
  const { schedule, list, run, sent, olive, oscar, rows, contractorId } = await business();
  await schedule(inHours(2));
  await revokeMember(platform(), olive, contractorId, oscar.id);
  platform().passTime(2 * hour);
  await run();
  expect(await sent()).toEqual([]);
  expect((await list())[0]?.hold).toContain("Oscar can’t send messages for you anymore");
  const change = { seen: versionOf(await rows()), request: text("Still on?"), sendAt: inHours(1) };
  expect(await changeScheduledMessage(platform(), olive, change)).toEqual({ ok: true });
  platform().passTime(hour);
  await run();
  expect(await sent()).toEqual(["Bluebonnet Plumbing: Still on?"]);
});

test("a message that is half a day late isn't sent automatically", async () => {
  const { schedule, list, run, sent } = await business();
  await schedule(inHours(2));
  platform().passTime(24 * hour);
  await run();
  expect(await sent()).toEqual([]);
  expect((await list())[0]?.hold).toContain("it couldn’t be sent at its time");
});

test("quiet hours, past, and far times get an error at the field", async () => {
  const { schedule, rows } = await business();
  const today = dayOf(platform().clock.now(), zone);
  const rejected = async (at: string) => {
    const result = await schedule(at);
    return !result.ok && result.code === "invalid" ? result.errors.send_at : result;
  };
  expect(await rejected(`${today}T23:30`)).toMatch(
    /^Quiet hours in Texas\. Choose a time starting .*(9:00 AM|12:00 PM) \(Central Time\)\.$/,
  );
  expect(await rejected(inHours(-1))).toBe("That time has passed. Choose a later one");
  expect(await rejected("2199-01-04T12:00")).toBe("Choose a time in the next 90 days");
  expect(await rejected("")).toBe("Enter a date and time");
  expect(await rejected("2026-02-31T12:00")).toBe("Enter a date and time");
  expect(await rows()).toEqual([]);
});

test("a time that clocks skip in spring is rejected", async () => {
  const { schedule } = await business();
  const spring = momentOn(zone, "2027-03-13", 10 * 60);
  platform().passTime(spring.getTime() - platform().clock.now().getTime());
  expect(await schedule("2027-03-14T02:30")).toMatchObject({
    errors: { send_at: expect.stringContaining("no such time that day") },
  });
});

test("the customer's clock is shown when it differs", async () => {
  const { schedule, list } = await business({ zip_code: "10001", phone: "(212) 555-0170" });
  const at = inHours(2);
  await schedule(at);
  const [shown] = await list();
  expect(shown?.recipientAt).not.toBe(null);
  expect(shown?.recipientAt).not.toBe(shown?.at);
});

test("at most ten are scheduled in a conversation", async () => {
  const { schedule, rows } = await business();
  const all = await Promise.all(Array.from({ length: 12 }, () => schedule(inHours(3))));
  expect(all.filter(({ ok }) => ok)).toHaveLength(10);
  expect(all.find(({ ok }) => !ok)).toMatchObject({
    errors: { send_at: expect.stringContaining("10 messages scheduled") },
  });
  expect(await rows()).toHaveLength(10);
});

test("a changed message needs its latest version; canceled twice says so", async () => {
  const { schedule, rows, olive, oscar, run, sent } = await business();
  await schedule(inHours(2));
  const seen = versionOf(await rows());
  const request = text("New text");
  expect(
    await changeScheduledMessage(platform(), olive, { seen, request, sendAt: inHours(4) }),
  ).toEqual({ ok: true });
  expect(await cancelScheduledMessage(platform(), oscar, seen)).toEqual({
    ...{ ok: false, code: "changed_elsewhere" },
  });
  // The task of the first version.
  platform().passTime(2 * hour);
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  await sendScheduledMessage(platform(), system("test"), seen, attempt);
  await run();
  expect(await sent()).toEqual([]);
  const latest = versionOf(await rows());
  expect(await cancelScheduledMessage(platform(), oscar, latest)).toEqual({ ok: true });
  expect(await cancelScheduledMessage(platform(), oscar, latest)).toEqual({
    ...{ ok: false, code: "already_done" },
  });
  expect(await sendScheduledNow(platform(), oscar, latest)).toMatchObject({ ok: false });
});

test("another business can neither read nor change it", async () => {
  const { schedule, rows, conversationId } = await business();
  const otherBusiness = await business();
  await schedule(inHours(2));
  const seen = versionOf(await rows());
  const of = { about: { conversationId }, request: text(), sendAt: inHours(2), requestKey: null };
  expect(await scheduleMessage(platform(), otherBusiness.olive, of)).toMatchObject({
    code: "not_found",
  });
  expect(await sendScheduledNow(platform(), otherBusiness.olive, seen)).toMatchObject({
    ok: false,
  });
  expect(await cancelScheduledMessage(platform(), otherBusiness.olive, seen)).toMatchObject({
    ok: false,
  });
  expect(await listScheduledMessages(platform(), otherBusiness.olive, { conversationId })).toBe(
    null,
  );
  expect(await rows()).toHaveLength(1);
});

/** The same, with another page of the business. */
async function businessWithTwoPages() {
  const fixture = await business();
  const [page] = await query().select().from(seoPages).where(eq(seoPages.id, fixture.pageId));
  if (!page) throw new Error("no page");
  const second = { id: newId(), service: "hvac" as const, createdAt: platform().clock.now() };
  await query()
    .insert(seoPages)
    .values({ ...page, ...second });
  return { ...fixture, otherPage: second.id };
}

test("a stranger's request with the customer's number doesn't get a scheduled email", async () => {
  const fixture = await businessWithTwoPages();
  const { schedule, list, run, sent, rows, olive, conversationId } = fixture;
  const request = { channel: "email", subject: "Your estimate", words: "It is $450." } as const;
  expect(await schedule(inHours(2), { request })).toMatchObject({ ok: true });
  const first = versionOf(await rows());
  platform().passTime(60_000);
  const stranger = { phone: fixture.from, email: "eve@other.example" };
  const { leadId } = await requestEstimate(fixture.otherPage, stranger);
  expect((await enrollmentOf(leadId))?.conversationId).toBe(conversationId);
  expect(await sendScheduledNow(platform(), olive, first)).toMatchObject({
    errors: { words: expect.stringContaining("would go to eve@other.example now") },
  });
  // Who edits the text hasn't seen the other address.
  const edit = { seen: first, request: { ...request, words: "It is $460." }, sendAt: inHours(2) };
  expect(await changeScheduledMessage(platform(), olive, edit)).toEqual({ ok: true });
  const edited = versionOf(await rows());
  platform().passTime(2 * hour);
  await run();
  expect(await sent()).toEqual([]);
  expect((await list())[0]?.hold).toMatch(
    /^On hold: it’s for emily\d+@home\.example, but would go to eve@other\.example now\. Check who that is, then send, edit, or cancel this message\.$/,
  );
  expect(await sendScheduledNow(platform(), olive, edited)).toMatchObject({
    code: "changed_elsewhere",
  });
  expect(await sendScheduledNow(platform(), olive, versionOf(await rows()))).toEqual({ ok: true });
  expect(await sent()).toEqual(["It is $460."]);
});

test("correcting a number in a shared conversation keeps scheduled emails apart", async () => {
  const fixture = await businessWithTwoPages();
  const { schedule, list, run, sent, rows, olive } = fixture;
  platform().passTime(60_000);
  const other = { phone: fixture.from, email: "ben@home.example" };
  const { leadId: otherId } = await requestEstimate(fixture.otherPage, other);
  // The conversation was last about the other lead; with their number corrected, it's about Emily.
  const correct = async (id: string, phone: string) => {
    const details = await findLeadDetails(platform(), olive, id);
    if (!details) throw new Error("no lead");
    const { seen, name, email, address } = details;
    const form = { seen, name, phone, phone_extension: null, email, address, email_wanted: false };
    expect(await editLead(platform(), olive, id, form)).toMatchObject({ ok: true });
  };
  const email = { channel: "email", subject: "Hello", words: "Hello" } as const;
  expect(await schedule(inHours(2), { request: email })).toMatchObject({ ok: true });
  expect(await rows()).toMatchObject([{ toAddress: "ben@home.example" }]);
  await correct(otherId, "+15125557701");
  platform().passTime(2 * hour);
  await run();
  expect(await sent()).toEqual([]);
  expect((await list())[0]?.hold).toContain("it’s for ben@home.example, but would go to emily");
  const change = { seen: versionOf(await rows()), request: email, sendAt: inHours(1) };
  expect(await changeScheduledMessage(platform(), olive, change)).toEqual({ ok: true });
  platform().passTime(hour);
  await run();
  expect(await sent()).toEqual(["Hello"]);
});
