import { expect, test } from "vitest";
import { formatMoment, formatRequestedWhen, formatTwoTimes, zoneName } from "./moments.ts";

const austin = "America/Chicago";
const at = (text: string) => new Date(text);

test.each([
  ["2026-11-20T20:00:00Z", "2026-11-20T20:01:00Z", ""],
  ["2026-11-21T03:30:00Z", "2026-11-21T15:00:00Z", " last night"],
  ["2026-11-20T18:00:00Z", "2026-11-21T15:00:00Z", " yesterday"],
  ["2026-11-21T07:00:00Z", "2026-11-21T15:00:00Z", ""],
  ["2026-11-20T18:00:00Z", "2026-11-23T15:00:00Z", " on Friday"],
])("a request from %s, messaged at %s, reads%s", (requested, now, expected) => {
  expect(formatRequestedWhen(at(requested), at(now), austin)).toBe(expected);
});

test.each([
  ["2026-11-24T15:00:00Z", "2026-11-25T20:00:00Z", "Tue at 9 AM or Wed at 2 PM"],
  ["2026-11-23T18:00:00Z", "2026-11-23T20:30:00Z", "today at noon or 2:30 PM"],
  ["2026-11-23T21:00:00Z", "2026-11-24T14:00:00Z", "today at 3 PM or Tue at 8 AM"],
  ["2026-11-27T14:00:00Z", "2026-11-30T19:00:00Z", "Fri at 8 AM or Mon, Nov 30 at 1 PM"],
])("%s and %s read as %s", (first, second, expected) => {
  expect(formatTwoTimes([at(first), at(second)], at("2026-11-23T15:00:00Z"), austin)).toBe(
    expected,
  );
});

test("formats a time and a zone for display", () => {
  expect(formatMoment(at("2026-11-20T20:14:00Z"), austin)).toBe("Fri, Nov 20, 2:14 PM");
  expect(zoneName("America/New_York")).toBe("Eastern Time");
});
