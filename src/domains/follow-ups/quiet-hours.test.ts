import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localTime } from "~/domains/shared/time-zones/local-time.ts";
import { zones } from "../../../tests/setup/time-zones.ts";
import { openingFor, type RecipientLocation, stateHours, textHours } from "./quiet-hours.ts";

const opening = (moment: string, zone: string, ...states: string[]) => {
  const opening = openingFor({ zones: [zone], states }, new Date(moment));
  return opening.open ? "open" : opening.until.toISOString();
};

describe("sms.quiet-hours: texts arrive between 8 AM and 9 PM receiver time", () => {
  test.each([
    ["2026-11-20T14:59:59Z", "2026-11-20T15:00:00.000Z"],
    ["2026-11-20T15:00:00Z", "open"],
    ["2026-11-21T03:59:59Z", "open"],
    ["2026-11-21T04:00:00Z", "2026-11-21T15:00:00.000Z"],
  ])("in Denver %s: %s", (moment, expected) => {
    expect(opening(moment, "America/Denver", "CO")).toBe(expected);
  });

  test("on days the clocks change, texting opens by the new time", () => {
    expect(opening("2027-03-14T05:00:00Z", "America/Denver")).toBe("2027-03-14T14:00:00.000Z");
    expect(opening("2026-11-01T05:00:00Z", "America/Denver")).toBe("2026-11-01T15:00:00.000Z");
  });
});

/** The hours of a day in Denver in which texts are allowed, such as "8-21". */
function openHours(state: string, day: string): string {
  const midnight = new Date(`${day}T07:00:00Z`).getTime();
  const isOpen = (minute: number) =>
    openingFor({ zones: ["America/Denver"], states: [state] }, new Date(midnight + minute * 60_000))
      .open;
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute).filter(isOpen);
  const [first, last] = [minutes.at(0), minutes.at(-1)];
  if (first === undefined || last === undefined) return "none";
  expect(minutes.length).toBe(last - first + 1);
  return `${first / 60}-${(last + 1) / 60}`;
}

describe("sms.state-hours: applies a state's stricter hours", () => {
  test.each([
    ["FL", "2026-11-21T01:00:00Z", "America/New_York", "2026-11-21T13:00:00.000Z"],
    ["GA", "2026-11-21T01:00:00Z", "America/New_York", "open"],
    ["CT", "2026-11-20T13:30:00Z", "America/New_York", "2026-11-20T14:00:00.000Z"],
    ["TX", "2026-11-22T16:00:00Z", "America/Chicago", "2026-11-22T18:00:00.000Z"],
    ["AL", "2026-11-22T16:00:00Z", "America/Chicago", "2026-11-23T14:00:00.000Z"],
    ["LA", "2026-11-22T03:30:00Z", "America/Chicago", "2026-11-23T14:00:00.000Z"],
  ])("%s at %s", (state, moment, zone, expected) => {
    expect(opening(moment, zone, state)).toBe(expected);
  });

  test.each([
    ["AL", "8-21", "8-21", "none"],
    ["CT", "9-20", "9-20", "9-20"],
    ["FL", "8-20", "8-20", "8-20"],
    ["LA", "8-21", "8-21", "none"],
    ["MD", "8-20", "8-20", "8-20"],
    ["OK", "8-20", "8-20", "8-20"],
    ["TX", "9-21", "9-21", "12-21"],
    ["CO", "8-21", "8-21", "8-21"],
  ])("%s: %s on weekdays, %s on Saturdays, %s on Sundays", (state, ...expected) => {
    // A Friday, a Saturday, and a Sunday.
    const hours = ["2026-11-20", "2026-11-21", "2026-11-22"].map((day) => openHours(state, day));
    expect(hours).toEqual(expected);
  });

  test.each([
    ["AL", "2019-12-29T18:00:00Z", "2020-01-05T18:00:00Z"],
    ["CT", "2023-09-30T14:30:00Z", "2023-10-01T14:30:00Z"],
    ["FL", "2021-07-01T02:30:00Z", "2021-07-02T02:30:00Z"],
    ["LA", "2019-12-29T18:00:00Z", "2020-01-05T18:00:00Z"],
    ["MD", "2024-01-01T03:30:00Z", "2024-01-02T03:30:00Z"],
    ["OK", "2022-11-01T02:30:00Z", "2022-11-02T02:30:00Z"],
    ["TX", "2025-08-31T14:30:00Z", "2025-09-01T13:30:00Z"],
  ])("%s has its own hours from their effective date on", (state, before, since) => {
    expect(opening(before, "America/Denver", state)).toBe("open");
    expect(opening(since, "America/Denver", state)).not.toBe("open");
  });

  test("names the state that opens last, the first one if tied", () => {
    const closedBy = (moment: string, zone: string, ...states: string[]) =>
      openingFor({ zones: [zone], states }, new Date(moment));
    const monday = "2026-11-23T12:30:00Z";
    expect(closedBy(monday, "America/Chicago", "AL", "TX")).toMatchObject({ state: "TX" });
    expect(closedBy(monday, "America/New_York", "CT", "FL")).toMatchObject({ state: "CT" });
    // Alabama until Monday at 8, then Texas until 9.
    expect(closedBy("2026-11-22T03:30:00Z", "America/Chicago", "AL", "TX")).toEqual({
      ...{ open: false, state: "AL", until: new Date("2026-11-23T15:00:00Z") },
    });
  });

  test("a rule applies from its start date and names the state", () => {
    expect(opening("2021-06-30T00:30:00Z", "America/New_York", "FL")).toBe("open");
    expect(opening("2021-07-02T00:30:00Z", "America/New_York", "FL")).not.toBe("open");
    const found = openingFor(
      { zones: ["America/New_York"], states: ["FL"] },
      new Date("2026-11-21T01:00:00Z"),
    );
    expect(found).toMatchObject({ open: false, state: "FL" });
  });
});

test("sms.quiet-hours: without a zone only shared daytime counts, never Sundays", () => {
  const anywhere = (moment: string) => {
    const opening = openingFor({ zones: [], states: [] }, new Date(moment));
    return opening.open ? "open" : opening.until.toISOString();
  };
  expect(anywhere("2026-11-20T18:59:00Z")).toBe("2026-11-20T19:00:00.000Z");
  expect(anywhere("2026-11-20T19:00:00Z")).toBe("open");
  expect(anywhere("2026-11-20T22:00:00Z")).toBe("2026-11-21T19:00:00.000Z");
  expect(anywhere("2026-11-22T19:30:00Z")).toBe("2026-11-23T19:00:00.000Z");
  // Saturday evening.
  expect(anywhere("2026-11-21T23:30:00Z")).toBe("2026-11-23T19:00:00.000Z");
});

const moments = fc.date({
  min: new Date("2026-01-01"),
  max: new Date("2029-01-01"),
  noInvalidDate: true,
});
const somewhere = fc.record({
  zones: fc.uniqueArray(fc.constantFrom(...zones), { minLength: 0, maxLength: 3 }),
  states: fc.uniqueArray(fc.constantFrom("NY", ...stateHours.map(({ state }) => state)), {
    maxLength: 2,
  }),
});
/**
 * In summer the mainland and Palau are 13 hours apart: states that allow 11 hours or less have none
 * in common.
 */
const neverMeet = ({ zones, states }: RecipientLocation) => {
  const days = stateHours.filter(({ state }) => states.includes(state));
  const from = Math.max(...days.map(({ rule }) => rule.weekdays?.[0] ?? 0));
  const to = Math.min(...days.map(({ rule }) => rule.weekdays?.[1] ?? 24 * 60));
  return zones.includes("Pacific/Palau") && to - from <= 11 * 60;
};

test("a text waits until every clock and state allows it", () => {
  fc.assert(
    fc.property(somewhere, moments, (location, moment) => {
      fc.pre(!neverMeet(location));
      const opening = openingFor(location, moment);
      const then = opening.open ? moment : opening.until;
      expect(openingFor(location, then)).toEqual({ open: true });
      for (const zone of location.zones) {
        const { minutes } = localTime(then, zone);
        expect(minutes).toBeGreaterThanOrEqual(8 * 60);
        expect(minutes).toBeLessThan(21 * 60);
      }
    }),
    { numRuns: 500 },
  );
});

test("no hold is longer than needed", () => {
  fc.assert(
    fc.property(somewhere, moments, (location, moment) => {
      const opening = openingFor(location, moment);
      if (opening.open || neverMeet(location)) return;
      const before = new Date(Math.max(moment.getTime(), opening.until.getTime() - 60_000));
      expect(openingFor(location, before).open).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test("a text waits if two clocks have no common hours", () => {
  const location = { zones: ["America/New_York", "Pacific/Palau"], states: ["CT"] };
  const opening = openingFor(location, new Date("2026-07-08T15:00:00Z"));
  // Checked again at the start of the same day of the next week.
  const until = new Date("2026-07-15T04:00:00Z");
  expect(opening).toEqual({ open: false, state: "CT", until });
});

test("sms.state-hours: describes a state's texting hours", () => {
  const now = new Date("2026-11-20T15:00:00Z");
  expect(["TX", "FL", "OH"].map((state) => textHours(state, now))).toEqual([
    "between 9 AM and 9 PM",
    "between 8 AM and 8 PM",
    "between 8 AM and 9 PM",
  ]);
  const florida = (day: string) => textHours("FL", new Date(`${day}T15:00:00Z`));
  expect([florida("2021-06-30"), florida("2021-07-01")]).toEqual([
    "between 8 AM and 9 PM",
    "between 8 AM and 8 PM",
  ]);
});
