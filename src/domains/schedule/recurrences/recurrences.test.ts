import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDay, weekdayOf } from "~/domains/shared/time-zones/local-day.ts";
import { recurrenceDays } from "~/platform/calendar/calendar.server.ts";
import {
  continueRepeat,
  daysOfRepeat,
  isSamePace,
  lastDayOf,
  readRepeat,
} from "./read-recurrence.server.ts";
import {
  describeRecurrence,
  describeRule,
  formatRule,
  isInSeason,
  parseRule,
  type RecurrenceRule,
  repeatDays,
  repeatUnits,
} from "./recurrences.ts";

const partsOf = (day: LocalDay) => day.split("-").map(Number) as [number, number, number];

/**
 * The days of a rule, found day by day from its meaning, without RFC 5545 and without the functions
 * under test.
 */
function walkDays(rule: RecurrenceRule, first: LocalDay, until: LocalDay): LocalDay[] {
  const [firstYear, firstMonth, firstDate] = partsOf(first);
  const fifthIsLast = Math.ceil(firstDate / 7) === 5;
  const firstIsLast = firstDate + 7 > new Date(Date.UTC(firstYear, firstMonth, 0)).getUTCDate();
  const found: LocalDay[] = [];
  for (let at = 0, day = first; day <= until; day = addDays(day, 1), at++) {
    const [year, month, date] = partsOf(day);
    const monthsOn = (year - firstYear) * 12 + month - firstMonth;
    const lastDate = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const step = { day: 1, week: 7, month: 1, year: 12 }[rule.unit] * rule.interval;
    const { season } = rule;
    if (season && rule.unit !== "year") {
      const isWithin =
        season.from <= season.to
          ? month >= season.from && month <= season.to
          : month >= season.from || month <= season.to;
      if (!isWithin) continue;
    }
    if (rule.unit === "day" || rule.unit === "week") {
      if (at % step !== 0) continue;
    } else {
      if (monthsOn % step !== 0) continue;
      if (rule.on === "date") {
        if (date !== Math.min(firstDate, lastDate)) continue;
      } else {
        if (weekdayOf(day) !== weekdayOf(first)) continue;
        const isLast = fifthIsLast || (rule.on === "last_weekday" && firstIsLast);
        const fits = isLast
          ? date + 7 > lastDate
          : Math.ceil(date / 7) === Math.ceil(firstDate / 7);
        if (!fits) continue;
      }
    }
    found.push(day);
    if (rule.count !== null && found.length === rule.count) break;
  }
  return found;
}

const anyDay = fc
  .integer({ min: 0, max: 4_000 })
  .map((days): LocalDay => addDays("2024-01-01", days));
const anyRule = fc.record({
  unit: fc.constantFrom(...repeatUnits),
  interval: fc.integer({ min: 1, max: 18 }),
  on: fc.constantFrom(...repeatDays),
  season: fc.option(
    fc.record({ from: fc.integer({ min: 1, max: 12 }), to: fc.integer({ min: 1, max: 12 }) }),
  ),
  count: fc.option(fc.integer({ min: 1, max: 40 })),
});

test("rules give the days that a walk through the calendar finds", () => {
  fc.assert(
    fc.property(anyRule, anyDay, (rule, first) => {
      fc.pre(isInSeason(rule.season, first));
      const text = formatRule(rule, first);
      const to = addDays(first, 2_200);
      expect(recurrenceDays(text, { first, from: first, to })).toEqual(walkDays(rule, first, to));
    }),
    { numRuns: 600 },
  );
});

test("a part of a rule's days is the same as the whole, cut", () => {
  fc.assert(
    fc.property(anyRule, anyDay, fc.nat({ max: 900 }), (rule, firstDay, skip) => {
      fc.pre(isInSeason(rule.season, firstDay));
      const repeat = { rule: formatRule(rule, firstDay), firstDay, lastDay: null };
      const [from, to] = [addDays(firstDay, skip), addDays(firstDay, 1_200)];
      const all = walkDays(rule, firstDay, to).filter((day) => day >= from);
      expect(daysOfRepeat(repeat, { from, to })).toEqual(all);
      expect(daysOfRepeat(repeat, { from, to, limit: 3 })).toEqual(all.slice(0, 3));
    }),
    { numRuns: 500 },
  );
});

test("a written rule reads back as it was", () => {
  fc.assert(
    fc.property(anyRule, anyDay, (rule, first) => {
      const text = formatRule(rule, first);
      const read = parseRule(text);
      expect(read).not.toBeNull();
      expect(read && formatRule(read, first)).toBe(text);
      expect(read && describeRule(text, first)).not.toContain("undefined");
    }),
    { numRuns: 500 },
  );
});

test("rules of earlier versions read and describe as before", () => {
  const before: [string, LocalDay, string][] = [
    ["FREQ=WEEKLY", "2026-11-23", "every Monday"],
    ["FREQ=WEEKLY;INTERVAL=2", "2026-11-23", "every 2 weeks on Monday"],
    ["FREQ=MONTHLY;BYDAY=4MO", "2026-11-23", "every month on the fourth Monday"],
    ["FREQ=MONTHLY;BYDAY=-1MO", "2026-11-30", "every month on the last Monday"],
    ["FREQ=MONTHLY;BYMONTHDAY=11", "2026-12-11", "every month on the 11th"],
    [
      "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1",
      "2026-12-31",
      "every month on the 31st (on the last day in shorter months)",
    ],
  ];
  for (const [text, first, message] of before) {
    const rule = parseRule(text);
    expect(rule && formatRule(rule, first)).toBe(text);
    expect(describeRule(text, first)).toBe(message);
  }
});

test("describes rules in plain words", () => {
  const plain: RecurrenceRule = {
    unit: "week",
    interval: 1,
    on: "date",
    season: null,
    count: null,
  };
  const describe = (change: Partial<RecurrenceRule>, firstDay: LocalDay, lastDay?: LocalDay) => {
    const rule = formatRule({ ...plain, ...change }, firstDay);
    return describeRecurrence({ rule, firstDay, lastDay: lastDay ?? null });
  };
  expect(describe({ interval: 2, count: 10 }, "2026-12-01")).toBe(
    "every 2 weeks on Tuesday, 10 times",
  );
  expect(describe({ unit: "month", interval: 3, on: "weekday" }, "2026-12-14")).toBe(
    "every 3 months on the second Monday",
  );
  expect(describe({ season: { from: 4, to: 10 } }, "2027-04-06", "2028-10-31")).toBe(
    "every Tuesday, April through October until Oct 31, 2028",
  );
  expect(describe({ unit: "day", interval: 10 }, "2026-12-01")).toBe("every 10 days");
  expect(describe({ unit: "year" }, "2028-02-29")).toBe(
    "every year on February 29 (on February 28 in other years)",
  );
  expect(describe({ unit: "year", interval: 2, on: "last_weekday" }, "2027-05-31")).toBe(
    "every 2 years on the last Monday of May",
  );
  expect(describeRule("FREQ=SECONDLY", "2026-12-01")).toBe("on its own schedule");
});

test("rules that no version wrote are rejected, also from imported files", () => {
  const made = [
    "",
    "FREQ=SECONDLY",
    "FREQ=HOURLY;BYHOUR=1",
    "FREQ=WEEKLY;FREQ=SECONDLY",
    "FREQ=DAILY;INTERVAL=0",
    "FREQ=DAILY;INTERVAL=100000",
    "FREQ=WEEKLY;BYDAY=2MO",
    "FREQ=MONTHLY",
    "FREQ=MONTHLY;BYDAY=5MO",
    "FREQ=MONTHLY;BYMONTHDAY=31",
    "FREQ=WEEKLY;BYMONTH=4,6",
    "FREQ=WEEKLY;COUNT=0",
    "FREQ=WEEKLY;__proto__=1",
    "FREQ=WEEKLY;UNTIL=20301231",
  ];
  for (const text of made) {
    expect([text, parseRule(text)]).toEqual([text, null]);
    expect(daysOfRepeat({ rule: text, firstDay: "2026-12-01", lastDay: null })).toEqual([]);
  }
});

const typed = (change: object = {}) => ({ repeats: "weekly" as const, ...change });

test("reads a form's choices, and names the field of each error", () => {
  const read = (change: object, first = "2026-12-15") => readRepeat(typed(change), first);
  expect(read({ repeats: null })).toEqual({ ok: true, value: null });
  expect(read({ repeats: "quarterly", repeat_on: "weekday" })).toMatchObject({
    value: { rule: "FREQ=MONTHLY;INTERVAL=3;BYDAY=3TU", lastDay: null },
  });
  expect(read({ repeats: "half_year" })).toMatchObject({
    value: { rule: "FREQ=MONTHLY;INTERVAL=6;BYMONTHDAY=15" },
  });
  expect(
    read({ repeats: "custom", repeat_every: 10, repeat_unit: "day", repeat_count: 3 }),
  ).toEqual({
    ok: true,
    value: {
      rule: "FREQ=DAILY;INTERVAL=10;COUNT=3",
      firstDay: "2026-12-15",
      lastDay: "2027-01-04",
    },
  });
  const wrong: [object, string][] = [
    [{ repeats: "custom" }, "repeat_every"],
    [{ repeats: "monthly", repeat_on: "last_weekday" }, "repeat_on"],
    [{ season_from: 4 }, "season_to"],
    [{ season_to: 4 }, "season_from"],
    [{ season_from: 4, season_to: 10 }, "season_from"],
    [{ repeats_until: "2026-12-15" }, "repeats_until"],
    [{ repeats: "quarterly", repeats_until: "2027-02-01" }, "repeats_until"],
    [{ repeats_until: "2027-02-01", repeat_count: 3 }, "repeat_count"],
  ];
  for (const [change, field] of wrong) {
    const result = read(change);
    expect([change, result.ok ? [] : Object.keys(result.errors)]).toEqual([change, [field]]);
  }
});

test("a moved job keeps its pace and its remaining appointments", () => {
  fc.assert(
    fc.property(
      anyRule,
      anyDay,
      fc.nat({ max: 30 }),
      fc.nat({ max: 20 }),
      (rule, first, at, by) => {
        fc.pre(isInSeason(rule.season, first));
        // Days end after 120 years.
        fc.pre(rule.interval * (rule.count ?? 5) < 100);
        const text = formatRule(rule, first);
        const before = { rule: text, firstDay: first, lastDay: lastDayOf(text, first) };
        const from = daysOfRepeat(before, { limit: at + 1 }).at(-1) ?? first;
        const firstDay = addDays(from, by);
        const next = continueRepeat(before, { from, firstDay });
        if (!isInSeason(parseRule(text)?.season ?? null, firstDay)) {
          expect(next).toBeNull();
          return;
        }
        expect(next && isSamePace(next.rule, text)).toBe(true);
        const passed = daysOfRepeat(before, { to: addDays(from, -1) }).length;
        const rest = rule.count === null ? 5 : rule.count - passed;
        expect(next && daysOfRepeat(next, { limit: rule.count === null ? 5 : 100 })).toHaveLength(
          rest,
        );
        expect(next?.firstDay).toBe(firstDay);
      },
    ),
    { numRuns: 500 },
  );
});
