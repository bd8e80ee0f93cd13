import { type SQL, sql } from "drizzle-orm";
import { invoices } from "~/domains/billing/index.server.ts";
import { customerContacts, customers, properties } from "~/domains/customers/index.server.ts";
import {
  type Address,
  type CustomerSort,
  canReadCustomers,
  formatAddress,
} from "~/domains/customers/index.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { beginningWith, containing } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

export type ListedCustomer = {
  id: string;
  name: string;
  company: string | null;
  /** In E.164. */
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
  street: string | null;
  city: string | null;
  tags: string[];
  /** What they owe for issued invoices. */
  owedCents: number;
  createdAt: Date;
};

const pageSize = 50;

/** The ids of a customer and of those merged into it, for a query that names the customer `c`. */
const ownIds = sql`array(select m.id from ${customers} m where m.id = c.id or m.merged_into = c.id)`;

const isOwed = sql`i.number is not null and i.total_cents > i.paid_cents + i.credited_cents`;
const owedCents = sql`i.total_cents - i.paid_cents - i.credited_cents`;

/** A condition for a query that names the customer `c`: it has the tag, in any case. */
const hasTag = (tag: string) =>
  sql`exists (select from unnest(c.tags) as tag where lower(tag) = ${tag.toLowerCase()})`;

/**
 * A condition for a query that names the customer `c`: every word is in the name, the company, a number, or
 * an address of it or of one merged into it, or in its tags.
 */
export function isFound(contractorId: string, text: string): SQL {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 8);
  const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  const isNumber = digits.length >= 4 && !/[a-z@]/i.test(text);
  const matches = (row: "c" | "s") => {
    const column = sql.raw(`${row}.search`);
    const conditions = words.map((word) => {
      const isTag = sql`c.tags <> '{}' and lower(array_to_string(c.tags, ' ')) like ${containing(word)}`;
      return sql`(${column} like ${containing(word)}${row === "c" ? sql` or ${isTag}` : sql``})`;
    });
    // "(512) 555-0123" is stored as +15125550123; "412 1000" may be a house number and a ZIP code, too.
    const byNumber = isNumber ? sql`${column} like ${containing(digits)} or ` : sql``;
    return sql`(${byNumber}(${sql.join(conditions, sql` and `)}))`;
  };
  // Without a join, a list in the order of an index ends as soon as its page is full.
  return sql`(${matches("c")} or c.id in (select s.merged_into from ${customers} s
    where s.contractor_id = ${contractorId} and s.merged_into is not null and ${matches("s")}))`;
}

type CustomerListQuery = {
  /** Empty for all. */
  search: string;
  /** Only customers with it. */
  tag?: string | null;
  sort: CustomerSort;
  /** From 1. */
  page: number;
};

/** One page of a business's customers, with totals over all that match. */
export async function listCustomers(
  { database: { query } }: Platform,
  actor: Actor,
  { search, tag = null, sort, page }: CustomerListQuery,
) {
  authorize(canReadCustomers(actor));
  const { contractorId } = actor;
  const isSearch = search.trim() !== "";
  // A search reads all customers once. Without a search, an index provides the page's order and the
  // count.
  const materialized = sql.raw(isSearch || tag ? "materialized" : "not materialized");
  const byName = sql`found.name, found.id`;
  const orderBy = {
    name: byName,
    newest: sql`found.created_at desc, found.id desc`,
    owed: sql`coalesce(owing.cents, 0) desc, ${byName}`,
  }[sort];
  const { rows } = await query.execute<Row | (Totals & { id: null })>(sql`
    with found as ${materialized} (
      select c.id, lower(c.name) as name, c.created_at from ${customers} c
      where c.contractor_id = ${contractorId} and c.merged_into is null
        ${isSearch ? sql`and ${isFound(contractorId, search)}` : sql``}
        ${tag ? sql`and ${hasTag(tag)}` : sql``}),
    owing as materialized (
      select coalesce(o.merged_into, o.id) as id, sum(${owedCents})::bigint as cents
      from ${invoices} i join ${customers} o on o.id = i.customer_id
      where i.contractor_id = ${contractorId} and ${isOwed} group by 1),
    page as materialized (
      select found.* from found
        ${sort === "owed" ? sql`left join owing on owing.id = found.id` : sql``}
      order by ${orderBy} limit ${pageSize + 1} offset ${(page - 1) * pageSize}),
    total as (
      select (select count(*)::integer from found) as customers,
        (select coalesce(sum(cents), 0) from owing where id in (select id from found)) as cents)
    select total.customers as "allCustomers", total.cents as "allOwedCents",
      c.id, c.name, c.company, c.tags, c.created_at as "createdAt",
      coalesce(owing.cents, 0) as "owedCents", phone.value as phone, phone.extension as "phoneExtension",
      email.value as email, place.street, place.city
    from total left join (page found join ${customers} c on c.id = found.id) on true
      left join owing on owing.id = c.id
      left join lateral ${firstContact("phone")} phone on true
      left join lateral ${firstContact("email")} email on true
      left join lateral (
        select p.street, p.city from ${properties} p
        where p.customer_id = any(${ownIds}) and p.archived_at is null order by p.created_at, p.id limit 1) place on true
    order by ${orderBy}`);
  const listed = rows.filter((row) => row.id !== null);
  const [first] = rows;
  return {
    rows: listed.slice(0, pageSize).map(
      ({ allCustomers: _customers, allOwedCents: _cents, ...row }): ListedCustomer => ({
        ...row,
        owedCents: Number(row.owedCents),
        createdAt: new Date(row.createdAt),
      }),
    ),
    hasNext: listed.length > pageSize,
    total: {
      customers: first?.allCustomers ?? 0,
      owedCents: Number(first?.allOwedCents ?? 0),
    },
  };
}

/**
 * Totals over all matching customers, repeated in each row; a page without customers has one row
 * with only the totals.
 */
type Totals = { allCustomers: number; allOwedCents: string | number };
type Row = Omit<ListedCustomer, "owedCents" | "createdAt"> &
  Totals & { owedCents: string | number; createdAt: string | Date };

/** The contact of this kind to use, for a query that names the customer `c`. */
export const firstContact = (kind: "phone" | "email") => sql`(
  select k.value, k.extension from ${customerContacts} k
  where k.customer_id = any(${ownIds}) and k.kind = ${kind} order by k.position, k.id limit 1)`;

const maxFound = 5;

type FoundInSearch = Pick<ListedCustomer, "id" | "name" | "company" | "tags" | "street" | "city">;

/** The first customers of the business that match a search, those whose name begins with it first. */
export async function searchCustomers(
  { database: { query } }: Platform,
  actor: Actor,
  text: string,
): Promise<FoundInSearch[]> {
  authorize(canReadCustomers(actor));
  const { rows } = await query.execute<FoundInSearch>(sql`
    with found as materialized (
      select c.id, c.name, c.company, c.tags, c.search from ${customers} c
      where c.contractor_id = ${actor.contractorId} and c.merged_into is null and ${isFound(actor.contractorId, text)}
      order by (c.search like ${beginningWith(text.toLowerCase())}) desc, lower(c.name), c.id limit ${maxFound})
    select c.id, c.name, c.company, c.tags, place.street, place.city from found c
      left join lateral (
        select p.street, p.city from ${properties} p
        where p.customer_id = any(${ownIds}) and p.archived_at is null order by p.created_at, p.id limit 1) place on true
    order by (c.search like ${beginningWith(text.toLowerCase())}) desc, lower(c.name), c.id`);
  return rows;
}

const maxSuggested = 6;

type Suggested = Pick<
  ListedCustomer,
  "id" | "name" | "company" | "phone" | "phoneExtension" | "email"
> & {
  /** Of the first property, on one line; empty if there is none. */
  address: string;
};

/** The first customers of the business that match what is typed in a form, with what the form fills in. */
export async function suggestCustomers(
  { database: { query } }: Platform,
  actor: Actor,
  text: string,
): Promise<Suggested[]> {
  authorize(canReadCustomers(actor));
  const typed = text.trim();
  if (typed.length < 2) return [];
  type Row = Omit<Suggested, "address"> & { [Part in keyof Address]: Address[Part] | null };
  const { rows } = await query.execute<Row>(sql`
    with found as materialized (
      select c.id, c.name, c.company from ${customers} c
      where c.contractor_id = ${actor.contractorId} and c.merged_into is null and ${isFound(actor.contractorId, typed)}
      order by (c.search like ${beginningWith(typed.toLowerCase())}) desc, lower(c.name), c.id limit ${maxSuggested})
    select c.id, c.name, c.company, phone.value as phone, phone.extension as "phoneExtension",
      email.value as email, place.street, place.unit, place.city, place.state, place.zip_code as "zipCode"
    from found c
      left join lateral ${firstContact("phone")} phone on true
      left join lateral ${firstContact("email")} email on true
      left join lateral (
        select p.street, p.unit, p.city, p.state, p.zip_code from ${properties} p
        where p.customer_id = any(${ownIds}) and p.archived_at is null order by p.created_at, p.id limit 1) place on true
    order by (lower(c.name) like ${beginningWith(typed.toLowerCase())}) desc, lower(c.name), c.id`);
  return rows.map(({ street, unit, city, state, zipCode, ...customer }) => ({
    ...customer,
    address: street ? formatAddress({ street, unit, city, state, zipCode }) : "",
  }));
}
