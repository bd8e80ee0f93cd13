import { type SQL, sql } from "drizzle-orm";
import { check, type PgColumn } from "drizzle-orm/pg-core";

/** A check that a column contains one of these values. */
export function oneOf(name: string, column: PgColumn, words: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`);
}

/** A check that a text, if set, isn't blank and has at most `max` characters. */
export function said(name: string, column: PgColumn, max: number) {
  return check(name, sql`length(trim(${column})) between 1 and ${sql.raw(String(max))}` as SQL);
}
