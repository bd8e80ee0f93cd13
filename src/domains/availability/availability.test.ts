import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Urgency, urgencies } from "~/domains/leads/leads.ts";
import {
  addDays,
  boundsOf,
  dayOf,
  momentOn,
  weekdayOf,
} from "~/domains/shared/time-zones/local-day.ts";
import { localTime } from "~/domains/shared/time-zones/local-time.ts";
import {
  type OpenHours,
  weekdays,
} from "~/domains/storefront/business-pages/content/page-content.ts";
import { checkRandomOpenings, problemOf } from "../../../tests/setup/random-openings.ts";
import { zones } from "../../../tests/setup/time-zones.ts";
import {
  type BusinessCalendar,
  daysSearched,
  defaultHours,
  defaultLength,
  findClosedSpans,
  findClosure,
  findNextOpenings,
  findOpenings,
  findTwoOpenings,
} from "./availability.ts";
import { holidayOn } from "./holidays.ts";

const zone = "America/Chicago";
const at = (text: string) => new Date(text);
const minute = 60_000;

const calendar = (...crews: [string, string][][]): BusinessCalendar => ({
  zone,
  hours: defaultHours,
  crews: crews.map((busy, number) => ({
    crewId: `truck ${number + 1}`,
    busy: busy.map(([leavesAt, endsAt]) => ({ leavesAt: at(leavesAt), endsAt: at(endsAt) })),
  })),
});

const two = (business: BusinessCalendar, now: string, urgency: Urgency) =>
  findTwoOpenings(business, defaultLength, { now: at(now), urgency })?.map(
    ({ crewId, startsAt }) =>
      `${crewId} ${startsAt.toLocaleString("en-US", { timeZone: zone, weekday: "short", day: "numeric", hour: "numeric" })}`,
  ) ?? null;

test("the day before Thanksgiving offers Friday and Monday", () => {
  expect(two(calendar([]), "2026-11-25T20:00:00Z", "this_week")).toEqual([
    "truck 1 27 Fri, 8 AM",
    "truck 1 30 Mon, 1 PM",
  ]);
});

test("an urgent request gets the two soonest openings", () => {
  expect(two(calendar([]), "2026-11-23T15:05:00Z", "today")).toEqual([
    "truck 1 23 Mon, 12 PM",
    "truck 1 23 Mon, 2 PM",
  ]);
  // Requested in the evening: the next morning.
  expect(two(calendar([]), "2026-11-24T01:00:00Z", "today")).toEqual([
    "truck 1 24 Tue, 8 AM",
    "truck 1 24 Tue, 10 AM",
  ]);
});

test("a request that can wait starts three days later", () => {
  expect(two(calendar([]), "2026-11-16T15:00:00Z", "planning")).toEqual([
    "truck 1 19 Thu, 8 AM",
    "truck 1 20 Fri, 1 PM",
  ]);
});

test("schedule.openings: skips a busy crew and proposes another", () => {
  const out: [string, string] = ["2026-11-24T13:30:00Z", "2026-11-24T16:00:00Z"];
  const now = "2026-11-23T20:00:00Z";
  expect(two(calendar([out]), now, "this_week")?.[0]).toBe("truck 1 24 Tue, 11 AM");
  expect(two(calendar([out], []), now, "this_week")?.[0]).toBe("truck 2 24 Tue, 8 AM");
});

test("without hours, crews, or two openings it returns no times", () => {
  const now = "2026-11-23T20:00:00Z";
  expect(two({ ...calendar([]), hours: null }, now, "today")).toBeNull();
  expect(two(calendar(), now, "today")).toBeNull();
  expect(
    two(calendar([["2026-11-20T00:00:00Z", "2027-11-20T00:00:00Z"]]), now, "today"),
  ).toBeNull();
  const noon = { opens: "12:00", closes: "14:00" };
  const mondays = { ...calendar([]), hours: { monday: [noon] } };
  const oneMonday = { ...mondays, crews: [{ crewId: "truck 1", busy: [] }] };
  expect(two(oneMonday, now, "this_week")).toEqual([
    "truck 1 30 Mon, 12 PM",
    "truck 1 7 Mon, 12 PM",
  ]);
  expect(
    two({ ...oneMonday, hours: { monday: [{ opens: "12:00", closes: "13:00" }] } }, now, "today"),
  ).toBeNull();
});

test("schedule.openings: can search a single day", () => {
  const search = { ...defaultLength, now: at("2026-11-23T20:00:00Z"), notice: 0 };
  const onDay = (day: string) => [...findOpenings(calendar([]), { ...search, onDay: day })];
  expect(onDay("2026-12-30").map(({ startsAt }) => dayOf(startsAt, zone))).toEqual(
    Array(8).fill("2026-12-30"),
  );
  expect(onDay("2026-11-26")).toEqual([]);
  expect(onDay("2026-11-28")).toEqual([]);
});

test("schedule.openings: uses a crew's own hours and skips breaks", () => {
  const hours = {
    tuesday: [
      { opens: "08:00", closes: "12:00" },
      { opens: "13:30", closes: "16:00" },
    ],
  };
  const crews = [
    { crewId: "truck 1", busy: [], hours: { tuesday: [{ opens: "14:00", closes: "18:00" }] } },
    { crewId: "truck 2", busy: [] },
  ];
  const search = { ...defaultLength, now: at("2026-11-23T20:00:00Z"), notice: 0 };
  const openings = [...findOpenings({ zone, hours, crews }, { ...search, onDay: "2026-11-24" })];
  expect(
    openings.map(({ crewId, startsAt }) => [crewId, localTime(startsAt, zone).minutes / 60]),
  ).toEqual([
    ["truck 2", 8],
    ["truck 2", 9],
    ["truck 2", 10],
    ["truck 2", 13.5],
    ["truck 1", 14],
    ["truck 1", 15],
    ["truck 1", 16],
  ]);
});

test("schedule.openings: works on the holidays the business chose", () => {
  const search = { ...defaultLength, now: at("2026-11-23T20:00:00Z"), notice: 0 };
  const thanksgiving = { ...search, onDay: "2026-11-26" };
  const open = { ...calendar([]), openHolidays: ["thanksgiving" as const] };
  expect([...findOpenings(calendar([]), thanksgiving)]).toEqual([]);
  expect([...findOpenings(open, thanksgiving)]).toHaveLength(8);
});

test("names why a crew doesn't work at a time", () => {
  const crewId = "truck 1";
  const onDay = (day: string) => at(`${day}T16:00:00Z`);
  const times = (startsAt: Date) => ({
    startsAt,
    leavesAt: startsAt,
    endsAt: new Date(startsAt.getTime() + 60 * minute),
  });
  const off = { leavesAt: onDay("2026-12-01"), endsAt: onDay("2026-12-03") };
  const busy = [
    { ...off, closure: "time_off" as const },
    { leavesAt: onDay("2026-12-07"), endsAt: onDay("2026-12-08") },
  ];
  const business = { ...calendar(), crews: [{ crewId, busy }] };
  const closureOn = (day: string, overrides: Partial<BusinessCalendar> = {}) =>
    findClosure({ ...business, ...overrides }, crewId, times(onDay(day)));
  expect(closureOn("2026-12-02")).toBe("time_off");
  expect(closureOn("2026-12-03")).toBeNull();
  expect(closureOn("2026-12-07")).toBeNull();
  expect(closureOn("2026-11-26")).toBe("thanksgiving");
  expect(closureOn("2026-11-26", { openHolidays: ["thanksgiving"] })).toBeNull();
});

test("the next openings are at least two hours apart", () => {
  const search = { ...defaultLength, now: at("2026-11-23T20:00:00Z"), notice: 60, fromDay: 1 };
  const openings = findNextOpenings(calendar([], []), search, 3);
  expect(openings.map(({ startsAt }) => startsAt.toISOString().slice(8, 13))).toEqual([
    "24T14",
    "24T16",
    "24T18",
  ]);
});

test("schedule.openings: 20,000 random searches return no taken or closed time", () => {
  expect(checkRandomOpenings({ seed: 7, queries: 20_000 })).toBeGreaterThan(20_000);
});

test("the openings check reports what is wrong with an opening", () => {
  const [startsAt, leavesAt] = [at("2026-11-24T15:00:00Z"), at("2026-11-24T14:30:00Z")];
  const opening = { crewId: "truck 1", leavesAt, startsAt, endsAt: at("2026-11-24T17:00:00Z") };
  const search = { ...defaultLength, now: at("2026-11-23T20:00:00Z"), notice: 60 };
  const busyTime: [string, string] = ["2026-11-24T16:59:00Z", "2026-11-24T18:00:00Z"];
  const problemIn = (business: BusinessCalendar) => problemOf(opening, business, search);
  expect(problemIn(calendar([]))).toBeNull();
  expect(problemIn(calendar([busyTime]))).toBe("taken");
  expect(problemIn({ ...calendar([]), hours: null })).toBe("closed");
  expect(
    problemIn({ ...calendar([]), hours: { tuesday: [{ opens: "09:00", closes: "10:00" }] } }),
  ).toBe("closed");
});

const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const openHours = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]): OpenHours[] => [
    { opens: clockText(from * 15), closes: clockText((to * 15) % 1440) },
  ]);
const hours = fc.option(
  fc.record(Object.fromEntries(weekdays.map((day) => [day, openHours])), { requiredKeys: [] }),
  { nil: null, freq: 10 },
);
/** Times around clock changes, holidays, and ordinary days. */
const moments = fc
  .tuple(
    fc.constantFrom(
      "2026-03-07",
      "2026-10-31",
      "2026-11-24",
      "2026-12-23",
      "2027-03-13",
      "2027-07-01",
    ),
    fc.integer({ min: 0, max: 6 * 24 * 60 }),
  )
  .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * minute));
const away = fc.array(
  fc.record({
    from: fc.integer({ min: -24, max: 18 * 24 }),
    hours: fc.integer({ min: 1, max: 40 }),
  }),
  { maxLength: 10 },
);

test("schedule.openings: no opening is taken, past, closed, or on a holiday", () => {
  let seen = 0;
  fc.assert(
    fc.property(
      fc.record({
        zone: fc.constantFrom(...zones),
        hours,
        now: moments,
        crews: fc.array(away, { maxLength: 3 }),
        urgency: fc.constantFrom(...urgencies),
        durationMinutes: fc.constantFrom(30, 60, 120, 240),
        travelMinutes: fc.constantFrom(0, 30, 60),
      }),
      ({ now, crews, urgency, durationMinutes, travelMinutes, ...place }) => {
        const business: BusinessCalendar = {
          ...place,
          crews: crews.map((all, number) => ({
            crewId: String(number),
            busy: all.map(({ from, hours: long }) => ({
              leavesAt: new Date(now.getTime() + from * 60 * minute),
              endsAt: new Date(now.getTime() + (from + long) * 60 * minute),
            })),
          })),
        };
        const length = { durationMinutes, travelMinutes };
        const openings = findTwoOpenings(business, length, { now, urgency }) ?? [];
        for (const { crewId, startsAt, leavesAt, endsAt } of openings) {
          seen += 1;
          const day = dayOf(startsAt, place.zone);
          const [open] = business.hours?.[weekdays[(weekdayOf(day) + 6) % 7] ?? "monday"] ?? [];
          if (!open) throw new Error(`closed on ${day}`);
          const [opens, closes] = [open.opens, open.closes].map((text) =>
            momentOn(place.zone, day, Number(text.slice(0, 2)) * 60 + Number(text.slice(3))),
          );
          const midnight = boundsOf(place.zone, day).to;
          expect(startsAt >= (opens ?? midnight)).toBe(true);
          expect(endsAt <= (open.closes === "00:00" ? midnight : (closes ?? startsAt))).toBe(true);
          expect(holidayOn(day)).toBeNull();
          expect(leavesAt > now).toBe(true);
          expect(startsAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(120 * minute);
          if (urgency !== "today") expect(day > dayOf(now, place.zone)).toBe(true);
          expect(day <= addDays(dayOf(now, place.zone), daysSearched + 3)).toBe(true);
          const busy = business.crews.find((crew) => crew.crewId === crewId)?.busy ?? [];
          expect(busy.some((entry) => entry.leavesAt < endsAt && leavesAt < entry.endsAt)).toBe(
            false,
          );
          // A presentable time: on a quarter hour, within the day.
          const { minutes } = localTime(startsAt, place.zone);
          expect(minutes % 15).toBe(0);
          expect(minutes >= 7 * 60 && minutes < 20 * 60).toBe(true);
        }
        expect(new Set(openings.map(({ startsAt }) => startsAt.getTime())).size).toBe(
          openings.length,
        );
      },
    ),
    { numRuns: 500 },
  );
  expect(seen).toBeGreaterThan(150);
});

describe("a day's closed times", () => {
  const monday = "2026-11-23";
  const spansOn = (business: BusinessCalendar, day: string, ...crewIds: string[]) =>
    findClosedSpans(business, crewIds, day).map(
      ({ start, end, reason }) => `${start / 60}-${end / 60} ${reason}`,
    );
  const off = (from: string, to: string): BusinessCalendar => ({
    ...calendar([]),
    crews: [
      { crewId: "truck 1", busy: [{ leavesAt: at(from), endsAt: at(to), closure: "time_off" }] },
      { crewId: "truck 2", busy: [{ leavesAt: at(from), endsAt: at(to) }] },
    ],
  });

  test("are those outside the hours, and whole days off", () => {
    expect(spansOn(calendar([]), monday, "truck 1")).toEqual(["0-8 closed", "17-24 closed"]);
    expect(spansOn(calendar([]), "2026-11-22", "truck 1")).toEqual(["0-24 closed"]);
    expect(spansOn(calendar([]), "2026-11-26", "truck 1")).toEqual(["0-24 thanksgiving"]);
    expect(spansOn({ ...calendar([]), hours: null }, monday, "truck 1")).toEqual([]);
  });

  test("name time off; appointments aren't closed times", () => {
    const business = off("2026-11-23T20:00:00Z", "2026-11-24T16:00:00Z");
    expect(spansOn(business, monday, "truck 1")).toEqual(["0-8 closed", "14-24 time_off"]);
    expect(spansOn(business, "2026-11-24", "truck 1")).toEqual(["0-10 time_off", "17-24 closed"]);
    expect(spansOn(business, monday, "truck 2")).toEqual(["0-8 closed", "17-24 closed"]);
  });

  test("count for several crews only while none of them works", () => {
    const business = off("2026-11-23T14:00:00Z", "2026-11-23T23:00:00Z");
    expect(spansOn(business, monday, "truck 1", "truck 2")).toEqual(["0-8 closed", "17-24 closed"]);
  });
});
