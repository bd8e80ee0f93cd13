import { expect, test } from "vitest";
import type { BusinessCalendar, Busy } from "~/domains/availability/availability.ts";
import { listChoices } from "./visit-offers.ts";

const now = new Date("2026-11-20T15:00:00Z");
const at = (text: string) => new Date(`2026-11-${text}Z`);
const length = { durationMinutes: 120, travelMinutes: 30, crewId: "truck 1" };
const calendar = (...busy: Busy[]): BusinessCalendar => ({
  zone: "America/Chicago",
  hours: null,
  crews: [
    { crewId: "truck 2", busy: [] },
    { crewId: "truck 1", busy },
  ],
});

test("excludes taken and past times", () => {
  const offered = [at("20T14:00:00"), at("23T15:00:00"), at("24T15:00:00")];
  const terms = { ...length, starts: offered, current: null };
  expect(listChoices(terms, calendar(), now)).toEqual(offered.slice(1));
  const monday = { leavesAt: at("23T16:30:00"), endsAt: at("23T18:00:00") };
  expect(listChoices(terms, calendar(monday), now)).toEqual(offered.slice(2));
  // A customer who has one of them chooses among the others.
  const current = offered[1] ?? now;
  expect(listChoices({ ...terms, current }, calendar(), now)).toEqual(offered.slice(2));
});

test("with none left it offers the crew's next openings, skipping Thanksgiving", () => {
  const terms = { ...length, starts: [at("23T15:00:00")], current: null };
  const untilWednesday = { leavesAt: at("23T00:00:00"), endsAt: at("25T20:00:00") };
  expect(listChoices(terms, calendar(untilWednesday), now)).toEqual([
    at("25T21:00:00"),
    at("27T14:00:00"),
    at("27T16:00:00"),
  ]);
});

test("with none left it uses the business's own hours", () => {
  const hours = { saturday: [{ opens: "09:00", closes: "12:00" }] };
  const terms = { ...length, starts: [], current: null };
  expect(listChoices(terms, { ...calendar(), hours }, now)).toEqual([
    at("21T15:00:00"),
    at("28T15:00:00"),
  ]);
});
