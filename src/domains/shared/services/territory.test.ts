import fc from "fast-check";
import { expect, test } from "vitest";
import { findService, serviceBySlug, services, trades } from "./services.ts";
import { businessPath, cityKey, citySlug, parseCityState } from "./territory.ts";

test.each([
  ["San Antonio", "san-antonio"],
  ["Winston-Salem", "winston-salem"],
  ["St. Louis", "st-louis"],
  ["Coeur d'Alene", "coeur-d-alene"],
  ["  Cañon   City ", "canon-city"],
  ["29 Palms", "29-palms"],
])("the slug of city %s is %s", (city, slug) => {
  expect(citySlug(city)).toBe(slug);
});

// territories.one-town
test.each([
  ["St. Louis", "Saint Louis", "ST LOUIS", "saint-louis", " st.  louis "],
  ["Ft. Worth", "Fort Worth", "ft worth", "FT.WORTH"],
  ["Mt. Pleasant", "Mount Pleasant", "mt pleasant"],
  ["Ste. Genevieve", "Sainte Genevieve", "Ste Genevieve"],
  ["Sault Ste. Marie", "Sault Sainte Marie"],
  ["O'Fallon", "O’Fallon", "O Fallon", "OFallon", "O`Fallon", "oʼfallon"],
  ["D'Iberville", "D’Iberville", "Diberville"],
  ["Cañon City", "Canon City", "CANON CITY"],
  ["Winston-Salem", "Winston Salem", "Winston–Salem"],
  ["ʻEwa Beach", "Ewa Beach", "'Ewa Beach"],
  ["DeKalb", "De Kalb"],
])("all spellings of %s are the same town", (...spellings) => {
  expect(new Set(spellings.map((city) => cityKey(city, "MO")))).toHaveLength(1);
});

test.each([
  ["Stowe", "St. Owe"],
  ["Mountain View", "Mt ain View"],
  ["Fortuna", "Ft. Una"],
  ["Fairmount", "Fair Mt"],
  ["Frankfort", "Frank Ft"],
  ["Sterling", "St. Erling"],
  ["North Platte", "N Platte"],
])("%s and %s are two towns", (a, b) => {
  expect(cityKey(a, "MO")).not.toBe(cityKey(b, "MO"));
});

test("the last hyphen separates the city from the state", () => {
  expect(parseCityState("winston-salem-nc")).toEqual({ citySlug: "winston-salem", state: "NC" });
  expect(parseCityState("San Antonio-TX")).toEqual({ citySlug: "san-antonio", state: "TX" });
  for (const malformed of ["", "-", "tx", "-tx", "austin", "austin-", "austin-zz", "--tx"]) {
    expect(parseCityState(malformed)).toBeNull();
  }
});

const city = fc.string({ unit: "grapheme", maxLength: 40 }).filter((text) => citySlug(text) !== "");

test("a city's slug is stable and parses back to the same territory", () => {
  fc.assert(
    fc.property(city, fc.constantFrom(...services), (name, service) => {
      const slug = citySlug(name);
      expect(citySlug(slug)).toBe(slug);
      expect(slug).not.toMatch(/^-|-$|--|[/?#%\s.]/);
      const path = businessPath({ service: service.slug, citySlug: slug, state: "TX" });
      const last = decodeURIComponent(path.split("/")[2] ?? "");
      expect(parseCityState(last)).toEqual({ citySlug: slug, state: "TX" });
    }),
  );
});

test("parsing an address never throws", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void parseCityState(text)));
});

test("every spelling of a service finds that service", () => {
  expect(trades.map((trade) => trade.label)).toEqual([
    "HVAC",
    "Pest Control",
    "Handyman",
    "Plumbing",
    "Electrician",
    "Lawn Care",
  ]);
  expect(findService("Electrical")?.key).toBe("electrician");
  expect(findService(" lawn_care ")?.slug).toBe("lawn-care");
  expect(serviceBySlug("Electrical")).toBeNull();
  const spellings = services.flatMap((s) => [s.key, s.slug, s.label.toLowerCase(), ...s.aliases]);
  const owners = new Map<string, string>();
  for (const service of services) {
    for (const name of [
      service.key,
      service.slug,
      service.label.toLowerCase(),
      ...service.aliases,
    ]) {
      expect(owners.get(name) ?? service.key, name).toBe(service.key);
      owners.set(name, service.key);
    }
  }
  expect(spellings.every((name) => findService(name))).toBe(true);
});
