import { expect, test } from "vitest";
import { joinCity } from "./split-city.ts";
import { splitCity } from "./typed-city.ts";

test.each([
  ["Austin", "Austin", null],
  ["  Austin  ", "Austin", null],
  ["Austin, TX", "Austin", "TX"],
  ["austin,tx", "austin", "TX"],
  ["Winston-Salem , north  carolina", "Winston-Salem", "NC"],
  ["St. Paul MN", "St. Paul", "MN"],
  ["La Mesa", "La Mesa", null],
  ["Baton Rouge la", "Baton Rouge la", null],
  ["Paris, France", "Paris, France", null],
  [", TX", ", TX", null],
  ["", "", null],
])("%s is %s in %s", (text, city, state) => {
  expect(splitCity(text)).toEqual({ city, state });
});

test("splits a joined city again", () => {
  expect(splitCity(joinCity("San Antonio", "TX"))).toEqual({ city: "San Antonio", state: "TX" });
});
