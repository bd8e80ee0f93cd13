import { randomUUID } from "node:crypto";
import { customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** A UUID of version 7 (RFC 9562): unique, and those of later moments sort after earlier ones. */
export function newId(moment: number = Date.now()): string {
  const time = moment.toString(16).padStart(12, "0");
  // Random as version 4, which node draws from a stock; only time and version are written over.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

export const id = () =>
  uuid("id")
    .primaryKey()
    .$defaultFn(() => newId());

/** A moment, stored in UTC with millisecond precision. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => moment("created_at").notNull().defaultNow();
export const updatedAt = () => moment("updated_at").notNull().defaultNow();

/** Bytes; the two drivers give them as different kinds of the same. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});
