import { expect, test } from "vitest";
import { appointmentsComeFirst } from "./today.ts";

const zone = "America/Chicago";
const at = (iso: string) => new Date(iso);
const visit = (startsAt: string, endsAt: string) => ({
  startsAt: at(startsAt),
  endsAt: at(endsAt),
});

test("appointments come first before 9 AM on the business's clock", () => {
  // 2027-03-01 is in standard time: Chicago is at UTC-6.
  expect(appointmentsComeFirst(at("2027-03-01T14:59:59Z"), zone, [])).toBe(true);
  expect(appointmentsComeFirst(at("2027-03-01T15:00:00Z"), zone, [])).toBe(false);
  expect(appointmentsComeFirst(at("2027-03-01T06:00:00Z"), zone, [])).toBe(true);
  expect(appointmentsComeFirst(at("2027-03-01T05:59:00Z"), zone, [])).toBe(false);
  expect(appointmentsComeFirst(at("2027-03-01T15:00:00Z"), "Pacific/Honolulu", [])).toBe(true);
});

test("9 AM follows both clock changes", () => {
  // Daylight saving time from March 14, 2027, 2 AM, to November 7, 2027, 2 AM.
  expect(appointmentsComeFirst(at("2027-03-14T13:59:00Z"), zone, [])).toBe(true);
  expect(appointmentsComeFirst(at("2027-03-14T14:00:00Z"), zone, [])).toBe(false);
  expect(appointmentsComeFirst(at("2027-11-07T14:59:00Z"), zone, [])).toBe(true);
  expect(appointmentsComeFirst(at("2027-11-07T15:00:00Z"), zone, [])).toBe(false);
});

test("an appointment within the hour or under way comes first", () => {
  const visits = [visit("2027-03-01T20:00:00Z", "2027-03-01T21:00:00Z")];
  const first = (now: string) => appointmentsComeFirst(at(now), zone, visits);
  expect(first("2027-03-01T18:59:59Z")).toBe(false);
  expect(first("2027-03-01T19:00:00Z")).toBe(true);
  expect(first("2027-03-01T20:59:59Z")).toBe(true);
  // Its end has passed: it isn't due anymore, though no one marked it done.
  expect(first("2027-03-01T21:00:00Z")).toBe(false);
});

test("the hour before an appointment is real time when clocks change", () => {
  // 1:30 AM is twice on November 7, 2027, an hour apart: 06:30Z and 07:30Z.
  const night = [visit("2027-11-08T00:30:00Z", "2027-11-08T01:30:00Z")];
  expect(appointmentsComeFirst(at("2027-11-07T23:30:00Z"), zone, night)).toBe(true);
  expect(appointmentsComeFirst(at("2027-11-07T23:29:00Z"), zone, night)).toBe(false);
});

test("a later appointment on any crew counts, in any order", () => {
  const visits = [
    visit("2027-03-01T23:00:00Z", "2027-03-01T23:30:00Z"),
    visit("2027-03-01T19:30:00Z", "2027-03-01T20:00:00Z"),
  ];
  expect(appointmentsComeFirst(at("2027-03-01T19:00:00Z"), zone, visits)).toBe(true);
  expect(appointmentsComeFirst(at("2027-03-01T20:30:00Z"), zone, visits)).toBe(false);
});
