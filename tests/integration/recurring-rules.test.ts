import { and, asc, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { holidays } from "~/domains/availability/holidays.ts";
import { findVisitBill } from "~/domains/billing/invoices/find-bill.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import {
  changeRecurrence,
  findRecurrence,
  moveFollowingVisits,
} from "~/domains/schedule/recurring-visits/change-recurrence.server.ts";
import {
  findCollision,
  listCollisions,
} from "~/domains/schedule/recurring-visits/collisions.server.ts";
import {
  resumeRecurrence,
  stopRecurrence,
} from "~/domains/schedule/recurring-visits/end-recurrence.server.ts";
import { planRecurrences } from "~/domains/schedule/recurring-visits/plan-recurrences.server.ts";
import { previewRepeat } from "~/domains/schedule/recurring-visits/preview-repeat.server.ts";
import {
  moveSchema,
  newJobSchema,
  recurrenceChangeSchema,
  repeatSchema,
  visitTimeSchema,
} from "~/domains/schedule/schedule.schema.ts";
import { recurrences, visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { bookJob } from "~/domains/schedule/visits/book-job.server.ts";
import { changeVisitNotes } from "~/domains/schedule/visits/change-job.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import { saveOpenHolidays } from "~/domains/schedule/working-time/working-hours.server.ts";
import { addDays, dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { localTime } from "~/domains/shared/time-zones/local-time.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { type BusinessMember, system } from "../../src/domains/shared/access/actor.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import {
  addVisit,
  cancel,
  crewOf,
  newBusiness,
  rescheduleAs,
  visitForm,
} from "./appointment-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const query = () => platform().database.query;
const zone = "America/Chicago";
const plan = () => planRecurrences(platform(), system("test"));

async function book(owner: BusinessMember, change: Record<string, string>) {
  const checked = check(newJobSchema, visitForm({ repeats: "weekly", ...change }));
  if (!checked.ok) return checked;
  return bookJob(platform(), owner, { request: checked.value, requestKey: crypto.randomUUID() });
}

/** A business that works on all holidays, with a recurring job. */
async function recurring(change: Record<string, string> = {}) {
  const owner = await newBusiness(platform());
  await saveOpenHolidays(platform(), owner, { open_holidays: [...holidays] });
  expect(await book(owner, change)).toMatchObject({ ok: true });
  return owner;
}

const visitsOf = (owner: BusinessMember) =>
  query()
    .select()
    .from(visits)
    .where(eq(visits.contractorId, owner.contractorId))
    .orderBy(asc(visits.startsAt));
const bookedOf = async (owner: BusinessMember) =>
  (await visitsOf(owner)).filter(({ state }) => state === "booked");
const daysOf = async (owner: BusinessMember) =>
  (await bookedOf(owner)).map(({ startsAt }) => dayOf(startsAt, zone));
const idsOf = async (owner: BusinessMember) => (await bookedOf(owner)).map(({ id }) => id);
const idAt = async (owner: BusinessMember, at: number) => (await idsOf(owner))[at] ?? "";

const move = (owner: BusinessMember, visitId: string, change: Record<string, string>) => {
  const checked = check(moveSchema, { ...visitForm({}), version: "1", ...change });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return moveFollowingVisits(platform(), owner, visitId, checked.value);
};
const changeRule = async (
  owner: BusinessMember,
  visitId: string,
  change: Record<string, string>,
) => {
  const checked = check(recurrenceChangeSchema, { ...visitForm({}), version: "1", ...change });
  if (!checked.ok) return checked;
  return changeRecurrence(platform(), owner, visitId, checked.value);
};
const activeRule = async ({ contractorId }: BusinessMember) => {
  const scope = eq(recurrences.contractorId, contractorId);
  const [recurrence] = await query()
    .select()
    .from(recurrences)
    .where(and(scope, isNull(recurrences.stoppedAt)));
  return recurrence;
};

test.each<[Record<string, string>, string[]]>([
  [
    { repeats: "quarterly", repeat_on: "weekday", date: "2026-12-14" },
    ["2026-12-14", "2027-03-08", "2027-06-14", "2027-09-13"],
  ],
  [{ repeats: "half_year", date: "2026-12-31" }, ["2026-12-31", "2027-06-30"]],
  [
    { repeats: "monthly", repeat_on: "last_weekday", date: "2026-11-24", repeat_count: "4" },
    ["2026-11-24", "2026-12-29", "2027-01-26", "2027-02-23"],
  ],
  [
    { repeats: "custom", repeat_every: "10", repeat_unit: "day", repeats_until: "2026-12-20" },
    ["2026-11-23", "2026-12-03", "2026-12-13"],
  ],
  [
    { repeats: "four_weeks", season_from: "10", season_to: "2" },
    ["2026-11-23", "2026-12-21", "2027-01-18", "2027-02-15", "2027-10-25"],
  ],
  [{ repeats: "yearly" }, ["2026-11-23"]],
])("books the year ahead for %j", async (change, days) => {
  const owner = await recurring(change);
  expect((await daysOf(owner)).filter((day) => day < "2027-11-20")).toEqual(days);
});

test("a yearly job stays open until its next appointment is created", async () => {
  const owner = await recurring({ repeats: "custom", repeat_every: "2", repeat_unit: "year" });
  const [first] = await visitsOf(owner);
  await completeVisit(platform(), owner, first?.id ?? "", true);
  const statusOf = async () => {
    const scope = eq(workOrders.contractorId, owner.contractorId);
    return (await query().select().from(workOrders).where(scope))[0]?.status;
  };
  expect(await statusOf()).toBe("open");
  await stopRecurrence(platform(), owner, first?.id ?? "");
  expect(await statusOf()).toBe("done");
});

test("moving future appointments keeps their rows, notes, and cancellations", async () => {
  const owner = await recurring({ repeat_count: "8" });
  const ids = await idsOf(owner);
  await inTransaction(platform(), (work) => changeVisitNotes(work, ids[4] ?? "", "Gate 42"));
  await cancel(platform(), owner, ids[5] ?? "", { notify: "" });
  const third = ids[2] ?? "";
  const change = { date: "2026-12-14", time: "13:00" };
  expect(await move(owner, third, change)).toEqual({ ok: true, changed: true });
  // A double click changes nothing more; a form opened before that is out of date.
  expect(await move(owner, third, change)).toEqual({ ok: true, changed: false });
  expect(await move(owner, third, { ...change, time: "15:00" })).toMatchObject({
    code: "changed_elsewhere",
  });
  expect(await move(owner, ids[4] ?? "", { date: "2026-12-30" })).toMatchObject({
    code: "changed_elsewhere",
  });
  expect(await idsOf(owner)).toEqual(ids.filter((_, index) => index !== 5));
  expect(await daysOf(owner)).toEqual([
    "2026-11-23",
    "2026-11-30",
    "2026-12-14",
    "2026-12-21",
    "2026-12-28",
    // Canceled: January 4.
    "2027-01-11",
    "2027-01-18",
  ]);
  const [, , , , fifth] = await bookedOf(owner);
  expect(fifth).toMatchObject({ id: ids[4], notes: "Gate 42", movedAt: null });
  expect(await activeRule(owner)).toMatchObject({
    rule: "FREQ=WEEKLY;COUNT=6",
    firstDay: "2026-12-14",
    lastDay: "2027-01-18",
  });
  await plan();
  expect(await daysOf(owner)).toHaveLength(7);
});

test("a whole series can move to its own next times", async () => {
  const owner = await recurring({ repeat_count: "5" });
  const ids = await idsOf(owner);
  expect(await move(owner, ids[0] ?? "", { date: "2026-11-30" })).toMatchObject({ ok: true });
  expect(await idsOf(owner)).toEqual(ids);
  expect(await daysOf(owner)).toEqual(
    Array.from({ length: 5 }, (_, index) => addDays("2026-11-30", index * 7)),
  );
  expect(await listCollisions(platform(), owner)).toEqual([]);
});

test("a changed rule applies from one appointment on", async () => {
  const owner = await recurring({ repeat_count: "6", value: "90" });
  const ids = await idsOf(owner);
  await inTransaction(platform(), (work) => changeVisitNotes(work, ids[5] ?? "", "Bring a ladder"));
  const monthly = { repeats: "monthly", repeat_on: "weekday", repeat_count: "3" };
  const request = { date: "2026-12-07", value: "120", ...monthly };
  expect(await changeRule(owner, ids[2] ?? "", request)).toEqual({ ok: true, changed: true });
  expect(await changeRule(owner, ids[2] ?? "", request)).toEqual({ ok: true, changed: false });
  expect(await daysOf(owner)).toEqual([
    "2026-11-23",
    "2026-11-30",
    "2026-12-07",
    "2027-01-04",
    "2027-02-01",
  ]);
  const all = await visitsOf(owner);
  // Appointments with a note aren't deleted.
  expect(all.filter(({ state }) => state === "canceled")).toMatchObject([
    { notes: "Bring a ladder", canceledBy: "business" },
  ]);
  const readRule = async (visitId: string) => {
    const row = all.find(({ id }) => id === visitId);
    return findRecurrence(platform(), owner, row?.recurrenceId ?? "", row?.recurrenceDay);
  };
  expect(await readRule(ids[2] ?? "")).toMatchObject({
    description: "every month on the first Monday, 3 times",
  });
  expect(await readRule(await idAt(owner, 3))).toMatchObject({ rule: { count: 2 } });
  // Earlier appointments keep their price.
  const dueAt = async (visitId: string) => {
    await completeVisit(platform(), owner, visitId, true);
    return (await findVisitBill(platform(), owner, visitId))?.dueCents;
  };
  expect(await dueAt(ids[1] ?? "")).toBe(9_000);
  expect(await dueAt(ids[2] ?? "")).toBe(12_000);
});

test("an appointment that didn't repeat becomes the first of many", async () => {
  const owner = await newBusiness(platform());
  await saveOpenHolidays(platform(), owner, { open_holidays: [...holidays] });
  const visitId = await addVisit(platform(), owner);
  const stranger = await newBusiness(platform());
  const weekly = { repeats: "two_weeks", repeat_count: "3" };
  expect(await changeRule(stranger, visitId, weekly)).toMatchObject({ code: "not_found" });
  expect(await changeRule(owner, visitId, { repeats: "" })).toMatchObject({
    errors: { repeats: expect.any(String) },
  });
  expect(await changeRule(owner, visitId, weekly)).toMatchObject({ ok: true });
  expect(await daysOf(owner)).toEqual(["2026-11-23", "2026-12-07", "2026-12-21"]);
  expect(await idAt(owner, 0)).toBe(visitId);
});

test("out of season, a move of future appointments is refused", async () => {
  const owner = await recurring({ season_from: "4", season_to: "11" });
  const before = await visitsOf(owner);
  const first = before[0]?.id ?? "";
  expect(await move(owner, first, { date: "2026-12-01" })).toMatchObject({
    errors: { date: "This job doesn’t repeat in that month. Change how it repeats." },
  });
  expect(await visitsOf(owner)).toEqual(before);
});

test("undoing the end of a recurring job restores all its data", async () => {
  const owner = await recurring({ repeat_count: "10" });
  const ids = await idsOf(owner);
  const before = await daysOf(owner);
  await processEvents(platform());
  await inTransaction(platform(), (work) => changeVisitNotes(work, ids[6] ?? "", "Gate 42"));
  const moved = { date: "2027-01-14", time: "15:00", version: "1" };
  await rescheduleAs(platform(), owner, ids[7] ?? "", moved);
  await cancel(platform(), owner, ids[8] ?? "", { notify: "" });
  await processEvents(platform());
  const at = ids[3] ?? "";
  const stranger = await newBusiness(platform());
  expect(await stopRecurrence(platform(), owner, at)).toEqual({ ok: true, changed: true });
  expect(await daysOf(owner)).toEqual(before.slice(0, 4));
  expect(await resumeRecurrence(platform(), stranger, at)).toMatchObject({ code: "not_found" });
  expect(await resumeRecurrence(platform(), owner, at)).toEqual({ ok: true, changed: true });
  expect(await resumeRecurrence(platform(), owner, at)).toEqual({ ok: true, changed: false });
  const expected = before.with(7, "2027-01-14").toSpliced(8, 1);
  expect(await daysOf(owner)).toEqual(expected);
  const after = await bookedOf(owner);
  expect(after.find(({ notes }) => notes === "Gate 42")?.id).toBe(ids[6]);
  expect(after.find(({ id }) => id === ids[7])).toBeDefined();
  await plan();
  expect(await daysOf(owner)).toEqual(expected);
  // Undone within a minute, so the customer isn't notified.
  await processEvents(platform());
  const rows = await query()
    .select()
    .from(messages)
    .where(and(eq(messages.contractorId, owner.contractorId), eq(messages.kind, "visit-notice")));
  const notices = rows.map(({ params }) => (params as { notice: string }).notice);
  expect(notices.toSorted()).toEqual(["booked", "moved"]);
});

test("a change or end from a past appointment leaves past ones", async () => {
  const owner = await recurring({ repeat_count: "8" });
  const [first = "", ...ids] = await idsOf(owner);
  platform().passTime(18 * 24 * 60 * 60_000);
  expect(await move(owner, first, { date: "2026-11-23", time: "10:00" })).toMatchObject({
    ok: true,
  });
  expect((await bookedOf(owner)).map(({ id }) => id)).toEqual([first, ...ids]);
  const hours = (await bookedOf(owner)).map(({ startsAt }) => localTime(startsAt, zone).minutes);
  expect(hours).toEqual([600, 540, 540, 600, 600, 600, 600, 600]);
  await stopRecurrence(platform(), owner, first);
  expect(await idsOf(owner)).toEqual([first, ...ids.slice(0, 2)]);
  platform().passTime(-18 * 24 * 60 * 60_000);
});

test("a rule that a change replaced can't be resumed", async () => {
  const owner = await recurring({ repeat_count: "6" });
  const [first = "", , third = ""] = await idsOf(owner);
  await move(owner, third, { date: "2026-12-08" });
  expect(await resumeRecurrence(platform(), owner, first)).toMatchObject({ code: "not_possible" });
  expect(await stopRecurrence(platform(), owner, first)).toEqual({ ok: true, changed: false });
});

test("a daily job is created in parts, and each run ends", async () => {
  const owner = await recurring({ repeats: "custom", repeat_every: "1", repeat_unit: "day" });
  expect(await daysOf(owner)).toHaveLength(61);
  await plan();
  const days = await daysOf(owner);
  expect(days.length).toBeGreaterThan(360);
  expect(days).toEqual(days.map((_, index) => addDays("2026-11-23", index)));
  await plan();
  expect(await daysOf(owner)).toEqual(days);
});

test("a rule that no version wrote doesn't stop the others", async () => {
  const broken = await recurring();
  const scope = eq(recurrences.contractorId, broken.contractorId);
  await query()
    .update(recurrences)
    .set({ rule: "FREQ=SECONDLY", plannedTo: "2026-11-24" })
    .where(scope);
  const fine = await recurring();
  const before = (await daysOf(fine)).length;
  platform().passTime(14 * 24 * 60 * 60_000);
  await plan();
  expect((await daysOf(fine)).length).toBe(before + 2);
  platform().passTime(-14 * 24 * 60 * 60_000);
});

test("a holiday becomes a conflict with a reason and next day", async () => {
  const owner = await newBusiness(platform());
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  await book(owner, { crew_id, date: "2026-12-04", repeats_until: "2027-01-15" });
  // Saturday and Sunday are closed, and Monday is taken.
  await addVisit(platform(), owner, { crew_id, date: "2026-12-28", time: "10:00" });
  const collisions = await listCollisions(platform(), owner);
  expect(collisions.map(({ day }) => day)).toEqual(["2026-12-25", "2027-01-01"]);
  const collision = await findCollision(platform(), owner, collisions[0]?.id ?? "");
  expect(collision).toMatchObject({
    reason: "Fri, Dec 25 is Christmas Day, and you’re closed.",
    next: { date: "2026-12-29", time: 540 },
  });
  const stranger = await newBusiness(platform());
  expect(await findCollision(platform(), stranger, collisions[0]?.id ?? "")).toBeNull();
  await saveOpenHolidays(platform(), owner, { open_holidays: [...holidays] });
  expect(await findCollision(platform(), owner, collisions[0]?.id ?? "")).toMatchObject({
    reason: null,
    next: { date: "2026-12-25", time: 540 },
  });
});

test("appointments stay at 8:00 across clock changes", async () => {
  const owner = await recurring({ time: "08:00", repeats: "four_weeks" });
  const rows = await visitsOf(owner);
  expect(rows.length).toBeGreaterThan(12);
  expect(new Set(rows.map(({ startsAt }) => localTime(startsAt, zone).minutes))).toEqual(
    new Set([480]),
  );
  expect(new Set(rows.map(({ startsAt }) => startsAt.getUTCHours()))).toEqual(new Set([14, 13]));
});

/** The preview of a form whose job repeats every 4 days. */
const previewFor = (owner: BusinessMember, change: Record<string, string> = {}) => {
  const form = visitForm({ repeats: "custom", repeat_every: "4", repeat_unit: "day", ...change });
  const [time, repeat] = [check(visitTimeSchema, form), check(repeatSchema, form)];
  if (!time.ok || !repeat.ok) throw new Error("The form is wrong");
  return previewRepeat(platform(), owner, { time: time.value, repeat: repeat.value });
};

test("previews five dates with their problems, and saves nothing", async () => {
  const owner = await newBusiness(platform());
  expect(await previewFor(owner)).toMatchObject({
    value: {
      description: "every 4 days",
      days: ["2026-11-23", "2026-11-27", "2026-12-01", "2026-12-05", "2026-12-09"].map((day) => ({
        day,
        problem: null,
      })),
    },
  });
  expect(await visitsOf(owner)).toEqual([]);
});

test("a preview counts the travel to an appointment after its last date", async () => {
  const owner = await newBusiness(platform());
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const elsewhere = { crew_id, date: "2026-12-09", time: "12:00", travel_minutes: "120" };
  await addVisit(platform(), owner, elsewhere);
  const last = { day: "2026-12-09", problem: "The crew is booked at 9:00 AM." };
  expect(await previewFor(owner, { crew_id })).toMatchObject({
    value: { days: [{}, {}, {}, {}, last] },
  });
});
