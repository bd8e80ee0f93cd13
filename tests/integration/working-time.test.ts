import { expect, test } from "vitest";
import { calendarFor, readPlan } from "~/domains/availability/read-calendar.server.ts";
import { listCollisions } from "~/domains/schedule/recurring-visits/collisions.server.ts";
import { newJobSchema } from "~/domains/schedule/schedule.schema.ts";
import { suggestTimes, suggestVisits } from "~/domains/schedule/visit-offers/offer-times.server.ts";
import { bookJob } from "~/domains/schedule/visits/book-job.server.ts";
import {
  deleteAppointmentType,
  listAppointmentTypes,
  saveAppointmentType,
} from "~/domains/schedule/working-time/appointment-types.server.ts";
import {
  addBlockedTime,
  listBlockedTimes,
  removeBlockedTime,
} from "~/domains/schedule/working-time/blocked-times.server.ts";
import {
  readWorkingTime,
  saveOpenHolidays,
  saveWorkingHours,
} from "~/domains/schedule/working-time/working-hours.server.ts";
import { blockedTimeSchema } from "~/domains/schedule/working-time/working-time.schema.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, book, crewOf, rescheduleAs, visitForm } from "./appointment-fixtures.ts";
import { offering } from "./appointment-offer-fixtures.ts";

/** The clock starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform();
const { ownerWithLead, offer } = offering(platform);

const length = { durationMinutes: 120, travelMinutes: 30 };
const suggest = (owner: BusinessMember, day: string | null, crewIds: string[] = []) =>
  suggestVisits(platform(), owner, { ...length, day, crewIds });
const hoursOn = async (owner: BusinessMember, day: string) =>
  (await suggest(owner, day)).map(({ minutes }) => minutes / 60);

function block(owner: BusinessMember, change: Record<string, string>, requestKey?: string) {
  const checked = check(blockedTimeSchema, { kind: "time_off", crew_id: "", ...change });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return addBlockedTime(platform(), owner, {
    request: checked.value,
    requestKey: requestKey ?? null,
  });
}

const tuesday = (...spans: [string, string][]) =>
  Object.fromEntries(
    spans.flatMap(([opens, closes], index) => [
      [`tuesday_${index + 1}_opens`, opens],
      [`tuesday_${index + 1}_closes`, closes],
    ]),
  );

test("suggested times follow the business's and the crew's hours", async () => {
  const { owner, crewId } = await ownerWithLead();
  const save = (of: string | null, values: Record<string, string>) =>
    saveWorkingHours(platform(), owner, of, values);
  expect(await save(null, tuesday(["09:00", "12:00"], ["13:30", "16:00"]))).toMatchObject({
    ok: true,
  });
  expect(await hoursOn(owner, "2026-11-24")).toEqual([9, 13.5]);
  expect(await hoursOn(owner, "2026-11-23")).toEqual([]);
  await save(crewId, tuesday(["12:00", "15:00"]));
  expect(await hoursOn(owner, "2026-11-24")).toEqual([12]);
  expect(await readWorkingTime(platform(), owner)).toMatchObject({
    hours: { tuesday: [{ opens: "09:00" }, { opens: "13:30" }] },
    crews: [{ id: crewId, hours: { tuesday: [{ opens: "12:00", closes: "15:00" }] } }],
  });
  // Blank hours restore the default.
  await save(crewId, {});
  await save(null, {});
  expect(await hoursOn(owner, "2026-11-23")).toEqual([8, 10, 12]);
});

test("hours that don't make sense are rejected at their day", async () => {
  const { owner } = await ownerWithLead();
  const problemOf = async (...spans: [string, string][]) => {
    const saved = await saveWorkingHours(platform(), owner, null, tuesday(...spans));
    return saved.ok || !("errors" in saved) ? null : saved.errors.tuesday_1_opens;
  };
  expect(await problemOf(["09:00", ""])).toBe("Enter when you start and when you stop");
  expect(await problemOf(["12:00", "09:00"])).toBe("Stop later than you start");
  expect(await problemOf(["08:00", "12:00"], ["11:00", "13:00"])).toBe(
    "Start the second time after the first one ends",
  );
  expect(await problemOf(["9 o'clock", "noon"])).toBe("Enter times like 8:00 AM");
  expect(await problemOf(["18:00", "00:00"])).toBeNull();
});

test("time off of a crew leaves the others available", async () => {
  const { owner, crewId } = await ownerWithLead();
  const otherCrewId = await crewOf(platform(), owner, "Truck 2");
  await block(owner, { crew_id: crewId, from_date: "2026-11-23", to_date: "2026-11-24" });
  expect(await suggest(owner, "2026-11-24")).toMatchObject([{ crewId: otherCrewId }, {}, {}]);
  expect(await suggest(owner, "2026-11-25")).toMatchObject([{ crewId }, {}, {}]);
  expect(await suggest(owner, "2026-11-24", [crewId])).toEqual([]);
  expect(await suggestTimes(platform(), owner, { ...length, urgency: "this_week" })).toMatchObject({
    crewId: otherCrewId,
  });
});

test("blocked time applies to everyone until it's removed", async () => {
  const { owner } = await ownerWithLead();
  const half = { kind: "blocked", from_date: "2026-11-23", from_time: "12:00", to_time: "15:00" };
  const key = crypto.randomUUID();
  const added = await block(owner, half, key);
  expect(await block(owner, half, key)).toEqual(added);
  expect(await hoursOn(owner, "2026-11-23")).toEqual([8, 10]);
  const { times } = await listBlockedTimes(platform(), owner);
  expect(times).toMatchObject([{ kind: "blocked", crewName: null }]);
  const stranger = await addBusinessMember(
    platform(),
    (await ownerWithLead()).contractorId,
    "owner",
  );
  const id = times[0]?.id ?? "";
  expect(await removeBlockedTime(platform(), stranger, id)).toEqual({
    ok: false,
    code: "not_found",
  });
  expect((await listBlockedTimes(platform(), stranger)).times).toEqual([]);
  await removeBlockedTime(platform(), owner, id);
  expect(await hoursOn(owner, "2026-11-23")).toEqual([8, 10, 12]);
});

test("time off for another business's crew is rejected", async () => {
  const { owner } = await ownerWithLead();
  const { crewId } = await ownerWithLead();
  expect(await block(owner, { crew_id: crewId, from_date: "2026-11-23" })).toMatchObject({
    errors: { crew_id: expect.any(String) },
  });
  expect(
    await saveWorkingHours(platform(), owner, crewId, tuesday(["09:00", "12:00"])),
  ).toMatchObject({ code: "not_found" });
});

test("a business chooses the holidays it works", async () => {
  const { owner, contractorId } = await ownerWithLead();
  expect(await hoursOn(owner, "2026-11-26")).toEqual([]);
  await saveOpenHolidays(platform(), owner, { open_holidays: ["thanksgiving", "christmas"] });
  expect(await hoursOn(owner, "2026-11-26")).toEqual([8, 10, 12]);
  await saveOpenHolidays(platform(), owner, { open_holidays: ["christmas"] });
  expect(await hoursOn(owner, "2026-11-26")).toEqual([]);
  const now = platform().clock.now();
  const until = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  const span = { from: now, until, defaultZone: "America/Chicago" };
  const plan = await readPlan(platform().database.query, contractorId, span);
  expect(calendarFor(plan, null)).toMatchObject({ openHolidays: ["christmas"] });
});

test("a manual booking over time off needs confirmation", async () => {
  const { owner, crewId } = await ownerWithLead();
  await block(owner, { crew_id: crewId, from_date: "2026-11-23" });
  expect(await book(platform(), owner)).toMatchObject({
    errors: { book_anyway: "This crew has time off on Mon, Nov 23." },
  });
  expect(await book(platform(), owner, { book_anyway: "on" })).toMatchObject({ ok: true });
  const visitId = await addVisit(platform(), owner, { date: "2026-11-24" });
  const onHoliday = { version: "1", date: "2026-11-26" };
  expect(await rescheduleAs(platform(), owner, visitId, onHoliday)).toMatchObject({
    errors: { book_anyway: "Thu, Nov 26 is Thanksgiving Day, and you’re closed." },
  });
  expect(
    await rescheduleAs(platform(), owner, visitId, { ...onHoliday, book_anyway: "on" }),
  ).toMatchObject({ ok: true });
});

test("times during time off can't be offered", async () => {
  const { owner, crewId, leadId } = await ownerWithLead();
  await block(owner, { crew_id: crewId, from_date: "2026-11-24" });
  expect(await offer(owner, leadId)).toMatchObject({
    errors: { date_2: "This crew has time off on Tue, Nov 24." },
  });
});

test("a recurring job reports time off and holidays as conflicts", async () => {
  const { owner, crewId } = await ownerWithLead();
  await block(owner, { crew_id: crewId, from_date: "2026-12-03", from_time: "08:00" });
  const checked = check(
    newJobSchema,
    visitForm({ date: "2026-11-24", repeats: "weekly", repeats_until: "2026-12-22" }),
  );
  const thursdays = check(
    newJobSchema,
    visitForm({
      date: "2026-12-10",
      time: "13:00",
      repeats: "weekly",
      repeats_until: "2026-12-31",
    }),
  );
  if (!checked.ok || !thursdays.ok) throw new Error("The form is invalid");
  await block(owner, { kind: "blocked", from_date: "2026-12-08" });
  await block(owner, { crew_id: crewId, from_date: "2026-12-24" });
  for (const { value } of [checked, thursdays]) {
    expect(await bookJob(platform(), owner, { request: value, requestKey: null })).toMatchObject({
      ok: true,
    });
  }
  const days = (await listCollisions(platform(), owner)).map(({ day }) => day);
  expect(days).toEqual(["2026-12-08", "2026-12-24"]);
});

test("appointment types hold their length and crews", async () => {
  const { owner, crewId } = await ownerWithLead();
  const { crewId: foreign } = await ownerWithLead();
  const form = { name: "Tune-up", duration_minutes: "60", travel_minutes: "15" };
  const save = (values: object, id: string | null = null) =>
    saveAppointmentType(platform(), owner, id, { ...form, ...values });
  const saved = await save({
    crew_ids: [crewId],
    bookable_online: "on",
    zip_codes: "78701, 78702,78701",
    towns: "Austin; Round Rock",
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  expect(await listAppointmentTypes(platform(), owner)).toEqual([
    {
      id: saved.typeId,
      name: "Tune-up",
      durationMinutes: 60,
      travelMinutes: 15,
      isBookableOnline: true,
      zipCodes: ["78701", "78702"],
      towns: ["Austin", "Round Rock"],
      depositCents: null,
      crewIds: [crewId],
    },
  ]);
  expect(await save({ name: "tune-UP" })).toMatchObject({ errors: { name: expect.any(String) } });
  expect(await save({ name: "Other", crew_ids: [foreign] })).toMatchObject({
    errors: { crew_ids: "Choose your own crews" },
  });
  expect(await save({ name: "Other", zip_codes: "7870" })).toMatchObject({
    errors: { zip_codes: "Enter five-digit ZIP codes" },
  });
  expect(await save({ crew_ids: [] }, saved.typeId)).toMatchObject({ ok: true });
  const [type] = await listAppointmentTypes(platform(), owner);
  expect(type).toMatchObject({ crewIds: [], isBookableOnline: false, zipCodes: [] });
  const { owner: stranger } = await ownerWithLead();
  expect(await deleteAppointmentType(platform(), stranger, saved.typeId)).toMatchObject({
    code: "not_found",
  });
  await deleteAppointmentType(platform(), owner, saved.typeId);
  expect(await listAppointmentTypes(platform(), owner)).toEqual([]);
});
