import { eq, like, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { containing } from "~/platform/database/like.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";

/** Fewer digits match too many numbers. */
const fewest = 4;

/**
 * SQL condition: an E.164 column equals or contains the typed digits, in any format: "(512) 555-0142",
 * "512.555", "0142". Undefined if the text isn't a number.
 */
export function isNumberLike(column: PgColumn, text: string): SQL | undefined {
  if (/[a-z@]/i.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  if (digits.length < fewest) return undefined;
  const whole = digits.length >= 10 ? normalizePhone(text) : null;
  return whole ? eq(column, whole) : like(column, containing(digits));
}
