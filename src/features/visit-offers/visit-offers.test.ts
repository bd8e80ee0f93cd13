import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf, weekdayOf } from "~/features/time-zones/local-day.ts";
import { choicesOf, suggestedCrew, suggestedStarts, timesOfStart } from "./visit-offers.ts";

const zone = "America/Chicago";
const now = new Date("2026-11-20T15:00:00Z");
const at = (text: string) => new Date(`2026-11-${text}Z`);
const length = { durationMinutes: 120, travelMinutes: 30 };

test("schedule.offer-others: taken and past times are left out; where none is left there are others, on working days", () => {
  const offered = [at("20T14:00:00"), at("23T15:00:00"), at("24T15:00:00")];
  const clock = { now, zone };
  const terms = { ...length, starts: offered, current: null };
  expect(choicesOf(terms, [], clock)).toEqual(offered.slice(1));
  const monday = { leavesAt: at("23T16:30:00"), endsAt: at("23T18:00:00") };
  expect(choicesOf(terms, [monday], clock)).toEqual(offered.slice(2));
  const both = { leavesAt: at("23T00:00:00"), endsAt: at("25T00:00:00") };
  expect(choicesOf(terms, [both], clock)).toEqual([
    at("25T14:00:00"),
    at("25T16:00:00"),
    at("25T19:00:00"),
  ]);
  // Whoever has one of them is asked about the others.
  const current = offered[1] ?? now;
  expect(choicesOf({ ...terms, current }, [], clock)).toEqual(offered.slice(2));
});

test("schedule.offer: an offer begins with two free times on two working days, whatever the crew does", () => {
  const clock = { now, zone };
  expect(suggestedStarts(length, [], clock)).toEqual([at("23T14:00:00"), at("24T16:00:00")]);
  const monday = { leavesAt: at("23T12:00:00"), endsAt: at("23T18:00:00") };
  expect(suggestedStarts(length, [monday], clock)).toEqual([at("23T19:00:00"), at("24T14:00:00")]);
  const always = { leavesAt: now, endsAt: new Date("2027-11-20T15:00:00Z") };
  expect(suggestedStarts(length, [always], clock)).toEqual([]);
});

test("schedule.offer: an offer begins with the crew that is free first", () => {
  const clock = { now, zone };
  const monday = { leavesAt: at("23T12:00:00"), endsAt: at("23T18:00:00") };
  const always = { leavesAt: now, endsAt: new Date("2027-11-20T15:00:00Z") };
  const truck1 = { crewId: "truck 1", starts: [at("23T14:00:00"), at("24T16:00:00")] };
  const suggested = (...busy: [string, { leavesAt: Date; endsAt: Date }[]][]) =>
    suggestedCrew(length, new Map(busy), clock);
  expect(suggested(["truck 2", [monday]], ["truck 1", []])).toEqual(truck1);
  expect(suggested(["truck 1", []], ["truck 2", []])).toEqual(truck1);
  expect(suggested(["truck 1", [always]])).toBe(null);
  expect(suggested()).toBe(null);
});

test("schedule.offer-others: whatever a crew does, nobody is offered a time at which it is away", () => {
  const busy = fc.array(
    fc.record({
      from: fc.integer({ min: 0, max: 14 * 24 }),
      hours: fc.integer({ min: 1, max: 30 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(busy, (away) => {
      const taken = away.map(({ from, hours }) => ({
        leavesAt: new Date(now.getTime() + from * 3_600_000),
        endsAt: new Date(now.getTime() + (from + hours) * 3_600_000),
      }));
      const choices = choicesOf({ ...length, starts: [at("23T15:00:00")], current: null }, taken, {
        now,
        zone,
      });
      expect(choices.length).toBeLessThanOrEqual(3);
      for (const start of choices) {
        const { leavesAt, endsAt } = timesOfStart(start, length);
        expect(leavesAt > now).toBe(true);
        expect([0, 6]).not.toContain(weekdayOf(dayOf(start, zone)));
        expect(taken.some((one) => one.leavesAt < endsAt && leavesAt < one.endsAt)).toBe(false);
      }
    }),
  );
});
