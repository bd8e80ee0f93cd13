import { eq } from "drizzle-orm";
import ical from "node-ical";
import { expect, test } from "vitest";
import { newEstimateSchema } from "~/domains/billing/job-estimates/job-estimates.schema.ts";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { endRetentionPeriods } from "~/domains/operations/retention/end-retention.server.ts";
import { visitOffers, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { notifyByText } from "~/domains/schedule/visit-notices/send-notices.server.ts";
import { cancelPickedVisit, pickTime } from "~/domains/schedule/visit-offers/pick-time.server.ts";
import {
  buildOfferCalendar,
  findOffer,
} from "~/domains/schedule/visit-offers/visit-links.server.ts";
import { findCustomerOfLead } from "~/domains/schedule/visits/find-customer-and-job.server.ts";
import { check } from "~/platform/validation/form.ts";
import { optOut } from "../../src/domains/messaging/opt-outs/opt-out.server.ts";
import { system } from "../../src/domains/shared/access/actor.ts";
import { inTransaction } from "../../src/platform/unit-of-work.server.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf, rescheduleAs } from "./appointment-fixtures.ts";
import { offering } from "./appointment-offer-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin, and only the tests advance it. */
const platform = sharedPlatform();
const { query, ownerWithLead, ask, enrollmentOf, offer, offered, visitsOf } = offering(platform);
const actor = system("test");
const monday = new Date("2026-11-23T15:00:00Z");
const tuesday = new Date("2026-11-24T19:00:00Z");

const emailsTo = async (leadId: string, kind: string) =>
  (await query().select().from(messages).where(eq(messages.subjectId, leadId))).filter(
    (mail) => mail.kind === kind,
  );

test("with only a ZIP code there's no address to prefill or store", async () => {
  const { owner, leadId } = await ownerWithLead();
  expect(await findCustomerOfLead(platform(), owner, leadId)).toMatchObject({
    ...{ address: "", zipCode: "78701" },
  });
  const typed = { customer_name: "Ann", what: "Leaking sink", phone: "", email: "" };
  for (const address of ["78701", " 78701-1234 "]) {
    const checked = check(newEstimateSchema, { ...typed, address });
    expect(checked).toMatchObject({
      errors: { address: expect.stringContaining("Add the street") },
    });
    await expect(offer(owner, leadId, undefined, { address })).rejects.toThrow("Add the street");
  }
  expect(check(newEstimateSchema, { ...typed, address: "" })).toMatchObject({ ok: true });
});

test("repeated clicks send one message with the times and a secret link", async () => {
  const { leadId, owner } = await ownerWithLead();
  const key = crypto.randomUUID();
  const first = await offer(owner, leadId, key);
  expect(first).toMatchObject({ ok: true });
  expect(await offer(owner, leadId, key)).toMatchObject(
    first.ok ? { messageId: first.messageId } : {},
  );
  const texts = await emailsTo(leadId, "written-by-hand");
  expect(texts).toHaveLength(1);
  expect(texts[0]?.text).toContain("Mon, Nov 23, 9-10 AM");
  const token = /\/b\/([\w-]+)/.exec(texts[0]?.text ?? "")?.[1] ?? "";
  expect(token.length).toBeGreaterThan(40);
  const [row] = await query().select().from(visitOffers).where(eq(visitOffers.leadId, leadId));
  expect(JSON.stringify(row)).not.toContain(token);
  expect((await findOffer(platform(), token))?.choices).toEqual([monday, tuesday]);
});

test("an opted-out person gets no offer, and none is stored", async () => {
  const { leadId, owner, contractorId, number } = await ownerWithLead();
  const person = { contractorId, channel: "sms" as const, address: number ?? "" };
  await inTransaction(platform(), (work) => optOut(work, platform(), person, { way: "text" }));
  expect(await offer(owner, leadId)).toMatchObject({
    ok: false,
    errors: { words: expect.any(String) },
  });
  const rows = await query().select().from(visitOffers).where(eq(visitOffers.leadId, leadId));
  expect(rows).toEqual([]);
  const late = { date_1: "2026-11-19" };
  expect(await offer(owner, leadId, undefined, late)).toMatchObject({
    errors: { date_1: expect.any(String) },
  });
});

test("members.bound-to-business: members can't offer times to another business's lead", async () => {
  const [own, foreign] = [await ownerWithLead(), await ownerWithLead()];
  expect(await offer(own.owner, foreign.leadId)).toMatchObject({ ok: false });
  expect(await emailsTo(foreign.leadId, "written-by-hand")).toEqual([]);
});

test("picking books once, ends the follow-up and notifies the business", async () => {
  const { leadId, owner, contractorId } = await ownerWithLead();
  const token = await offered(owner, leadId);
  const results = await Promise.all(
    [1, 2].map(() => pickTime(platform(), token, { startsAt: tuesday })),
  );
  expect(results.map((result) => result.ok && result.changed).toSorted()).toEqual([false, true]);
  expect(await visitsOf(contractorId)).toMatchObject([{ startsAt: tuesday, state: "booked" }]);
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "lead_moved_on" });
  expect(await emailsTo(leadId, "visit-chosen")).toHaveLength(1);
  const file = await buildOfferCalendar(platform(), token);
  const event = Object.values(ical.sync.parseICS(file ?? "")).find(
    (calendarEvent) => calendarEvent?.type === "VEVENT",
  );
  expect(event).toMatchObject({ location: "12 Oak St", sequence: 1 });
  expect(event?.start && new Date(event.start)).toEqual(tuesday);
});

test("a picked appointment has its lead's phone extension", async () => {
  const { owner, pageId, contractorId } = await ownerWithLead();
  const person = { phone: "(512) 555-1998 ext. 4", email: "desk@office.example" };
  const { leadId } = await ask(pageId, person);
  expect(await findCustomerOfLead(platform(), owner, leadId)).toMatchObject({
    phoneExtension: "4",
  });
  await pickTime(platform(), await offered(owner, leadId), { startsAt: tuesday });
  expect(await query().select().from(workOrders)).toContainEqual(
    expect.objectContaining({ contractorId, phone: "+15125551998", phoneExtension: "4" }),
  );
});

test("the first of two people who pick a time gets it", async () => {
  const { leadId, owner, contractorId, pageId } = await ownerWithLead();
  const other = await ask(pageId, { phone: "(512) 555-1999", email: "other@home.example" });
  const tokens = [await offered(owner, leadId), await offered(owner, other.leadId)];
  const results = await Promise.all(
    tokens.map((token) => pickTime(platform(), token, { startsAt: monday })),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const loser = tokens[results.findIndex(({ ok }) => !ok)] ?? "";
  expect(results.find(({ ok }) => !ok)).toMatchObject({ code: "changed_elsewhere" });
  expect((await findOffer(platform(), loser))?.choices).toEqual([tuesday]);
  // Times when the crew is busy, or the same time twice, aren't offered.
  expect(await offer(owner, leadId)).toMatchObject({
    errors: { date_1: expect.stringContaining("Choose another time or crew") },
  });
  const twice = { date_1: "2026-11-24", time_1: "13:00" };
  expect(await offer(owner, leadId, undefined, twice)).toMatchObject({
    errors: { date_2: "You already offer this time" },
  });
  await addVisit(platform(), owner, { date: "2026-11-24", time: "12:00" });
  const choices = (await findOffer(platform(), loser))?.choices ?? [];
  expect(choices).toHaveLength(3);
  expect(await pickTime(platform(), loser, { startsAt: choices[0] ?? monday })).toMatchObject({
    ok: true,
  });
  expect(await visitsOf(contractorId)).toHaveLength(3);
});

test("a manually booked customer can reschedule or cancel until a day before", async () => {
  const { owner, leadId, email, contractorId, crewId } = await ownerWithLead();
  const otherCrewId = await crewOf(platform(), owner, "Truck 2");
  const lead = { lead_id: leadId, email, crew_id: crewId };
  const visitId = await addVisit(platform(), owner, lead);
  const soon = await addVisit(platform(), owner, { ...lead, date: "2026-11-20", time: "18:00" });
  await processEvents(platform());
  const notice = { version: 1, notice: "booked" } as const;
  await notifyByText(platform(), actor, { visitId, ...notice });
  await notifyByText(platform(), actor, { visitId: soon, ...notice });
  const ofVisits = async () =>
    (await query().select().from(messages).where(eq(messages.contractorId, contractorId))).filter(
      ({ kind }) => kind.startsWith("visit-"),
    );
  const deliverAll = async () => {
    const attempt = { number: 1, last: false, signal: new AbortController().signal };
    for (const { id, channel } of await ofVisits()) {
      if (channel === "email") await deliver(platform(), actor, { messageId: id }, attempt);
    }
  };
  await deliverAll();
  const links = (await ofVisits()).map(({ channel, text }) => [
    channel,
    /\/b\/([a-z2-7]{45})\b/.exec(text ?? "")?.[1] ?? "by phone",
  ]);
  const token = links.find(([, link]) => link !== "by phone")?.[1] ?? "";
  // Email and text have the same link; today's appointment is changed by phone.
  expect(links.map((link) => link.join(" ")).toSorted()).toEqual(
    [`email ${token}`, "email by phone", `sms ${token}`, "sms by phone"].toSorted(),
  );

  await rescheduleAs(platform(), owner, visitId, { crew_id: otherCrewId });
  const choices = (await findOffer(platform(), token))?.choices ?? [];
  const [choice = monday] = choices;
  expect(choices).toHaveLength(3);
  expect(choices).not.toContainEqual(monday);
  const odd = new Date("2026-11-29T09:00:00Z");
  expect(await pickTime(platform(), token, { startsAt: odd })).toMatchObject({
    code: "changed_elsewhere",
  });
  expect(await pickTime(platform(), token, { startsAt: choice })).toEqual({
    ok: true,
    changed: true,
  });
  expect(await pickTime(platform(), token, { startsAt: choice })).toEqual({
    ok: true,
    changed: false,
  });
  const rowOf = async () => (await visitsOf(contractorId)).find(({ id }) => id === visitId);
  const endsAt = new Date(choice.getTime() + 2 * 60 * 60_000);
  expect(await rowOf()).toMatchObject({ startsAt: choice, endsAt, crewId: otherCrewId });
  await deliverAll();
  const chosen = (await ofVisits()).filter(({ kind }) => kind === "visit-chosen");
  expect(chosen).toMatchObject([{ subject: expect.stringMatching(/^Sam Stone rescheduled: /) }]);
  const forged = `${token.slice(0, -1)}${token.endsWith("a") ? "q" : "a"}`;
  expect(await cancelPickedVisit(platform(), forged)).toMatchObject({ code: "link_expired" });
  expect(await cancelPickedVisit(platform(), token)).toEqual({ ok: true, changed: true });
  expect(await rowOf()).toMatchObject({ state: "canceled", canceledBy: "customer" });
});

test("a time that wasn't offered can't be booked", async () => {
  const { leadId, owner, contractorId } = await ownerWithLead();
  const token = await offered(owner, leadId);
  const sunday = new Date("2026-11-22T15:00:00Z");
  expect(await pickTime(platform(), token, { startsAt: sunday })).toMatchObject({
    code: "changed_elsewhere",
  });
  expect(await pickTime(platform(), "guessed", { startsAt: monday })).toMatchObject({
    code: "link_expired",
  });
  expect(await visitsOf(contractorId)).toEqual([]);
});

test("picked times can change until a day before; links last a week", async () => {
  const { leadId, owner, contractorId } = await ownerWithLead();
  const token = await offered(owner, leadId);
  await pickTime(platform(), token, { startsAt: monday });
  expect(await pickTime(platform(), token, { startsAt: tuesday })).toEqual({
    ok: true,
    changed: true,
  });
  expect(await visitsOf(contractorId)).toMatchObject([{ startsAt: tuesday, version: 2 }]);
  const second = await ownerWithLead();
  const late = await offered(second.owner, second.leadId);
  await pickTime(platform(), late, { startsAt: monday });
  const third = await ownerWithLead();
  const unused = await offered(third.owner, third.leadId);

  const day = 24 * 60 * 60_000;
  platform().passTime(2.1 * day);
  expect(await pickTime(platform(), late, { startsAt: tuesday })).toMatchObject({
    code: "not_possible",
  });
  expect(await cancelPickedVisit(platform(), late)).toMatchObject({ code: "not_possible" });
  expect((await findOffer(platform(), late))?.mayChange).toBe(false);
  expect(await cancelPickedVisit(platform(), token)).toEqual({ ok: true, changed: true });
  expect(await cancelPickedVisit(platform(), token)).toEqual({ ok: true, changed: false });
  expect(await visitsOf(contractorId)).toMatchObject([
    { state: "canceled", canceledBy: "customer" },
  ]);
  expect(await buildOfferCalendar(platform(), token)).toContain("STATUS:CANCELLED");

  platform().passTime(5 * day);
  expect(await findOffer(platform(), unused)).toBeNull();
  expect(await pickTime(platform(), unused, { startsAt: tuesday })).toMatchObject({
    code: "link_expired",
  });
});

test("unpicked offers are deleted a month after expiry; picked ones stay", async () => {
  const picked = async () =>
    (await query().select().from(visitOffers)).map(({ visitId }) => visitId !== null);
  const before = await picked();
  expect(before).toContain(false);
  platform().passTime(38 * 24 * 60 * 60_000);
  await endRetentionPeriods(platform(), system("test"));
  expect(await picked()).toEqual(before.filter((isPicked) => isPicked));
});
