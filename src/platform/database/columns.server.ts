import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { check, customType, type PgColumn, timestamp, uuid } from "drizzle-orm/pg-core";

/** The latest timestamp of this process's ids, and how many ids share it. */
let latest = 0;
let latestCount = 0;
const maxIdsPerMillisecond = 0xfff;

/**
 * A UUID version 7 (RFC 9562): unique and sorted by time. Ids that one process creates in the same
 * millisecond sort in creation order, by a counter (method 1 of section 6.2).
 */
export function newId(moment: number = Date.now()): string {
  latestCount = moment === latest && latestCount < maxIdsPerMillisecond ? latestCount + 1 : 0;
  latest = moment;
  const time = moment.toString(16).padStart(12, "0");
  const count = latestCount.toString(16).padStart(3, "0");
  // Starts from a version 4 UUID, which node takes from a pool, and overwrites time, version and
  // counter.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}${randomUUID().slice(18)}`;
}

export const id = () =>
  uuid("id")
    .primaryKey()
    .$defaultFn(() => newId());

/** A point in time, stored in UTC with millisecond precision. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => moment("created_at").notNull().defaultNow();
export const updatedAt = () => moment("updated_at").notNull().defaultNow();

/** Bytes; the two drivers return different types for them. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});

/** A check that a column contains one of these values. */
export function oneOf(name: string, column: PgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(values.map((word) => `'${word}'`).join(", "))})`);
}

/** A check that a text, if set, isn't blank and has at most `max` characters. */
export function textLength(name: string, column: PgColumn, max: number) {
  return check(name, sql`length(trim(${column})) between 1 and ${sql.raw(String(max))}` as SQL);
}
