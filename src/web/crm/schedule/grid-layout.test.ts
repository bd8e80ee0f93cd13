import { expect, test } from "vitest";
import { momentOn } from "~/domains/shared/time-zones/local-day.ts";
import {
  columnsOf,
  type GridCrew,
  hoursOf,
  layLanes,
  maxColumns,
  maxLanes,
  placeDay,
  placeSpan,
  type Span,
  spanOn,
} from "./grid-layout.ts";
import type { ShownVisit } from "./schedule-address.ts";

const zone = "America/Chicago";
const hour = 60 * 60_000;

const visit = (day: string, minutes: number, lasts: number, travel = 0) => {
  const startsAt = momentOn(zone, day, minutes);
  return {
    startsAt,
    leavesAt: new Date(startsAt.getTime() - travel * 60_000),
    endsAt: new Date(startsAt.getTime() + lasts * 60_000),
  };
};

const span = (start: number, end: number, travel = 0): Span => ({
  start,
  end,
  travel,
  isEnd: true,
});

test("an appointment is placed by the clock on its day only", () => {
  const one = visit("2036-03-12", 9 * 60, 120, 30);
  expect(spanOn(one, "2036-03-12", zone)).toEqual(span(540, 660, 30));
  expect(spanOn(one, "2036-03-11", zone)).toBeNull();
  expect(spanOn(one, "2036-03-13", zone)).toBeNull();
});

test("an appointment across midnight is on both days", () => {
  const late = visit("2036-03-12", 22 * 60, 240, 30);
  expect(spanOn(late, "2036-03-12", zone)).toEqual({ ...span(1320, 1440, 30), isEnd: false });
  expect(spanOn(late, "2036-03-13", zone)).toEqual(span(0, 120));
  const until = visit("2036-03-12", 22 * 60, 120);
  expect(spanOn(until, "2036-03-12", zone)).toEqual(span(1320, 1440));
  expect(spanOn(until, "2036-03-13", zone)).toBeNull();
});

test("travel before midnight isn't drawn above the day", () => {
  expect(spanOn(visit("2036-03-12", 15, 60, 45), "2036-03-12", zone)?.travel).toBe(15);
});

test("in spring an appointment's rows include the skipped hour", () => {
  // Clocks go from 2 to 3 AM on March 9, 2036.
  expect(spanOn(visit("2036-03-09", 60, 120), "2036-03-09", zone)).toEqual(span(60, 240));
  expect(spanOn(visit("2036-03-09", 9 * 60, 120), "2036-03-09", zone)).toEqual(span(540, 660));
});

test("in fall an appointment in the repeated hour keeps its length", () => {
  // Clocks go from 2 back to 1 AM on November 2, 2036; `momentOn` gives the second 1:30.
  const second = visit("2036-11-02", 90, 60);
  const first = {
    startsAt: new Date(second.startsAt.getTime() - hour),
    leavesAt: new Date(second.leavesAt.getTime() - hour),
    endsAt: new Date(second.endsAt.getTime() - hour),
  };
  expect(spanOn(first, "2036-11-02", zone)).toEqual(span(90, 150));
  expect(spanOn(second, "2036-11-02", zone)).toEqual(span(90, 150));
  expect(spanOn(visit("2036-11-02", 9 * 60, 120), "2036-11-02", zone)).toEqual(span(540, 660));
});

test("overlapping appointments share the width, others take all of it", () => {
  const lanes = layLanes([
    span(540, 660),
    span(600, 720),
    span(660, 720),
    span(780, 840),
    span(900, 960, 60),
  ]);
  expect(lanes).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 2 },
    { lane: 0, lanes: 1 },
    { lane: 0, lanes: 1 },
  ]);
});

test("travel and very short appointments count as overlaps", () => {
  expect(layLanes([span(540, 600), span(615, 660, 30)]).map(({ lanes }) => lanes)).toEqual([2, 2]);
  expect(layLanes([span(540, 555), span(560, 600)]).map(({ lanes }) => lanes)).toEqual([2, 2]);
});

test("lanes follow the spans' order and end at the most that fit", () => {
  expect(layLanes([span(600, 660), span(540, 660)])).toEqual([
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 2 },
  ]);
  const many = layLanes(Array.from({ length: 20 }, () => span(540, 600)));
  expect(Math.max(...many.map(({ lane }) => lane))).toBe(maxLanes - 1);
  expect(many.every(({ lanes }) => lanes === maxLanes)).toBe(true);
});

test("a grid shows a workday and whatever is outside it", () => {
  expect(hoursOf([])).toEqual({ first: 7, end: 19 });
  expect(hoursOf([span(420, 480, 45)])).toEqual({ first: 6, end: 19 });
  expect(hoursOf([span(1290, 1440)])).toEqual({ first: 7, end: 24 });
});

test("places are rounded to five minutes", () => {
  const hours = { first: 7, end: 19 };
  expect(placeSpan(span(547, 603, 10), { lane: 0, lanes: 1 }, { hours, column: 2 })).toBe(
    "at-h-2 at-m-5 for-h-0 for-m-55 travel-h-0 travel-m-10 column-2 lane-0 lanes-1",
  );
});

const crew = (id: string): GridCrew => ({ id, name: `Truck ${id}`, color: "blue" });
const shown = (id: string, crewId: string, minutes: number): ShownVisit => ({
  id,
  state: "booked",
  crewId,
  crewName: `Truck ${crewId}`,
  crewColor: "blue",
  ...visit("2036-03-12", minutes, 120),
  windowMinutes: 60,
  version: 1,
  movedAt: null,
  customerName: "Sam Stone",
  what: "Leaking sink",
  address: null,
});

test("a day has columns for all crews, including booked archived ones", () => {
  const visits = [shown("a", "9", 540)];
  expect(columnsOf([crew("1"), crew("2")], visits)).toEqual([crew("1"), crew("2"), crew("9")]);
  expect(columnsOf([], [])).toMatchObject([{ id: "", name: "" }]);
});

test("with too many crews, only those with appointments are shown", () => {
  const crews = Array.from({ length: 40 }, (_, index) => crew(String(index)));
  const columns = columnsOf(crews, [shown("a", "39", 540)]);
  expect(columns).toHaveLength(maxColumns);
  expect(columns.at(-1)).toEqual(crew("39"));
});

test("crews share a column's width in a week, but not a day", () => {
  const visits = [shown("a", "1", 540), shown("b", "2", 600), shown("c", "3", 600)];
  const on = { day: "2036-03-12", zone };
  const day = placeDay(visits, { ...on, crews: [crew("1"), crew("2")] });
  expect(
    day.map((placement) => [placement.visit.id, placement.column, placement.lane.lanes]),
  ).toEqual([
    ["a", 0, 1],
    ["b", 1, 1],
  ]);
  const week = placeDay(visits, { ...on, crews: null });
  expect(week.map((placement) => [placement.visit.id, placement.column, placement.lane])).toEqual([
    ["a", 0, { lane: 0, lanes: 3 }],
    ["b", 0, { lane: 1, lanes: 3 }],
    ["c", 0, { lane: 2, lanes: 3 }],
  ]);
  expect(placeDay(visits, { ...on, day: "2036-03-13", crews: null })).toEqual([]);
});
