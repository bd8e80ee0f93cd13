import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sendManualMessage } from "~/domains/follow-ups/by-hand/send-manual-message.server.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { senderDays, senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { visitTextJob } from "~/domains/schedule/schedule.jobs.server.ts";
import { notifyOnTheWay } from "~/domains/schedule/visit-notices/notify-on-the-way.server.ts";
import {
  notifyByText,
  sendDueReminders,
} from "~/domains/schedule/visit-notices/send-notices.server.ts";
import { stopMoveNotice } from "~/domains/schedule/visits/change-visit.server.ts";
import { createLimits } from "~/platform/limits/limits.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import {
  addVisit,
  book,
  cancel,
  crewOf,
  newBusiness,
  rescheduleAs,
} from "./appointment-fixtures.ts";
import { appointmentNotices } from "./appointment-notice-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const {
  query,
  ownerWithLead,
  bookFor,
  rowOf,
  noticesOf,
  mailsOf,
  textsOf,
  sendNotice,
  notifyMoved,
} = appointmentNotices(platform);
const actor = system("test");
const hour = 60 * 60_000;
const remind = () => sendDueReminders(platform(), actor);
/** Advances the clock to a time. */
const passTo = (moment: string) =>
  platform().passTime(new Date(moment).getTime() - platform().clock.now().getTime());

test("a booking is confirmed once by email and text, again if rescheduled", async () => {
  const lead = await ownerWithLead();
  const otherCrewId = await crewOf(platform(), lead.owner, "Truck 2");
  const { crew_id, contractorId } = lead;
  const visitId = await bookFor(lead, { crew_id });
  await processEvents(platform());
  await sendNotice(visitId, 1, "booked");
  await sendNotice(visitId, 1, "booked");
  expect(await mailsOf(contractorId)).toEqual(["booked"]);
  expect(await textsOf(contractorId)).toEqual([
    expect.stringMatching(
      /^Bluebonnet Plumbing: You're booked: Mon, Nov 23, 9-10 AM\..* Reply STOP/,
    ),
  ]);
  await rescheduleAs(platform(), lead.owner, visitId, { crew_id: otherCrewId });
  await processEvents(platform());
  expect(await mailsOf(contractorId)).toEqual(["booked"]);
  await rescheduleAs(platform(), lead.owner, visitId, {
    crew_id: otherCrewId,
    time: "14:00",
    version: "2",
  });
  await processEvents(platform());
  await sendNotice(visitId, 2, "moved");
  await sendNotice(visitId, 3, "moved");
  expect(await mailsOf(contractorId)).toEqual(["booked", "moved"]);
  expect(await textsOf(contractorId)).toHaveLength(2);
  const message = (await noticesOf(contractorId)).find(({ channel }) => channel === "email");
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  await deliver(platform(), actor, { messageId: message?.id ?? "" }, attempt);
  const [stored] = (await noticesOf(contractorId)).filter(({ state }) => state === "kept");
  expect(stored).toMatchObject({ toAddress: lead.email, conversationId: expect.any(String) });
  expect(stored?.text).toContain("Mon, Nov 23, 2-3 PM");
});

test("a form's move is notified after a minute, unless stopped, undone, or declined", async () => {
  const lead = await ownerWithLead();
  const { owner, contractorId } = lead;
  const visitId = await bookFor(lead, {});
  const choice = { notify_choice: "yes" };
  const notifying = { ...choice, notify: "yes" };
  const move = async (time: string, version: string, change: Record<string, string>) => {
    await rescheduleAs(platform(), owner, visitId, { time, version, ...change });
    await processEvents(platform());
  };
  const afterMinute = async () => {
    await platform().passTime(61_000);
    await notifyMoved();
    return mailsOf(contractorId);
  };
  await processEvents(platform());
  await move("13:00", "1", choice);
  expect(await afterMinute()).toEqual(["booked"]);
  await move("14:00", "2", notifying);
  await notifyMoved();
  expect(await mailsOf(contractorId)).toEqual(["booked"]);
  expect(await stopMoveNotice(platform(), owner, visitId)).toMatchObject({ ok: true });
  expect(await afterMinute()).toEqual(["booked"]);
  await move("15:00", "3", notifying);
  await move("14:00", "4", { ...notifying, undo: "yes" });
  expect(await afterMinute()).toEqual(["booked"]);
  await move("16:00", "5", notifying);
  expect(await afterMinute()).toEqual(["booked", "moved"]);
  expect(await afterMinute()).toEqual(["booked", "moved"]);
  expect(await stopMoveNotice(platform(), owner, visitId)).toMatchObject({ code: "already_done" });
  // The customer knows the later time by now.
  await move("14:00", "6", { ...notifying, undo: "yes" });
  expect(await afterMinute()).toEqual(["booked", "moved", "moved"]);
});

test("sms.budget: a used-up budget doesn't hold texts about appointments", async () => {
  const lead = await ownerWithLead();
  const { crew_id, owner, contractorId } = lead;
  const spent = { day: "2026-11-20", costMicros: 60_000_000 };
  await query()
    .insert(senderDays)
    .values({ contractorId, ...spent })
    .onConflictDoUpdate({ target: [senderDays.contractorId, senderDays.day], set: spent });
  const visitId = await bookFor(lead, { crew_id });
  await processEvents(platform());
  await sendNotice(visitId, 1, "booked");
  expect(await textsOf(contractorId)).toEqual([expect.stringContaining("You're booked")]);
  const today = await bookFor(lead, { crew_id, date: "2026-11-20", time: "12:00" });
  expect(await notifyOnTheWay(platform(), owner, today, 20)).toEqual({ ok: true, changed: true });
  // The gate runs again when it's sent.
  for (const { id: messageId } of (await noticesOf(contractorId)).filter(
    ({ channel }) => channel === "sms",
  )) {
    const attempt = { number: 1, last: false, signal: new AbortController().signal };
    await sendManualMessage(platform(), actor, { messageId }, attempt);
  }
  const states = (await noticesOf(contractorId)).filter(({ channel }) => channel === "sms");
  expect(states.map(({ state }) => state)).toEqual(["kept", "kept"]);
});

test("a text held by a paused number is retried every hour", async () => {
  const lead = await ownerWithLead();
  const { crew_id, contractorId } = lead;
  const pause = (burstAt: Date | null) =>
    query().update(senders).set({ burstAt }).where(eq(senders.contractorId, contractorId));
  await pause(platform().clock.now());
  const visitId = await bookFor(lead, { crew_id });
  await processEvents(platform());
  await sendNotice(visitId, 1, "booked");
  expect(await textsOf(contractorId)).toEqual([]);
  const { rows } = await query().execute<{ hours: number }>(
    sql`select extract(epoch from start_after - ${platform().clock.now().toISOString()}::timestamptz)::int / 3600 as hours
        from pgboss.job where name = ${visitTextJob.name} and data->>'visitId' = ${visitId}
        order by created_on desc, id desc limit 1`,
  );
  expect(rows).toEqual([{ hours: 1 }]);
  await pause(null);
  await sendNotice(visitId, 1, "booked");
  expect(await textsOf(contractorId)).toEqual([expect.stringContaining("You're booked")]);
});

test("sends nothing for past or promptly canceled appointments, or to opted-out people", async () => {
  const lead = await ownerWithLead();
  const { crew_id, owner, contractorId } = lead;
  await bookFor(lead, { crew_id, date: "2026-11-19" });
  const canceledVisitId = await bookFor(lead, { crew_id, time: "14:00" });
  await cancel(platform(), owner, canceledVisitId);
  await processEvents(platform());
  expect(await noticesOf(contractorId)).toEqual([]);
  const person = { contractorId, channel: "email" as const, address: lead.email };
  await inTransaction(platform(), (work) => optOut(work, platform(), person, { way: "page" }));
  await bookFor(lead, { crew_id });
  await processEvents(platform());
  const [mail] = await noticesOf(contractorId);
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  await deliver(platform(), actor, { messageId: mail?.id ?? "" }, attempt);
  expect(await noticesOf(contractorId)).toMatchObject([{ state: "suppressed", html: null }]);
});

test("a customer gets one on-the-way text, or the member sees why not", async () => {
  const lead = await ownerWithLead();
  const { crew_id, owner, contractorId } = lead;
  const today = await bookFor(lead, { crew_id, date: "2026-11-20", time: "12:00" });
  const later = await bookFor(lead, { crew_id });
  const stranger = await addVisit(platform(), owner, {
    crew_id,
    date: "2026-11-20",
    time: "16:00",
  });
  const announce = (visitId: string, by = owner) => notifyOnTheWay(platform(), by, visitId, 20);
  expect(await announce(later)).toMatchObject({
    errors: { on_the_way: "This appointment isn’t today." },
  });
  expect(await announce(stranger)).toMatchObject({
    errors: { on_the_way: expect.stringContaining("never agreed to texts") },
  });
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  expect(await announce(today, technician)).toMatchObject({ code: "not_found" });
  expect(await announce(today, await newBusiness(platform()))).toMatchObject({ code: "not_found" });
  expect(await announce(today)).toEqual({ ok: true, changed: true });
  expect(await announce(today)).toEqual({ ok: true, changed: false });
  expect(await textsOf(contractorId)).toEqual([
    expect.stringMatching(
      /: \S+ is on the way, about 20 min\. Arrival: Fri, Nov 20, 12-1 PM\. Follow along: http\S+\/v\/[a-z2-7]{45}/,
    ),
  ]);
  const declining = await ownerWithLead();
  const visit = await bookFor(declining, {
    crew_id: declining.crew_id,
    date: "2026-11-20",
    time: "12:00",
  });
  const person = {
    contractorId: declining.contractorId,
    channel: "sms" as const,
    address: declining.number ?? "",
  };
  await inTransaction(platform(), (work) => optOut(work, platform(), person, { way: "text" }));
  expect(await announce(visit, declining.owner)).toMatchObject({
    errors: { on_the_way: expect.stringMatching(/^Can’t be sent: they opted out of/) },
  });
  expect((await rowOf(visit)).onTheWayAt).toBeNull();
});

test("reminds once the day before, by text in allowed hours, otherwise email", async () => {
  const lead = await ownerWithLead();
  const texted = await bookFor(lead, { crew_id: lead.crew_id });
  const alone = await newBusiness(platform());
  const mailed = await addVisit(platform(), alone);
  const moved = await addVisit(platform(), alone, { time: "14:00" });
  await processEvents(platform());
  const countReminders = async () => [
    (await textsOf(lead.contractorId)).filter((text) => text?.includes("Reminder:")).length,
    (await mailsOf(lead.contractorId)).filter((notice) => notice === "reminder").length,
    (await mailsOf(alone.contractorId)).filter((notice) => notice === "reminder").length,
  ];
  passTo("2026-11-22T15:59:00Z");
  await remind();
  expect(await countReminders()).toEqual([0, 0, 0]);
  // Sunday at 10 AM; in Texas, business texts are sent from noon.
  passTo("2026-11-22T16:00:00Z");
  await Promise.all([remind(), remind()]);
  await remind();
  expect(await countReminders()).toEqual([0, 0, 2]);
  expect((await rowOf(texted)).remindAt).toEqual(new Date("2026-11-22T18:00:00Z"));
  expect((await rowOf(mailed)).remindAt).toBeNull();
  // Moved after its reminder: it gets another one for the new day.
  await rescheduleAs(platform(), alone, moved, { date: "2026-11-25" });
  passTo("2026-11-22T18:00:00Z");
  await remind();
  await remind();
  expect(await countReminders()).toEqual([1, 0, 2]);
  passTo("2026-11-24T16:00:00Z");
  await remind();
  expect(await countReminders()).toEqual([1, 0, 3]);
  const late = await addVisit(platform(), alone, { date: "2026-11-25", time: "17:00" });
  expect((await rowOf(late)).remindAt).toBeNull();
});

test("a booking at night is texted in the morning unless it changed", async () => {
  const lead = await ownerWithLead();
  const { crew_id, owner, contractorId } = lead;
  passTo("2026-12-02T04:00:00Z");
  const visitId = await bookFor(lead, { crew_id, date: "2026-12-04" });
  const otherVisitId = await bookFor(lead, { crew_id, date: "2026-12-04", time: "14:00" });
  await processEvents(platform());
  await sendNotice(visitId, 1, "booked");
  expect(await textsOf(contractorId)).toEqual([]);
  await cancel(platform(), owner, otherVisitId);
  platform().passTime(11 * hour);
  await sendNotice(visitId, 1, "booked");
  await sendNotice(otherVisitId, 1, "booked");
  expect(await textsOf(contractorId)).toEqual([expect.stringContaining("Fri, Dec 4")]);
});

test("a waiting text survives a crew change; a reverted time sends one", async () => {
  const lead = { ...(await ownerWithLead()), email: "" };
  const { crew_id, owner, contractorId } = lead;
  const otherCrewId = await crewOf(platform(), owner, "Truck 2");
  passTo("2026-12-03T04:00:00Z");
  const day = { crew_id, date: "2026-12-04" };
  const first = await bookFor(lead, day);
  const second = await bookFor(lead, { ...day, time: "14:00" });
  const move = async (visitId: string, change: Record<string, string>) => {
    await processEvents(platform());
    platform().passTime(60_000);
    expect(await rescheduleAs(platform(), owner, visitId, { ...day, ...change })).toMatchObject({
      changed: true,
    });
  };
  await move(first, { crew_id: otherCrewId });
  await move(second, { time: "15:00" });
  await move(second, { time: "14:00", version: "2" });
  await processEvents(platform());
  const notifyAll = async () => {
    const { rows } = await query().execute<{ data: unknown }>(
      sql`select data from pgboss.job where name = ${visitTextJob.name}
          and data->>'visitId' in (${first}, ${second}) order by created_on, id`,
    );
    for (const { data } of rows)
      await notifyByText(platform(), actor, visitTextJob.payload.parse(data));
    return rows.length;
  };
  expect(await notifyAll()).toBe(4);
  expect(await textsOf(contractorId)).toEqual([]);
  platform().passTime(11 * hour);
  await notifyAll();
  await notifyAll();
  expect(await textsOf(contractorId)).toEqual([
    expect.stringContaining("You're booked: Fri, Dec 4, 9-"),
    expect.stringContaining("Your appointment has a new time: Fri, Dec 4, 2-"),
  ]);
});

test("an appointment containing a web address is emailed only after staff approval", async () => {
  const lead = await ownerWithLead();
  const { crew_id, contractorId } = lead;
  const day = { crew_id, date: "2026-12-14" };
  await bookFor(lead, { ...day, what: "Your prize waits at evil.com", email: "a@far.example" });
  await bookFor(lead, {
    ...day,
    what: "Leaking sink",
    email: "b@far.example",
    time: "15:00",
    work_order_id: "new",
  });
  await processEvents(platform());
  const mails = (await noticesOf(contractorId)).filter(({ channel }) => channel === "email");
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  for (const { id } of mails) await deliver(platform(), actor, { messageId: id }, attempt);
  const states = (await noticesOf(contractorId))
    .filter(({ channel }) => channel === "email")
    .map(({ toAddress, state }) => [toAddress, state]);
  expect(states).toEqual([
    ["a@far.example", "withheld"],
    ["b@far.example", "kept"],
  ]);
});

test("schedule.book: limits a business's bookings per day without affecting others", async () => {
  const [owner, otherMember] = [await newBusiness(platform()), await newBusiness(platform())];
  const strict = { ...platform(), limits: createLimits(platform().database, 0.01) };
  const at = (time: string) => ({ time, travel_minutes: "0", duration_minutes: "60" });
  await addVisit(strict, owner, at("08:00"));
  await addVisit(strict, owner, at("10:00"));
  expect(await book(strict, owner, at("12:00"))).toMatchObject({ ok: false, code: "too_many" });
  await addVisit(strict, otherMember, at("12:00"));
});
