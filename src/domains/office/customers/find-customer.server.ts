import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { invoices, jobEstimates } from "~/domains/billing/index.server.ts";
import {
  customerConsents,
  customerContacts,
  customers,
  equipment,
  hashContact,
  hashEquipment,
  hashProperty,
  listIds,
  properties,
} from "~/domains/customers/index.server.ts";
import { canReadCustomers } from "~/domains/customers/index.ts";
import {
  consentRecords,
  conversations,
  isDelivered,
  isOwnLead,
  leadEnquiries,
  leadPictures,
  leads,
} from "~/domains/leads/index.server.ts";
import { stageOf } from "~/domains/leads/index.ts";
import { findOptOuts } from "~/domains/messaging/index.server.ts";
import { visits, workOrders } from "~/domains/schedule/index.server.ts";
import type { JobState } from "~/domains/schedule/index.ts";
import { type Actor, authorize, type BusinessReader } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { jobState } from "../jobs/job-state.server.ts";

const maxShown = 20;

/**
 * A customer of the business with their contacts, properties, what is open, and the customers merged into
 * them. Null if the business has no such customer.
 */
export async function findCustomer(platform: Platform, actor: Actor, customerId: string) {
  authorize(canReadCustomers(actor));
  const { query } = platform.database;
  const scope = and(eq(customers.id, customerId), eq(customers.contractorId, actor.contractorId));
  const [customer] = await query
    .select()
    .from(customers)
    .where(and(scope, isNull(customers.mergedInto)));
  if (!customer) return null;
  const ids = await listIds(query, customerId);
  const [contacts, places, merged, open, requests, jobs, pictures, conversation] =
    await Promise.all([
      query
        .select()
        .from(customerContacts)
        .where(inArray(customerContacts.customerId, ids))
        .orderBy(asc(customerContacts.position), asc(customerContacts.id)),
      listProperties(query, ids),
      query
        .select({
          id: customers.id,
          name: customers.name,
          mergedAt: customers.mergedAt,
          mergedBy: customers.mergedBy,
        })
        .from(customers)
        .where(eq(customers.mergedInto, customerId))
        .orderBy(desc(customers.mergedAt))
        .limit(maxShown),
      findOpen(platform, ids),
      listRequests(query, actor, ids),
      listJobs(query, ids),
      listPictures(query, ids),
      findConversation(query, ids),
    ]);
  const texts = await listTextConsents(platform, actor, ids, contacts);
  const { search: _search, ...known } = customer;
  return {
    ...known,
    contacts: contacts.map((contact) => ({ ...contact, seen: hashContact(contact) })),
    properties: places,
    merged,
    open,
    requests,
    jobs,
    pictures,
    conversation,
    texts,
  };
}

/** Whether each phone number can be texted, in the order of the contacts. */
async function listTextConsents(
  platform: Platform,
  { contractorId }: BusinessReader,
  ids: readonly string[],
  contacts: readonly (typeof customerContacts.$inferSelect)[],
) {
  const { query } = platform.database;
  const phones = contacts.filter(({ kind }) => kind === "phone").map(({ value }) => value);
  if (phones.length === 0) return [];
  const [recorded, consents, optOuts] = await Promise.all([
    query
      .select()
      .from(customerConsents)
      .where(
        and(inArray(customerConsents.customerId, [...ids]), isNull(customerConsents.withdrawnAt)),
      )
      .orderBy(desc(customerConsents.createdAt)),
    query
      .select({
        phone: consentRecords.phone,
        kind: consentRecords.kind,
        createdAt: leadEnquiries.createdAt,
      })
      .from(consentRecords)
      .innerJoin(leadEnquiries, eq(leadEnquiries.id, consentRecords.enquiryId))
      .innerJoin(leads, eq(leads.id, leadEnquiries.leadId))
      .where(
        and(
          inArray(consentRecords.phone, phones),
          eq(leads.contractorId, contractorId),
          isDelivered,
        ),
      )
      .orderBy(desc(leadEnquiries.createdAt)),
    findOptOuts(
      query,
      platform,
      phones.map((address) => ({ contractorId, channel: "sms" as const, address })),
    ),
  ]);
  return phones.map((phone) => ({
    phone,
    optedOutAt: optOuts({ contractorId, channel: "sms", address: phone }),
    /** On the business's page or form. */
    informationalAt:
      consents.find((consent) => consent.phone === phone && consent.kind === "informational_sms")
        ?.createdAt ?? null,
    marketingAt:
      consents.find((consent) => consent.phone === phone && consent.kind === "marketing_sms")
        ?.createdAt ?? null,
    /** By a member of the team. */
    recorded: recorded.find((consent) => consent.phone === phone) ?? null,
  }));
}

export type FoundCustomer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

/** The customer that this one was merged into; null if it isn't merged or belongs to another business. */
export async function findCanonicalCustomer(
  { database: { query } }: Platform,
  actor: Actor,
  customerId: string,
): Promise<string | null> {
  authorize(canReadCustomers(actor));
  const [customer] = await query
    .select({ into: customers.mergedInto })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.contractorId, actor.contractorId)));
  return customer?.into ?? null;
}

/** A property that was removed from a customer's lists, for a form about it that is still open. */
export async function findRemovedProperty(
  platform: Platform,
  actor: Actor,
  { customerId, propertyId }: { customerId: string; propertyId: string },
) {
  authorize(canReadCustomers(actor));
  const { query } = platform.database;
  const isRemoved = and(
    eq(properties.contractorId, actor.contractorId),
    eq(properties.id, propertyId),
    isNotNull(properties.archivedAt),
  );
  const [removed] = await listProperties(query, await listIds(query, customerId), isRemoved);
  return removed ?? null;
}

async function listProperties(
  query: Reader,
  ids: readonly string[],
  condition: SQL | undefined = isNull(properties.archivedAt),
) {
  const places = await query
    .select()
    .from(properties)
    .where(and(inArray(properties.customerId, [...ids]), condition))
    .orderBy(asc(properties.createdAt), asc(properties.id));
  if (places.length === 0) return [];
  const installed = await query
    .select()
    .from(equipment)
    .where(
      inArray(
        equipment.propertyId,
        places.map(({ id }) => id),
      ),
    )
    .orderBy(asc(equipment.createdAt), asc(equipment.id));
  return places.map((place) => ({
    ...place,
    seen: hashProperty(place),
    equipment: installed
      .filter(({ propertyId }) => propertyId === place.id)
      .map((item) => ({ ...item, seen: hashEquipment(item) })),
  }));
}

/** The balance due, the next appointment, and the newest estimate without a response. */
async function findOpen({ database: { query }, clock }: Platform, ids: readonly string[]) {
  const { totalCents, paidCents, creditedCents } = invoices;
  const owedCents = sql<string>`coalesce(sum(${totalCents} - ${paidCents} - ${creditedCents}), 0)`;
  const isOwed = sql`${totalCents} > ${paidCents} + ${creditedCents}`;
  const [[owed], [next], [estimate]] = await Promise.all([
    query
      .select({ cents: owedCents, invoices: sql<number>`count(*)::integer` })
      .from(invoices)
      .where(and(inArray(invoices.customerId, [...ids]), isNotNull(invoices.number), isOwed)),
    query
      .select({ id: visits.id, startsAt: visits.startsAt, what: workOrders.what })
      .from(visits)
      .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
      .where(
        and(
          inArray(workOrders.customerId, [...ids]),
          eq(visits.state, "booked"),
          sql`${visits.endsAt} >= ${clock.now().toISOString()}::timestamptz`,
        ),
      )
      .orderBy(asc(visits.startsAt))
      .limit(1),
    query
      .select({
        id: jobEstimates.id,
        number: jobEstimates.number,
        what: jobEstimates.what,
        lowCents: jobEstimates.lowCents,
        highCents: jobEstimates.highCents,
      })
      .from(jobEstimates)
      .where(and(inArray(jobEstimates.customerId, [...ids]), eq(jobEstimates.state, "sent")))
      .orderBy(desc(jobEstimates.createdAt))
      .limit(1),
  ]);
  return {
    owedCents: Number(owed?.cents ?? 0),
    owedInvoices: owed?.invoices ?? 0,
    next: next ?? null,
    estimate: estimate ?? null,
  };
}

/** Their requests, newest first. */
async function listRequests(query: Reader, actor: BusinessReader, ids: readonly string[]) {
  const rows = await query
    .select({
      id: leads.id,
      status: leads.status,
      estimateSentAt: leads.estimateSentAt,
      createdAt: leads.createdAt,
      need: sql<string | null>`(
        select e.need from ${leadEnquiries} e
        where e.lead_id = ${leads}.id and (e.quarantine_reason is null or e.review = 'released')
        order by e.created_at desc limit 1)`,
    })
    .from(leads)
    .where(and(inArray(leads.customerId, [...ids]), isOwnLead(actor.contractorId)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(maxShown);
  return rows.map(({ status, estimateSentAt, ...request }) => ({
    ...request,
    stage: stageOf({ status, estimateSentAt }),
  }));
}

/** Their jobs, newest first, with the time of the latest appointment. */
function listJobs(query: Reader, ids: readonly string[]) {
  const latest = (column: SQL) => sql`(
    select ${column} from ${visits} v where v.work_order_id = ${workOrders}.id and v.state <> 'canceled'
    order by v.starts_at desc limit 1)`;
  return query
    .select({
      id: workOrders.id,
      what: workOrders.what,
      state: sql<JobState>`(select ${jobState} from ${workOrders} j where j.id = ${workOrders}.id)`,
      address: workOrders.address,
      valueCents: workOrders.valueCents,
      createdAt: workOrders.createdAt,
      visitId: sql<string | null>`${latest(sql`v.id`)}`,
      visitAt: sql<Date | null>`${latest(sql`v.starts_at`)}`.mapWith(visits.startsAt),
    })
    .from(workOrders)
    .where(inArray(workOrders.customerId, [...ids]))
    .orderBy(desc(workOrders.createdAt), desc(workOrders.id))
    .limit(maxShown);
}

async function listPictures(query: Reader, ids: readonly string[]) {
  return query
    .select({ id: leadPictures.id, leadId: leadPictures.leadId, shows: leadPictures.shows })
    .from(leadPictures)
    .innerJoin(leads, eq(leads.id, leadPictures.leadId))
    .where(inArray(leads.customerId, [...ids]))
    .orderBy(desc(leadPictures.createdAt))
    .limit(12);
}

/** The conversation with the latest message. */
async function findConversation(query: Reader, ids: readonly string[]): Promise<string | null> {
  const [conversation] = await query
    .select({ id: conversations.id })
    .from(conversations)
    .where(inArray(conversations.customerId, [...ids]))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(1);
  return conversation?.id ?? null;
}
