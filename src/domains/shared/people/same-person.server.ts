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
  const nameMatch = or(
    pick(columns.email, columns.emailShared, columns.name, emails),
    columns.phone ? pick(columns.phone, columns.phoneShared, columns.name, phones) : undefined,
  );
  return nameMatch ?? sql`false`;
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

/**
 * SQL condition for a text that contains any of these numbers or addresses, such as a row of an uploaded file. A shared
 * one counts only with the person's name.
 */
export function mentionsContact(
  text: SQL | PgColumn,
  contacts: readonly Contact[],
  isLower = false,
): SQL {
  const mentions = contacts.flatMap(({ email, emailShared, phone, phoneShared, name }) => {
    const number = normalizePhone(phone);
    return [
      ...(email
        ? [
            {
              pattern: emailPattern(email),
              likely: contains(text, normalizeEmail(email), isLower),
              isShared: emailShared || isSharedEmail(email),
              name,
            },
          ]
        : []),
      ...(number
        ? [
            {
              pattern: phonePattern(number),
              likely: containsDigits(text, number),
              isShared: phoneShared || isSharedPhone(number),
              name,
            },
          ]
        : []),
    ];
  });
  const conditions = mentions.flatMap(({ pattern, likely, isShared, name }) => {
    // PostgreSQL caches 32 compiled patterns; with more, it would compile all of them again for
    // each row.
    const mentioned = sql`case when ${likely} then ${text} ~* ${pattern} else false end`;
    if (!isShared) return [mentioned];
    return name ? [sql`(${mentioned} and position(lower(${name}) in lower(${text})) > 0)`] : [];
  });
  return or(...conditions) ?? sql`false`;
}

const escaped = (part: string) => part.replaceAll(/[\\%_]/g, "\\$&");

const contains = (text: SQL | PgColumn, part: string, isLower: boolean): SQL =>
  isLower ? sql`${text} like ${`%${escaped(part)}%`}` : sql`${text} ilike ${`%${escaped(part)}%`}`;

/** Whether a text has a number's digits in this order, in whatever format. */
const containsDigits = (text: SQL | PgColumn, phone: string): SQL => {
  const digits = phone.replaceAll(/\D/g, "");
  const national = phone.startsWith("+1") ? digits.slice(1) : digits;
  return sql`${text} like ${`%${[...national].join("%")}%`}`;
};

const emailPattern = (email: string): string =>
  `(?<![a-z0-9._%+-])${normalizeEmail(email).replaceAll(/[^\p{L}\p{N}@_]/gu, "\\$&")}(?![a-z0-9-]|\\.[a-z0-9])`;

/** The digits in any format; "+1" may be missing. */
function phonePattern(phone: string): string {
  const digits = phone.replaceAll(/\D/g, "");
  const national = phone.startsWith("+1") ? digits.slice(1) : digits;
  const code = phone.startsWith("+1") ? "(1[^0-9]{0,3})?" : "";
  return `(?<![0-9])${code}${[...national].join("[^0-9]{0,3}")}(?![0-9])`;
}

type Wanted = { at: string; isShared: boolean; name: string | undefined };

function pick(
  column: SQL | PgColumn,
  shared: SQL | PgColumn | undefined,
  name: SQL | PgColumn | undefined,
  contacts: readonly Wanted[],
): SQL | undefined {
  const own = contacts.filter(({ isShared }) => !isShared).map(({ at }) => at);
  const withName = name ? contacts.filter((contact) => contact.name !== undefined) : [];
  const picked = [
    own.length > 0
      ? and(inArray(sql`${column}`, own), shared ? not(sql`${shared}`) : undefined)
      : undefined,
    // Names matter only for shared contacts; others are enough alone.
    ...(shared || withName.some(({ isShared }) => isShared) ? withName : []).map(
      (contact) =>
        sql`(${column} = ${contact.at} and lower(${name}) = ${contact.name?.toLowerCase()})`,
    ),
  ].filter((condition) => condition !== undefined);
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
  const phone = digits.length >= 10 ? normalizePhone(text) : null;
  return phone ? eq(column, phone) : like(column, containing(digits));
}
