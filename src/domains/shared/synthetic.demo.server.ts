import { type SQL, sql } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";
import { familyNames, givenNames } from "./business-names.demo.ts";
import { knownCities } from "./cities/cities.server.ts";

/**
 * SQL fragments that generate rows for scale tests. Each row has a `hash` of 32 hexadecimal digits;
 * everything in the row derives from its digits, so every run gives the same rows.
 */

/** A number from 0 to below 1, from some digits of the row's hash. */
export function unit(at: number, digits = 4): SQL {
  const [start, count, bits] = [at, digits, digits * 4].map((number) => sql.raw(String(number)));
  return sql`(('x' || substr(hash, ${start}, ${count}))::bit(${bits})::int / (2.0 ^ ${bits}))`;
}

/** The texts as an array that a statement can read. */
export function list(values: readonly string[]): SQL {
  return sql`array(select json_array_elements_text(${JSON.stringify(values)}::json))`;
}

/** Picks one element of an array. */
export function pick(values: SQL, at: number): SQL {
  return sql`(${values})[1 + floor(${unit(at)} * cardinality(${values}))::int]`;
}

/** Like pick, but favors the front of the array, as with common and rare names. */
export function common(values: SQL, at: number): SQL {
  return sql`(${values})[1 + floor((${unit(at)} ^ 2.5) * cardinality(${values}))::int]`;
}

/** The normalized form of the row's `phone`, which has ten digits. */
export const e164: SQL = sql`'+1' || regexp_replace(phone, '[^0-9]', '', 'g')`;

/** A version 7 ID for a time, from the row's hash. */
export function idAt(moment: SQL): SQL {
  return sql`(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7' || substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid`;
}

/** Number of cities the synthetic people live in. */
const cityCount = 400;

/** Names of synthetic people, and the cities they live in. */
export function syntheticPeople() {
  const cities = knownCities().list.slice(0, cityCount);
  return { givenNames, familyNames, cities: cities.map(({ city, state }) => `${city}|${state}`) };
}

/** Called with the rows added so far and the total. */
type OnProgress = (added: number, total: number) => void;

/**
 * Fills a table up to a number of rows for scale tests, all or nothing; every run adds the same ones.
 * @returns how many it added
 */
export type DemoScale = (
  platform: Platform,
  rows: number,
  onProgress?: OnProgress,
) => Promise<number>;
