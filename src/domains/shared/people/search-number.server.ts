import { eq, like, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { containing } from "~/platform/database/like.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";

/** Fewer digits are in most numbers. */
const fewest = 4;

/**
 * That a number, which a column holds in E.164, is the one that was typed or has its digits in it,
 * however they were written: "(512) 555-0142", "512.555", "0142". Undefined for
 * what is no number.
 */
export function isNumberLike(column: PgColumn, text: string): SQL | undefined {
  if (/[a-z@]/i.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  if (digits.length < fewest) return undefined;
  const whole = digits.length >= 10 ? normalizePhone(text) : null;
  return whole ? eq(column, whole) : like(column, containing(digits));
}
