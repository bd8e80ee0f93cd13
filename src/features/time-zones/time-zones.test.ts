import { expect, test } from "vitest";
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
])("time-zones.zip: %s is in %s", (zipCode, state, zones) => {
  expect(placeOfZip(zipCode)).toEqual({ state, zones });
});

test.each(["00000", "09001", "99999", "", "banana", "7870", "787011"])(
  "time-zones.zip: where %j is, is not known",
  (zipCode) => expect(placeOfZip(zipCode)).toBeNull(),
);

test.each([
  ["+15125550123", "TX", ["America/Chicago"]],
  ["+12125550123", "NY", ["America/New_York"]],
  ["+18085550123", "HI", ["Pacific/Honolulu"]],
  ["+18505550123", "FL", ["America/New_York", "America/Chicago"]],
])("time-zones.area-code: %s is from %s, with every clock of its area", (phone, state, zones) => {
  expect(placeOfPhone(phone)).toEqual({ state, zones });
});

test.each(["+18005550123", "+442079460123", "+14165550123", "5125550123", ""])(
  "time-zones.area-code: %j says nothing about a place in the United States",
  (phone) => expect(placeOfPhone(phone)).toBeNull(),
);
