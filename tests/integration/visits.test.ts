import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import {
  findOwnZone,
  findVisit,
  listVisitsOfLead,
} from "~/domains/schedule/visits/list-visits.server.ts";
import { reopenVisit } from "~/domains/schedule/visits/restore-visit.server.ts";
import { events } from "~/platform/events/events.tables.server.ts";
import type { BusinessMember } from "../../src/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import {
  addVisit,
  book,
  cancel,
  crewOf,
  newBusiness,
  rescheduleAs,
} from "./appointment-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, businessWithLead, enrollmentOf, followUpMessages, sendDue } = followUps(platform);
const hour = 60 * 60_000;

const business = () => newBusiness(platform());
const move = (actor: BusinessMember, visitId: string, change: Record<string, string>) =>
  rescheduleAs(platform(), actor, visitId, change);
const rowOf = async (visitId: string) =>
  (await query().select().from(visits).where(eq(visits.id, visitId)))[0];
const happened = async (visitId: string) =>
  (await query().select().from(events).orderBy(events.id))
    .filter(({ payload }) => (payload as { visitId?: string }).visitId === visitId)
    .map(({ name }) => name);

test("schedule.book: books in local time with travel, creating the first crew", async () => {
  const owner = await business();
  const visitId = await addVisit(platform(), owner, { value: "1,250.50" });
  expect(await findOwnZone(platform(), owner)).toBe("America/Chicago");
  const visit = await findVisit(platform(), owner, visitId);
  expect(visit?.visit).toMatchObject({
    crewName: "Crew 1",
    leavesAt: new Date("2026-11-23T14:30:00Z"),
    startsAt: new Date("2026-11-23T15:00:00Z"),
    endsAt: new Date("2026-11-23T17:00:00Z"),
    valueCents: 125_050,
    phone: "+15125550142",
    state: "booked",
  });
  expect(await happened(visitId)).toEqual(["visit.booked"]);
});

test("schedule.book: repeated and concurrent clicks book once", async () => {
  const owner = await business();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const key = crypto.randomUUID();
  const results = await Promise.all([1, 2].map(() => book(platform(), owner, { crew_id }, key)));
  const again = await book(platform(), owner, { crew_id }, key);
  expect(new Set([...results, again].map((result) => result.ok && result.visitId)).size).toBe(1);
  const rows = await query().select().from(visits).where(eq(visits.crewId, crew_id));
  expect(rows).toHaveLength(1);
});

test("schedule.one-place: rejects overlapping bookings and names the conflict", async () => {
  const owner = await business();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const otherCrewId = await crewOf(platform(), owner, "Truck 2");
  await addVisit(platform(), owner, { crew_id });
  const there =
    "Truck 1 is booked at Sam Stone’s (Leaking sink) on Mon, Nov 23, 9:00 AM to 11:00 AM (leaves 8:30 AM). Choose another time or crew.";
  for (const time of ["09:00", "10:59", "11:15", "08:00", "06:45"]) {
    const refused = await book(platform(), owner, { crew_id, time });
    expect(refused).toEqual({ ok: false, code: "invalid", errors: { crew_id: there } });
  }
  expect(await book(platform(), owner, { crew_id, time: "11:30" })).toMatchObject({ ok: true });
  expect(await book(platform(), owner, { crew_id: otherCrewId })).toMatchObject({ ok: true });
});

test("schedule.one-place: of two concurrent bookings for a crew, one succeeds", async () => {
  const owner = await business();
  const office = await addBusinessMember(platform(), owner.contractorId, "office");
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const results = await Promise.all(
    [owner, office, owner, office].map((actor) => book(platform(), actor, { crew_id })),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = results.filter(({ ok }) => !ok);
  expect(JSON.stringify(refused)).toContain("Truck 1 is booked at Sam Stone’s");
});

test("schedule.one-place: random bookings and moves never double-book a crew", async () => {
  const owner = await business();
  const crews = [await crewOf(platform(), owner, "A"), await crewOf(platform(), owner, "B")];
  const act = fc.record({
    crew: fc.integer({ min: 0, max: 1 }),
    hour: fc.integer({ min: 7, max: 12 }),
    duration: fc.constantFrom("30", "60", "120"),
    travel: fc.constantFrom("0", "15", "30"),
    moves: fc.boolean(),
  });
  const made: string[] = [];
  for (const { crew, hour: at, duration, travel, moves } of fc.sample(act, 40)) {
    const form = {
      crew_id: crews[crew] ?? "",
      time: `${String(at).padStart(2, "0")}:00`,
      duration_minutes: duration,
      travel_minutes: travel,
    };
    const [moved] = made;
    if (moves && moved) {
      await move(owner, moved, { ...form, version: String((await rowOf(moved))?.version) });
    } else {
      const result = await book(platform(), owner, form);
      if (result.ok) made.push(result.visitId);
    }
  }
  const rows = await query()
    .select()
    .from(visits)
    .where(eq(visits.contractorId, owner.contractorId));
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) {
    for (const otherRow of rows) {
      if (row.id === otherRow.id || row.crewId !== otherRow.crewId) continue;
      expect(row.leavesAt < otherRow.endsAt && otherRow.leavesAt < row.endsAt).toBe(false);
    }
  }
});

test("a stale move is rejected, and a repeated one changes nothing", async () => {
  const owner = await business();
  const visitId = await addVisit(platform(), owner);
  expect(await move(owner, visitId, { time: "13:00" })).toEqual({ ok: true, changed: true });
  expect(await move(owner, visitId, { time: "13:00" })).toEqual({ ok: true, changed: false });
  expect(await move(owner, visitId, { time: "14:00" })).toMatchObject({
    code: "changed_elsewhere",
  });
  expect(await rowOf(visitId)).toMatchObject({
    version: 2,
    startsAt: new Date("2026-11-23T19:00:00Z"),
    movedAt: platform().clock.now(),
  });
  const second = await addVisit(platform(), owner);
  expect(await move(owner, second, { time: "13:30" })).toMatchObject({
    errors: { crew_id: expect.stringContaining("1:00 PM to 3:00 PM") },
  });
  expect(await happened(visitId)).toEqual(["visit.booked", "visit.moved"]);
});

test("canceling frees the crew; completed appointments can't be canceled", async () => {
  const owner = await business();
  const visitId = await addVisit(platform(), owner);
  expect(await cancel(platform(), owner, visitId)).toEqual({ ok: true, changed: true });
  expect(await cancel(platform(), owner, visitId)).toEqual({ ok: true, changed: false });
  expect(await move(owner, visitId, { time: "13:00" })).toMatchObject({ code: "not_possible" });
  const again = await addVisit(platform(), owner);
  expect(await completeVisit(platform(), owner, again, true)).toEqual({ ok: true, changed: true });
  expect(await cancel(platform(), owner, again)).toMatchObject({ code: "not_possible" });
  expect(await happened(visitId)).toEqual(["visit.booked", "visit.canceled"]);
  expect(await happened(again)).toEqual(["visit.booked", "visit.done"]);
  const jobs = await query()
    .select({ status: workOrders.status })
    .from(workOrders)
    .where(eq(workOrders.contractorId, owner.contractorId))
    .orderBy(workOrders.id);
  expect(jobs).toEqual([{ status: "canceled" }, { status: "done" }]);
});

test("marking an appointment done before its day needs confirmation", async () => {
  const owner = await newBusiness(platform());
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const monday = await addVisit(platform(), owner, { crew_id });
  const friday = await addVisit(platform(), owner, {
    crew_id,
    date: "2026-11-20",
    time: "16:00",
  });
  const early = { code: "invalid", errors: { early: "This is booked for Mon, Nov 23." } };
  expect(await completeVisit(platform(), owner, monday)).toMatchObject(early);
  expect(await completeVisit(platform(), owner, friday)).toEqual({ ok: true, changed: true });
  expect(await completeVisit(platform(), owner, monday, true)).toEqual({ ok: true, changed: true });
  expect(await completeVisit(platform(), owner, monday)).toEqual({ ok: true, changed: false });
});

test("undoing Done books it again unless its crew is busy", async () => {
  const owner = await business();
  const visitId = await addVisit(platform(), owner);
  const remindAt = (await rowOf(visitId))?.remindAt;
  expect(remindAt).toBeInstanceOf(Date);
  const reopen = (by = owner) => reopenVisit(platform(), by, visitId);
  expect(await reopen()).toEqual({ ok: true, changed: false });
  await completeVisit(platform(), owner, visitId, true);
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  expect(await reopen(technician)).toMatchObject({ code: "not_found" });
  expect(await reopen(await business())).toMatchObject({ code: "not_found" });
  expect(await reopen()).toEqual({ ok: true, changed: true });
  expect(await rowOf(visitId)).toMatchObject({ state: "booked", endedAt: null, remindAt });
  const [job] = await query()
    .select({ status: workOrders.status })
    .from(workOrders)
    .where(eq(workOrders.contractorId, owner.contractorId));
  expect(job).toEqual({ status: "open" });
  await completeVisit(platform(), owner, visitId, true);
  await addVisit(platform(), owner);
  expect(await reopen()).toMatchObject({
    errors: { crew_id: expect.stringContaining("9:00 AM to 11:00 AM") },
  });
  expect(await happened(visitId)).toEqual([
    "visit.booked",
    "visit.done",
    "visit.reopened",
    "visit.done",
  ]);
});

test("an appointment ends follow-up and books the lead in one transaction", async () => {
  const { leadId, contractorId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  await addVisit(platform(), owner, { crew_id });
  const refused = await book(platform(), owner, { crew_id, lead_id: leadId });
  expect(refused).toMatchObject({ ok: false });
  expect((await enrollmentOf(leadId))?.endedAt).toBeNull();
  const visitId = await addVisit(platform(), owner, { crew_id, lead_id: leadId, time: "13:00" });
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "lead_moved_on", checkAt: null });
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  expect(lead?.status).toBe("booked");
  await sendDue();
  expect(await followUpMessages(leadId)).toEqual([]);
  const ofLead = await listVisitsOfLead(platform(), owner, leadId);
  expect(ofLead.map(({ id }) => id)).toEqual([visitId]);
});

test("schedule.clock: an overnight appointment keeps its length and day across clock changes", async () => {
  const owner = await business();
  const night = await addVisit(platform(), owner, {
    date: "2027-03-14",
    time: "01:30",
    duration_minutes: "120",
  });
  const row = await rowOf(night);
  expect(row?.startsAt).toEqual(new Date("2027-03-14T07:30:00Z"));
  expect((row?.endsAt.getTime() ?? 0) - (row?.startsAt.getTime() ?? 0)).toBe(2 * hour);
  // A skipped hour is rejected, so the appointment doesn't appear at another time.
  const skipped = await book(platform(), owner, { date: "2028-03-12", time: "02:30" });
  expect(skipped).toMatchObject({
    ...{
      ok: false,
      errors: { time: expect.stringContaining("Daylight saving time skips 2:30 AM") },
    },
  });
});

test("a booked appointment and its job have the entered extension", async () => {
  const owner = await business();
  const visitId = await addVisit(platform(), owner, { phone: "(512) 555-0142 ext. 4" });
  const visit = await findVisit(platform(), owner, visitId);
  expect(visit?.visit).toMatchObject({ phone: "+15125550142", phoneExtension: "4" });
  const jobId = visit?.visit.workOrderId ?? "";
  const again = { work_order_id: jobId, phone: "(512) 555-0142", date: "2026-11-25" };
  await addVisit(platform(), owner, again);
  const [job] = await query().select().from(workOrders).where(eq(workOrders.id, jobId));
  expect(job).toMatchObject({ phone: "+15125550142", phoneExtension: null });
});
