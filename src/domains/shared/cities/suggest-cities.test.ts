import { expect, test } from "vitest";
import { findState } from "~/domains/shared/services/states.ts";
import { cityKey } from "~/domains/shared/services/territory.ts";
import { dataLines } from "~/platform/data-lines.ts";
import { findCity, suggestCities } from "./cities.server.ts";
import cities from "./cities.txt?raw";

const labels = (typed: string) =>
  suggestCities(typed).map(({ city, state }) => `${city}, ${state}`);

test("lists every city once, with its state", () => {
  const lines = dataLines(cities);
  expect(lines.length).toBeGreaterThan(16_000);
  const names = lines.map((line) => line.split("|").slice(0, 2).join("|").toLowerCase());
  expect(new Set(names).size).toBe(lines.length);
  for (const line of lines) {
    expect(line).toMatch(/^\p{L}[\p{L}\p{M} .'‘’/-]*\|[A-Z]{2}\|-?\d+\.\d\d\|-?\d+\.\d\d$/u);
    expect(findState(line.split("|")[1] ?? ""), line).not.toBeNull();
  }
});

test("lists prefix matches first, largest first", () => {
  expect(labels("aus")[0]).toBe("Austin, TX");
  expect(labels("SAN")).toEqual(expect.arrayContaining(["San Antonio, TX", "San Diego, CA"]));
  expect(labels("antonio")[0]).toBe("San Antonio, TX");
  expect(labels("austin m")).toEqual(["Austin, MN"]);
  expect(labels("austin, mn")).toEqual(["Austin, MN"]);
  expect(labels("st louis")[0]).toBe("St. Louis, MO");
  expect(labels("winston s")[0]).toBe("Winston-Salem, NC");
  expect(labels("canon")[0]).toBe("Cañon City, CO");
});

// territories.one-town
test.each([
  ["O’Fallon", "O'Fallon, MO"],
  ["o fallon", "O'Fallon, MO"],
  ["OFallon", "O'Fallon, MO"],
  ["D'Ib", "D'Iberville, MS"],
  ["mt pleasant s", "Mount Pleasant, SC"],
  ["Saint Louis", "St. Louis, MO"],
  ["sai", "St. Louis, MO"],
  ["st paul", "Saint Paul, MN"],
  ["ft worth", "Fort Worth, TX"],
  ["lasalle", "La Salle, IL"],
])("%s suggests %s", (typed, city) => {
  expect(labels(typed)).toContain(city);
});

test("towns of a state share a key only if they're the same", () => {
  const towns = new Map<string, Set<string>>();
  for (const line of dataLines(cities)) {
    const [city = "", state = ""] = line.split("|");
    const key = `${cityKey(city, state)}, ${state}`;
    towns.set(key, (towns.get(key) ?? new Set()).add(city));
  }
  const folded = [...towns].filter(([, names]) => names.size > 1);
  // The list has each of these twice. In Puerto Rico, accents alone distinguish three pairs of small places;
  // addresses never did.
  expect(Object.fromEntries(folded.map(([key, names]) => [key, [...names]]))).toEqual({
    "saintcharles, MD": ["Saint Charles", "St. Charles"],
    "laporte, IN": ["LaPorte", "La Porte"],
    "saintmarys, GA": ["St. Marys", "St Marys"],
    "saintjohnsbury, VT": ["St Johnsbury", "Saint Johnsbury"],
    "bayamon, PR": ["Bayamón", "Bayamon"],
    "boqueron, PR": ["Boquerón", "Boqueron"],
    "lasmarias, PR": ["Las Marias", "Las Marías"],
  });
});

test("suggests at most eight, and nothing without a match", () => {
  expect(labels("s")).toHaveLength(8);
  for (const typed of ["", "  ", "zzz", "---", "%", "x".repeat(5000)]) {
    expect(labels(typed), typed).toEqual([]);
  }
});

test("finds a city by name, in its state or the largest", () => {
  expect(findCity("austin", null)).toMatchObject({ city: "Austin", state: "TX" });
  expect(findCity("Austin", "MN")).toMatchObject({ city: "Austin", state: "MN" });
  expect(findCity("Austin", "AK")).toBeNull();
  expect(findCity("", null)).toBeNull();
  expect(findCity("Saint Louis", "MO")).toMatchObject({ city: "St. Louis" });
  expect(findCity("ft. worth", null)).toMatchObject({ city: "Fort Worth", state: "TX" });
  expect(findCity("Green Acres", "CA")).toMatchObject({ city: "Green Acres" });
  expect(findCity("Greenacres", "CA")).toMatchObject({ city: "Greenacres" });
});
