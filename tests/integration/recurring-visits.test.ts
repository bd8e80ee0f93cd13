import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { holidays } from "~/domains/availability/holidays.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import {
  findRecurrence,
  moveFollowingVisits,
} from "~/domains/schedule/recurring-visits/change-recurrence.server.ts";
import {
  listCollisions,
  resolveCollision,
  skipCollision,
} from "~/domains/schedule/recurring-visits/collisions.server.ts";
import { stopRecurrence } from "~/domains/schedule/recurring-visits/end-recurrence.server.ts";
import { planRecurrences } from "~/domains/schedule/recurring-visits/plan-recurrences.server.ts";
import { moveSchema, newJobSchema, visitTimeSchema } from "~/domains/schedule/schedule.schema.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { loadVisitNotice } from "~/domains/schedule/visit-notices/load-visit-notice.server.ts";
import { bookJob } from "~/domains/schedule/visits/book-job.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { saveOpenHolidays } from "~/domains/schedule/working-time/working-hours.server.ts";
import { addDays, dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { localTime } from "~/domains/shared/time-zones/local-time.ts";
import { check } from "~/platform/validation/form.ts";
import { type BusinessMember, system } from "../../src/domains/shared/access/actor.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf, newBusiness, rescheduleAs, visitForm } from "./appointment-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const query = () => platform().database.query;
const zone = "America/Chicago";
const plan = () => planRecurrences(platform(), system("test"));

async function book(owner: BusinessMember, change: Record<string, string>) {
  const checked = check(newJobSchema, visitForm({ repeats: "weekly", ...change }));
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return bookJob(platform(), owner, { request: checked.value, requestKey: crypto.randomUUID() });
}

const visitsOf = (owner: BusinessMember) =>
  query()
    .select()
    .from(visits)
    .where(eq(visits.contractorId, owner.contractorId))
    .orderBy(asc(visits.startsAt));
const daysOf = async (owner: BusinessMember) =>
  (await visitsOf(owner))
    .filter(({ state }) => state === "booked")
    .map(({ startsAt }) => dayOf(startsAt, zone));
const from = (first: string, gap: number, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index * gap));
const mailsOf = async ({ contractorId }: BusinessMember) => {
  await processEvents(platform());
  const rows = await query().select().from(messages).where(eq(messages.contractorId, contractorId));
  return rows
    .filter(({ kind }) => kind === "visit-notice")
    .map(({ params }) => (params as { notice: string }).notice)
    .toSorted();
};
const move = (owner: BusinessMember, visitId: string, change: Record<string, string>) => {
  const checked = check(moveSchema, { ...visitForm({}), version: "1", ...change });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return moveFollowingVisits(platform(), owner, visitId, checked.value);
};
const at = (change: Record<string, string>) => {
  const checked = check(visitTimeSchema, visitForm(change));
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
};

test("a conflicting appointment is reported, then moved or skipped", async () => {
  const owner = await newBusiness(platform());
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const otherCrewId = await crewOf(platform(), owner, "Truck 2");
  for (const date of ["2026-12-07", "2026-12-14"]) {
    await addVisit(platform(), owner, { crew_id, date, time: "10:00" });
  }
  const result = await book(owner, { crew_id, repeats_until: "2026-12-21" });
  expect(result).toMatchObject({ ok: true });
  const collisions = await listCollisions(platform(), owner);
  expect(collisions.map(({ day, customerName }) => [day, customerName])).toEqual([
    ["2026-12-07", "Sam Stone"],
    ["2026-12-14", "Sam Stone"],
  ]);
  const [first, second] = collisions.map(({ id }) => id);
  const stranger = await newBusiness(platform());
  const takenTime = at({ crew_id, date: "2026-12-07" });
  expect(await resolveCollision(platform(), owner, first ?? "", takenTime)).toMatchObject({
    errors: { crew_id: expect.stringContaining("Truck 1 is booked at Sam Stone’s") },
  });
  const free = at({ crew_id: otherCrewId, date: "2026-12-07" });
  expect(await resolveCollision(platform(), stranger, first ?? "", free)).toMatchObject({
    code: "not_found",
  });
  expect(await skipCollision(platform(), stranger, first ?? "")).toMatchObject({ ok: false });
  expect(await resolveCollision(platform(), owner, first ?? "", free)).toMatchObject({ ok: true });
  expect(await resolveCollision(platform(), owner, first ?? "", free)).toMatchObject({ ok: false });
  expect(await skipCollision(platform(), owner, second ?? "")).toMatchObject({ ok: true });
  expect(await listCollisions(platform(), owner)).toEqual([]);
  expect(await listCollisions(platform(), stranger)).toEqual([]);
  const ofJob = (await visitsOf(owner)).filter(({ recurrenceId }) => recurrenceId);
  expect(ofJob.map(({ recurrenceDay }) => recurrenceDay)).toEqual([
    "2026-11-23",
    "2026-11-30",
    "2026-12-07",
    "2026-12-21",
  ]);
});

test("changing this and future appointments keeps earlier ones", async () => {
  const owner = await newBusiness(platform());
  await saveOpenHolidays(platform(), owner, { open_holidays: [...holidays] });
  expect(await book(owner, { repeats: "two_weeks", repeats_until: "2027-01-31" })).toMatchObject({
    ok: true,
  });
  expect(await daysOf(owner)).toEqual(from("2026-11-23", 14, 5));
  const third = (await visitsOf(owner))[2];
  const stranger = await newBusiness(platform());
  const change = { date: "2026-12-23", time: "13:00" };
  expect(await move(stranger, third?.id ?? "", change)).toMatchObject({ code: "not_found" });
  expect(await move(owner, third?.id ?? "", { ...change, version: "7" })).toMatchObject({
    code: "changed_elsewhere",
  });
  expect(await move(owner, third?.id ?? "", change)).toEqual({ ok: true, changed: true });
  expect(await daysOf(owner)).toEqual([
    "2026-11-23",
    "2026-12-07",
    "2026-12-23",
    "2027-01-06",
    "2027-01-20",
  ]);
  const rows = await visitsOf(owner);
  expect(rows.map(({ startsAt }) => localTime(startsAt, zone).minutes / 60)).toEqual([
    9, 9, 13, 13, 13,
  ]);
  expect(rows[2]?.id).toBe(third?.id);
  await plan();
  expect(await daysOf(owner)).toHaveLength(5);
  expect(await mailsOf(owner)).toEqual(["booked", "moved"]);
  const also = async () => (await loadVisitNotice(platform(), query(), third?.id ?? ""))?.also;
  expect(await also()).toBe(
    "Your future appointments moved too. We'll come back every 2 weeks on Wednesday.",
  );
  // Moving only this one doesn't move the others.
  platform().passTime(60_000);
  await rescheduleAs(platform(), owner, third?.id ?? "", {
    ...change,
    time: "15:00",
    version: "2",
  });
  expect(await also()).toBe("We'll come back every 2 weeks on Wednesday.");
});

test("ending removes later appointments, and the customer is notified once", async () => {
  const owner = await newBusiness(platform());
  await book(owner, {});
  const [, second] = await visitsOf(owner);
  expect(
    await stopRecurrence(platform(), await newBusiness(platform()), second?.id ?? ""),
  ).toMatchObject({ code: "not_found" });
  expect(await stopRecurrence(platform(), owner, second?.id ?? "")).toEqual({
    ok: true,
    changed: true,
  });
  expect(await stopRecurrence(platform(), owner, second?.id ?? "")).toEqual({
    ok: true,
    changed: false,
  });
  await plan();
  expect(await daysOf(owner)).toEqual(["2026-11-23", "2026-11-30"]);
  expect((await visitsOf(owner)).map(({ state }) => state)).toEqual([
    "booked",
    "booked",
    "canceled",
  ]);
  expect(await mailsOf(owner)).toEqual(["booked", "canceled"]);
  const recurrence = await findRecurrence(platform(), owner, second?.recurrenceId ?? "");
  expect(recurrence).toMatchObject({
    description: "every Monday until Nov 30, 2026",
    lastDay: "2026-11-30",
    stopped: true,
    canResume: true,
  });
  expect(
    await findRecurrence(platform(), await newBusiness(platform()), second?.recurrenceId ?? ""),
  ).toBeNull();
});

test("a recurring job ends as done after its last completed appointment", async () => {
  const owner = await newBusiness(platform());
  await book(owner, {});
  const [first] = await visitsOf(owner);
  await completeVisit(platform(), owner, first?.id ?? "", true);
  await stopRecurrence(platform(), owner, first?.id ?? "");
  expect((await visitsOf(owner)).map(({ state }) => state)).toEqual(["done", "canceled"]);
  const ofOwner = eq(workOrders.contractorId, owner.contractorId);
  expect(await query().select().from(workOrders).where(ofOwner)).toMatchObject([
    { status: "done" },
  ]);
});

test("creates appointments a year ahead nightly, at the same local hour", async () => {
  const owner = await newBusiness(platform());
  expect(await book(owner, { repeats_until: "2026-11-23" })).toMatchObject({
    errors: { repeats_until: expect.any(String) },
  });
  await saveOpenHolidays(platform(), owner, { open_holidays: [...holidays] });
  await book(owner, {});
  expect(await daysOf(owner)).toEqual(from("2026-11-23", 7, 52));
  expect(await mailsOf(owner)).toEqual(["booked"]);
  platform().passTime(60 * 24 * 60 * 60_000);
  await Promise.all([plan(), plan()]);
  const rows = await visitsOf(owner);
  expect(rows.map(({ startsAt }) => dayOf(startsAt, zone))).toEqual(from("2026-11-23", 7, 61));
  expect(new Set(rows.map(({ startsAt }) => localTime(startsAt, zone).minutes))).toEqual(
    new Set([540]),
  );
  expect(new Set(rows.map(({ startsAt }) => startsAt.getUTCHours()))).toEqual(new Set([15, 14]));
  expect(rows.at(-1)?.remindAt).not.toBeNull();
  expect(await mailsOf(owner)).toEqual(["booked"]);
});

test("a time skipped by daylight saving is rejected or becomes a conflict", async () => {
  // This test runs last because it moves the clock to February.
  const february = Date.parse("2027-02-01T15:00:00Z");
  platform().passTime(february - platform().clock.now().getTime());
  const owner = await newBusiness(platform());
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const skipped = { crew_id, date: "2027-03-14", time: "02:30" };
  const message = "Daylight saving time skips 2:30 AM on March 14, 2027. Choose another time.";
  const refused = { ok: false, code: "invalid", errors: { time: message } };
  expect(await book(owner, { ...skipped, repeats: "" })).toMatchObject(refused);
  const weekly = { crew_id, date: "2027-03-07", time: "02:30", repeats_until: "2027-03-28" };
  expect(await book(owner, weekly)).toMatchObject({ ok: true });
  expect(await daysOf(owner)).toEqual(["2027-03-07", "2027-03-21", "2027-03-28"]);
  const [collision] = await listCollisions(platform(), owner);
  expect(collision).toMatchObject({ day: "2027-03-14", startMinutes: 150 });
  const id = collision?.id ?? "";
  expect(await resolveCollision(platform(), owner, id, at(skipped))).toMatchObject(refused);
  const [first] = await visitsOf(owner);
  expect(await rescheduleAs(platform(), owner, first?.id ?? "", skipped)).toMatchObject(refused);
  const later = at({ ...skipped, time: "03:30" });
  expect(await resolveCollision(platform(), owner, id, later)).toMatchObject({ ok: true });
});
