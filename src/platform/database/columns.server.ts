import { randomFillSync } from "node:crypto";
import { timestamp, uuid } from "drizzle-orm/pg-core";

/** A UUID of version 7 (RFC 9562): unique, and those of later moments sort after earlier ones. */
export function newId(moment: number = Date.now()): string {
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(moment, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}

export const id = () =>
  uuid("id")
    .primaryKey()
    .$defaultFn(() => newId());

/** A moment, stored in UTC with millisecond precision. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => moment("created_at").notNull().defaultNow();
export const updatedAt = () => moment("updated_at").notNull().defaultNow();
