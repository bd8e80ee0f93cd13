import { expect, test } from "vitest";
import { firstName, minutesLeft, readTravelMinutes } from "./on-the-way.ts";

const onTheWayAt = new Date("2026-11-20T15:00:00Z");
const after = (minutes: number) => new Date(onTheWayAt.getTime() + minutes * 60_000);

test.each([
  [20, 0, 20],
  [20, 1, 20],
  [20, 6, 15],
  [20, 12, 8],
  [20, 19.5, 1],
  [20, 20, 0],
  [20, 300, 0],
  [null, 5, null],
])("with %j minutes to go, %j minutes later %j are left", (onTheWayMinutes, later, remaining) => {
  expect(minutesLeft({ onTheWayAt, onTheWayMinutes }, after(later))).toBe(remaining);
});

test("reads only the offered minutes", () => {
  expect(["20", "7", "", undefined, "20.0"].map(readTravelMinutes)).toEqual([
    20,
    null,
    null,
    null,
    null,
  ]);
});

test("customers see a member's first name", () => {
  expect([firstName("Mike Alvarez"), firstName(" Ana ")]).toEqual(["Mike", "Ana"]);
});
