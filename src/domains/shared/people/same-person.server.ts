import { and, eq, inArray, like, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { containing } from "~/platform/database/conditions.server.ts";
import type { Contact } from "~/platform/personal-data/personal-data.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { isSharedEmail, isSharedPhone } from "./one-person.ts";

export type { Contact };

/** A table's normalized contact columns; null where it has none. */
export type ContactColumns = {
  email: SQL | PgColumn;
  phone: SQL | PgColumn | null;
  name?: SQL | PgColumn;
  phoneShared?: SQL | PgColumn;
  emailShared?: SQL | PgColumn;
};

/** The columns of a table that stores the address as typed, and the number in both forms. */
export function typedContact(table: { email: PgColumn; phoneE164?: PgColumn }): ContactColumns {
  return { email: sql`lower(${table.email})`, phone: table.phoneE164 ?? null };
}

/**
 * SQL condition for rows of the same person as any of these contacts: the same email address, ignoring case,
 * or the same phone number in E.164 (`people.same-person`). A shared contact, by its kind or as marked on the
 * row or the contact, counts only with the same name (`people.shared`). A contact with neither matches
 * nothing. The only SQL for this rule.
 */
export function isSamePerson(columns: ContactColumns, contacts: readonly Contact[]): SQL {
  const emails = contacts.flatMap(({ email, emailShared, name }) =>
    email
      ? [{ at: normalizeEmail(email), isShared: emailShared || isSharedEmail(email), name }]
      : [],
  );
  const phones = contacts.flatMap(({ phone, phoneShared, name }) => {
    const at = normalizePhone(phone);
    return at ? [{ at, isShared: phoneShared || isSharedPhone(at), name }] : [];
  });
  const same = or(
    pick(columns.email, columns.emailShared, columns.name, emails),
    columns.phone ? pick(columns.phone, columns.phoneShared, columns.name, phones) : undefined,
  );
  return same ?? sql`false`;
}

/** SQL condition for rows with any of these numbers or addresses, even shared ones. */
export function matchesContact(columns: ContactColumns, contacts: readonly Contact[]): SQL {
  const emails = contacts.flatMap(({ email }) => (email ? [normalizeEmail(email)] : []));
  const phones = contacts.flatMap(({ phone }) => normalizePhone(phone) ?? []);
  const holds = or(
    emails.length > 0 ? inArray(sql`${columns.email}`, emails) : undefined,
    columns.phone && phones.length > 0 ? inArray(sql`${columns.phone}`, phones) : undefined,
  );
  return holds ?? sql`false`;
}

type Wanted = { at: string; isShared: boolean; name: string | undefined };

function pick(
  column: SQL | PgColumn,
  shared: SQL | PgColumn | undefined,
  name: SQL | PgColumn | undefined,
  wanted: readonly Wanted[],
): SQL | undefined {
  const own = wanted.filter(({ isShared }) => !isShared).map(({ at }) => at);
  const withName = name ? wanted.filter((one) => one.name !== undefined) : [];
  const picked = [
    own.length > 0
      ? and(inArray(sql`${column}`, own), shared ? not(sql`${shared}`) : undefined)
      : undefined,
    // Names matter only for shared contacts; others are enough alone.
    ...(shared || withName.some(({ isShared }) => isShared) ? withName : []).map(
      (one) => sql`(${column} = ${one.at} and lower(${name}) = ${one.name?.toLowerCase()})`,
    ),
  ].filter((one) => one !== undefined);
  return picked.length > 0 ? or(...picked) : undefined;
}

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
