import { type SQL, sql } from "drizzle-orm";

/**
 * Parts of statements that invent rows for scale tests: a row has a `hash` of 32 hexadecimal digits,
 * and everything about it is taken from some of them, so that it is the same every time.
 */

/** A number from 0 to below 1, from some digits of the row's hash. */
export function unit(at: number, digits = 4): SQL {
  const [start, count, bits] = [at, digits, digits * 4].map((number) => sql.raw(String(number)));
  return sql`(('x' || substr(hash, ${start}, ${count}))::bit(${bits})::int / (2.0 ^ ${bits}))`;
}

/** The words as an array that a statement can read. */
export function list(words: readonly string[]): SQL {
  return sql`array(select json_array_elements_text(${JSON.stringify(words)}::json))`;
}

/** One of the words of an array. */
export function pick(words: SQL, at: number): SQL {
  return sql`(${words})[1 + floor(${unit(at)} * cardinality(${words}))::int]`;
}

/** As pick, but those at the front far more often: as common and rare names are. */
export function common(words: SQL, at: number): SQL {
  return sql`(${words})[1 + floor((${unit(at)} ^ 2.5) * cardinality(${words}))::int]`;
}

/** The normal form of the row's `phone`, which has ten digits. */
export const e164: SQL = sql`'+1' || regexp_replace(phone, '[^0-9]', '', 'g')`;

/** An id of version 7 for a moment, from the row's hash. */
export function idAt(moment: SQL): SQL {
  return sql`(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7' || substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid`;
}
