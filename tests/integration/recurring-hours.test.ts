import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { holidays } from "~/domains/availability/holidays.ts";
import { moveFollowingVisits } from "~/domains/schedule/recurring-visits/change-recurrence.server.ts";
import {
  findCollision,
  listCollisions,
  resolveCollision,
  skipCollision,
} from "~/domains/schedule/recurring-visits/collisions.server.ts";
import { planRecurrences } from "~/domains/schedule/recurring-visits/plan-recurrences.server.ts";
import { previewRepeat } from "~/domains/schedule/recurring-visits/preview-repeat.server.ts";
import {
  moveSchema,
  newJobSchema,
  repeatSchema,
  visitTimeSchema,
} from "~/domains/schedule/schedule.schema.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { suggestMoves } from "~/domains/schedule/visit-offers/suggest-moves.server.ts";
import { bookJob } from "~/domains/schedule/visits/book-job.server.ts";
import {
  saveOpenHolidays,
  saveWorkingHours,
} from "~/domains/schedule/working-time/working-hours.server.ts";
import { weekdayOf } from "~/domains/shared/time-zones/local-day.ts";
import { check } from "~/platform/validation/form.ts";
import { type BusinessMember, system } from "../../src/domains/shared/access/actor.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf, newBusiness, visitForm } from "./appointment-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const daily = { repeats: "custom", repeat_every: "1", repeat_unit: "day" };
const outside = "This time is outside working hours.";

/** A business open on all holidays, Monday to Saturday from 8 to 5. */
async function openMondayToSaturday() {
  const owner = await newBusiness(platform());
  await saveOpenHolidays(platform(), owner, { open_holidays: [...holidays] });
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
  const hours = days.flatMap((day) => [
    [`${day}_1_opens`, "08:00"],
    [`${day}_1_closes`, "17:00"],
  ]);
  expect(await saveWorkingHours(platform(), owner, null, Object.fromEntries(hours))).toMatchObject({
    ok: true,
  });
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  return { owner, crew_id };
}

const typed = <Value>(checked: { ok: true; value: Value } | { ok: false }): Value => {
  if (!checked.ok) throw new Error("The form is wrong");
  return checked.value;
};
type Change = Record<string, string | string[]>;
const formOf = ({ repeat_weekdays, ...change }: Change) => ({
  ...visitForm(change as Record<string, string>),
  ...(repeat_weekdays ? { repeat_weekdays } : {}),
});
const book = (owner: BusinessMember, change: Change) =>
  bookJob(platform(), owner, {
    request: typed(check(newJobSchema, formOf(change))),
    requestKey: crypto.randomUUID(),
  });
const preview = (owner: BusinessMember, change: Change) => {
  const form = formOf(change);
  const [time, repeat] = [check(visitTimeSchema, form), check(repeatSchema, form)];
  return previewRepeat(platform(), owner, { time: typed(time), repeat: typed(repeat) });
};
const daysOf = async ({ contractorId }: BusinessMember) => {
  const rows = await platform()
    .database.query.select({ day: visits.recurrenceDay })
    .from(visits)
    .where(and(eq(visits.contractorId, contractorId), eq(visits.state, "booked")))
    .orderBy(asc(visits.startsAt));
  return rows.map(({ day }) => day ?? "");
};
const conflictsOf = async (owner: BusinessMember) =>
  (await listCollisions(platform(), owner)).map(({ day }) => day);

test("schedule.openings: a daily job's closed Sundays become conflicts", async () => {
  const { owner, crew_id } = await openMondayToSaturday();
  const form = { crew_id, ...daily, repeats_until: "2026-12-07", date: "2026-11-26" };
  expect(await preview(owner, form)).toMatchObject({
    value: {
      isOutsideHours: false,
      days: [{}, {}, {}, { day: "2026-11-29", problem: outside }, {}].map((day) =>
        "day" in day ? day : { problem: null },
      ),
    },
  });
  await book(owner, form);
  expect(await daysOf(owner)).toHaveLength(10);
  const sundays = ["2026-11-29", "2026-12-06"];
  expect(await conflictsOf(owner)).toEqual(sundays);
  const [first, second] = await listCollisions(platform(), owner);
  expect(first).toMatchObject({ isOutsideHours: true });
  expect(await findCollision(platform(), owner, second?.id ?? "")).toMatchObject({
    reason: outside,
    canBookAnyway: true,
    othersOfJob: 1,
    // The job itself takes Monday at 9.
    next: { date: "2026-12-08", time: 540 },
  });
  const anyway = visitForm({ crew_id, date: "2026-11-29", book_anyway: "on" });
  const request = typed(check(visitTimeSchema, anyway));
  expect(await resolveCollision(platform(), owner, first?.id ?? "", request)).toMatchObject({
    ok: true,
  });
  expect(await daysOf(owner)).toContain("2026-11-29");
  expect(await conflictsOf(owner)).toEqual(["2026-12-06"]);
});

test("the 15th on a closed Sunday proposes the next working day", async () => {
  const { owner, crew_id } = await openMondayToSaturday();
  await book(owner, { crew_id, repeats: "monthly", date: "2026-12-15" });
  // 2027: August 15 is a Sunday.
  expect(await conflictsOf(owner)).toEqual(["2027-08-15"]);
  const [collision] = await listCollisions(platform(), owner);
  expect(await findCollision(platform(), owner, collision?.id ?? "")).toMatchObject({
    reason: outside,
    next: { date: "2027-08-16", time: 540 },
    othersOfJob: 0,
  });
});

test("a first appointment chosen outside the hours repeats like it", async () => {
  const { owner, crew_id } = await openMondayToSaturday();
  const sunday = { crew_id, date: "2026-11-29", repeats: "weekly", repeat_count: "4" };
  expect(await preview(owner, sunday)).toMatchObject({ value: { isOutsideHours: true } });
  await book(owner, sunday);
  expect(await daysOf(owner)).toEqual(["2026-11-29", "2026-12-06", "2026-12-13", "2026-12-20"]);
  // Before opening time, but on no closed day.
  const early = { crew_id, ...daily, time: "06:00", duration_minutes: "60", repeat_count: "8" };
  await book(owner, early);
  expect(await conflictsOf(owner)).toEqual(["2026-11-29"]);
});

test("a job repeats on several weekdays, and moving one keeps the others", async () => {
  const { owner, crew_id } = await openMondayToSaturday();
  const several = { crew_id, repeats: "weekly", repeat_weekdays: ["MO", "WE", "FR"] };
  const form = { ...several, repeat_count: "5" };
  expect(await preview(owner, { ...form, date: "2026-12-01" })).toMatchObject({
    errors: { repeat_weekdays: expect.stringContaining("Check Tuesday too") },
  });
  await book(owner, { ...form, date: "2026-12-02" });
  const days = ["2026-12-02", "2026-12-04", "2026-12-07", "2026-12-09", "2026-12-11"];
  expect(await daysOf(owner)).toEqual(days);
  const [, , monday] = await platform()
    .database.query.select()
    .from(visits)
    .where(eq(visits.contractorId, owner.contractorId))
    .orderBy(asc(visits.startsAt));
  const moved = { ...visitForm({ crew_id, date: "2026-12-08" }), version: "1" };
  const request = typed(check(moveSchema, moved));
  expect(await moveFollowingVisits(platform(), owner, monday?.id ?? "", request)).toMatchObject({
    ok: true,
  });
  expect(await daysOf(owner)).toEqual(days.with(2, "2026-12-08"));
});

test("all conflicts of a job can be skipped, and stay skipped", async () => {
  const { owner, crew_id } = await openMondayToSaturday();
  await book(owner, { crew_id, ...daily });
  await book(owner, { crew_id, date: "2026-12-15", time: "13:00", repeats: "monthly" });
  await planRecurrences(platform(), system("test"));
  const conflicts = await listCollisions(platform(), owner);
  expect(conflicts.length).toBeGreaterThan(40);
  const [first] = conflicts;
  const stranger = await newBusiness(platform());
  const all = { all: true };
  expect(await skipCollision(platform(), stranger, first?.id ?? "", all)).toMatchObject({
    ok: false,
  });
  expect(await skipCollision(platform(), owner, first?.id ?? "", all)).toMatchObject({ ok: true });
  expect(await conflictsOf(owner)).toEqual(["2027-08-15"]);
  await planRecurrences(platform(), system("test"));
  expect(await conflictsOf(owner)).toEqual(["2027-08-15"]);
  expect((await daysOf(owner)).filter((day) => weekdayOf(day) === 0)).toEqual([]);
});

test("no move to a closed day is proposed", async () => {
  const { owner, crew_id } = await openMondayToSaturday();
  const on = (date: string) => addVisit(platform(), owner, { crew_id, date });
  const nextDay = async (visitId: string) =>
    (await suggestMoves(platform(), owner, visitId))?.nextDay;
  expect(await nextDay(await on("2026-11-28"))).toBeNull();
  expect(await nextDay(await on("2026-11-27"))).toBeNull();
  expect(await nextDay(await on("2026-12-03"))).toMatchObject({ date: "2026-12-04" });
});
