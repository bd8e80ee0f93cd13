import { randomUUID } from "node:crypto";
import { customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** The latest moment of an id of this process, and how many of that moment there are before the next. */
let latest = 0;
let ofLatest = 0;
const maxOfMoment = 0xfff;

/**
 * A UUID of version 7 (RFC 9562): unique, and those of later moments sort after earlier ones. What one
 * process makes in one moment sorts as it was made, by a count (method 1 of section 6.2).
 */
export function newId(moment: number = Date.now()): string {
  ofLatest = moment === latest && ofLatest < maxOfMoment ? ofLatest + 1 : 0;
  latest = moment;
  const time = moment.toString(16).padStart(12, "0");
  const count = ofLatest.toString(16).padStart(3, "0");
  // Random as version 4, which node draws from a stock; time, version and count are written over.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}${randomUUID().slice(18)}`;
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
