import { inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { normalizePhone } from "~/platform/validation/phone.server.ts";

/** How somebody can be reached, as they typed it. */
export type Contact = { email: string | null; phone: string | null };

/** Where a table keeps how somebody can be reached, in the normal form; null where it does not. */
export type ContactColumns = { email: SQL | PgColumn; phone: SQL | PgColumn | null };

/** The columns of a table that keeps an address as it was typed, and a number in both forms. */
export function typedContact(table: { email: PgColumn; phoneE164?: PgColumn }): ContactColumns {
  return { email: sql`lower(${table.email})`, phone: table.phoneE164 ?? null };
}

/** The normal form of an e-mail address (`people.same-person`). */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Picks the rows of the same person as any of these contacts: the same e-mail address, upper and
 * lower case being one, or the same phone number in E.164 (`people.same-person`). A contact that
 * holds neither is nobody's. The one place that says so.
 */
export function isSamePerson(columns: ContactColumns, contacts: readonly Contact[]): SQL {
  const emails = contacts.flatMap(({ email }) => (email ? [normalizeEmail(email)] : []));
  const phones = contacts.flatMap(({ phone }) => normalizePhone(phone) ?? []);
  const same = or(
    emails.length > 0 ? inArray(sql`${columns.email}`, emails) : undefined,
    columns.phone && phones.length > 0 ? inArray(sql`${columns.phone}`, phones) : undefined,
  );
  return same ?? sql`false`;
}
