import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { customerContacts, customers, properties } from "~/domains/customers/index.server.ts";
import { canReadCustomers } from "~/domains/customers/index.ts";
import { findOptOuts } from "~/domains/messaging/index.server.ts";
import {
  type FoundCustomer,
  findCanonicalCustomer,
  findCustomer,
} from "~/domains/office/customers/find-customer.server.ts";
import { firstContact, isFound } from "~/domains/office/customers/list-customers.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { pageOf } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { CustomerInFull, CustomerRow, PropertyRow } from "./customer-resource.schema.ts";

const pageSize = 50;

type Page<Row> = {
  rows: Row[] /** The row after which the next page starts. */;
  next: string | null;
};

const iso = (date: string | Date) => new Date(date).toISOString();

/**
 * A page of the customers of the actor's business, newest first, without those merged into another.
 * @param filter.updatedSince only those that changed since then, with their contacts and properties
 * @param filter.after the last customer seen
 */
export async function listCustomerRows(
  { database: { query } }: Platform,
  actor: Actor,
  filter: { search: string; updatedSince: Date | null; after: string | null },
): Promise<Page<CustomerRow>> {
  authorize(canReadCustomers(actor));
  const { contractorId } = actor;
  const conditions: SQL[] = [sql`c.contractor_id = ${contractorId} and c.merged_into is null`];
  if (filter.search.trim() !== "") conditions.push(isFound(contractorId, filter.search));
  if (filter.updatedSince) {
    const since = sql`${filter.updatedSince.toISOString()}::timestamptz`;
    conditions.push(sql`c.id in (
      select coalesce(u.merged_into, u.id) from ${customers} u
      where u.contractor_id = ${contractorId} and (u.updated_at >= ${since}
        or u.id in (select k.customer_id from ${customerContacts} k where k.contractor_id = ${contractorId} and k.created_at >= ${since})
        or u.id in (select p.customer_id from ${properties} p where p.contractor_id = ${contractorId} and p.updated_at >= ${since})))`);
  }
  if (filter.after) {
    conditions.push(sql`(c.created_at, c.id) < (
      (select s.created_at from ${customers} s where s.id = ${filter.after} and s.contractor_id = ${contractorId}), ${filter.after}::uuid)`);
  }
  const { rows } = await query.execute<RawCustomer>(sql`
    with page as materialized (
      select c.* from ${customers} c where ${sql.join(conditions, sql` and `)}
      order by c.created_at desc, c.id desc limit ${pageSize + 1})
    select c.id, c.name, c.company, c.tags, c.do_not_contact_at is not null as do_not_contact,
      c.created_at, ${lastChange} as updated_at,
      phone.value as phone, phone.extension as phone_extension, email.value as email
    from page c
      left join lateral ${firstContact("phone")} phone on true
      left join lateral ${firstContact("email")} email on true
    order by c.created_at desc, c.id desc`);
  return pageOf(
    rows.map((row) => ({
      ...row,
      created_at: iso(row.created_at),
      updated_at: iso(row.updated_at),
    })),
    pageSize,
  );
}

type RawCustomer = Omit<CustomerRow, "created_at" | "updated_at"> & {
  created_at: string | Date;
  updated_at: string | Date;
};

/** When the customer `c` changed last, with contacts and properties and those merged into it. */
const lastChange = sql`(
  select greatest(max(u.updated_at),
    max((select max(k.created_at) from ${customerContacts} k where k.customer_id = u.id)),
    max((select max(p.updated_at) from ${properties} p where p.customer_id = u.id)))
  from ${customers} u where u.id = c.id or u.merged_into = c.id)`;

/**
 * One customer of the actor's business with their contacts. The id of a merged one finds the customer that
 * it was merged into. Null if there is none.
 */
export async function findCustomerInFull(
  platform: Platform,
  actor: Actor,
  customerId: string,
): Promise<CustomerInFull | null> {
  authorize(canReadCustomers(actor));
  const id = (await findCanonicalCustomer(platform, actor, customerId)) ?? customerId;
  const customer = await findCustomer(platform, actor, id);
  if (!customer) return null;
  const { query } = platform.database;
  const [changed] = await query
    .select({
      at: sql<string | Date>`(select ${lastChange} from ${customers} c where c.id = ${id})`,
    })
    .from(customers)
    .where(eq(customers.id, id));
  const merged = await query
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.mergedInto, id));
  const contacts = customer.contacts.map(({ kind, value, extension, label, isShared }) => ({
    phone: kind === "phone" ? value : null,
    phone_extension: extension,
    email: kind === "email" ? value : null,
    label,
    shared: isShared,
  }));
  const phone = contacts.find((contact) => contact.phone !== null);
  return {
    id,
    name: customer.name,
    company: customer.company,
    phone: phone?.phone ?? null,
    phone_extension: phone?.phone_extension ?? null,
    email: contacts.find(({ email }) => email !== null)?.email ?? null,
    tags: customer.tags,
    do_not_contact: customer.doNotContactAt !== null,
    created_at: iso(customer.createdAt),
    updated_at: iso(changed?.at ?? customer.updatedAt),
    billing_address: customer.billingAddress,
    notes: customer.notes,
    source: customer.source,
    contacts,
    consents: await listConsents(platform, actor.contractorId, customer),
    owed_cents: customer.open.owedCents,
    merged_ids: merged.map((customer) => customer.id),
    revision: customer.revision,
  };
}

const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;

/** Whether each number and address of a customer can be messaged, and the evidence. */
async function listConsents(
  platform: Platform,
  contractorId: string,
  { texts, contacts }: FoundCustomer,
): Promise<CustomerInFull["consents"]> {
  const emails = contacts.filter(({ kind }) => kind === "email").map(({ value }) => value);
  const recipients = emails.map((address) => ({
    contractorId,
    channel: "email" as const,
    address,
  }));
  const sinceOf = await findOptOuts(platform.database.query, platform, recipients);
  return [
    ...texts.map(({ phone, optedOutAt, informationalAt, marketingAt, recorded }) => ({
      channel: "sms" as const,
      phone,
      email: null,
      opted_out_at: isoOrNull(optedOutAt),
      informational_at: isoOrNull(informationalAt),
      marketing_at: isoOrNull(marketingAt),
      recorded: recorded && {
        id: recorded.id,
        given_by: recorded.givenBy,
        way: recorded.way,
        given_on: recorded.givenOn,
        wording: recorded.wording,
        note: recorded.note,
        recorded_by: recorded.recordedBy,
        recorded_at: iso(recorded.createdAt),
      },
    })),
    ...recipients.map((recipient) => ({
      channel: recipient.channel,
      phone: null,
      email: recipient.address,
      opted_out_at: isoOrNull(sinceOf(recipient)),
      informational_at: null,
      marketing_at: null,
      recorded: null,
    })),
  ];
}

/**
 * A page of the properties of the actor's business, newest first; removed ones aren't listed.
 * @param filter.customerId only those of this customer and of the ones merged into it
 */
export async function listPropertyRows(
  { database: { query } }: Platform,
  actor: Actor,
  filter: { customerId: string | null; after: string | null },
): Promise<Page<PropertyRow>> {
  authorize(canReadCustomers(actor));
  const { contractorId } = actor;
  const after = sql`(select s.created_at from ${properties} s where s.id = ${filter.after} and s.contractor_id = ${contractorId})`;
  const rows = await selectProperties(
    query,
    and(
      eq(properties.contractorId, contractorId),
      filter.customerId
        ? or(eq(customers.id, filter.customerId), eq(customers.mergedInto, filter.customerId))
        : undefined,
      filter.after
        ? sql`(${properties.createdAt}, ${properties.id}) < (${after}, ${filter.after}::uuid)`
        : undefined,
    ),
  );
  return pageOf(rows, pageSize);
}

/** One property of the actor's business; null if there is none or it was removed. */
export async function findPropertyRow(
  { database: { query } }: Platform,
  actor: Actor,
  propertyId: string,
): Promise<PropertyRow | null> {
  authorize(canReadCustomers(actor));
  const scope = eq(properties.contractorId, actor.contractorId);
  const [property] = await selectProperties(query, and(eq(properties.id, propertyId), scope));
  return property ?? null;
}

async function selectProperties(
  query: Platform["database"]["query"],
  condition: SQL | undefined,
): Promise<PropertyRow[]> {
  const rows = await query
    .select({
      id: properties.id,
      customer_id: sql<string>`coalesce(${customers.mergedInto}, ${customers.id})`,
      street: properties.street,
      unit: properties.unit,
      city: properties.city,
      state: properties.state,
      zip_code: properties.zipCode,
      access_notes: properties.accessNotes,
      revision: properties.revision,
      created_at: properties.createdAt,
      updated_at: properties.updatedAt,
    })
    .from(properties)
    .innerJoin(customers, eq(customers.id, properties.customerId))
    .where(and(condition, isNull(properties.archivedAt)))
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(pageSize + 1);
  return rows.map((row) => ({
    ...row,
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  }));
}
