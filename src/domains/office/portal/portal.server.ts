import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  estimateLink,
  invoiceLink,
  invoices,
  jobEstimates,
} from "~/domains/billing/index.server.ts";
import { calculateBalanceDue, estimateStateOf, invoiceStateOf } from "~/domains/billing/index.ts";
import {
  customerContacts,
  customers,
  findEnteredEmails,
  listIds,
  portalLinks,
} from "~/domains/customers/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import {
  conversations,
  isDeliveredLead,
  leadPictures,
  leads,
} from "~/domains/leads/index.server.ts";
import { sentPhotoLabels } from "~/domains/leads/index.ts";
import { findOptOut, preferenceLinks } from "~/domains/messaging/index.server.ts";
import { readBranding } from "~/domains/publishing/index.server.ts";
import {
  attachedFiles,
  changeVisitLink,
  isAmongNext,
  isSharedWith,
  jobPhotos,
  visits,
  workOrders,
} from "~/domains/schedule/index.server.ts";
import { formatArrival } from "~/domains/schedule/index.ts";
import { readCurrentLink } from "~/domains/shared/index.server.ts";
import { dayOf, smallKey, smallSize } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { allColumns } from "~/platform/database/read-model.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** More than anyone looks through. */
const maxShown = 50;

/**
 * A customer's appointments, estimates, invoices, and message preferences with one business, for
 * anyone with the link; those of customers merged into them, too. Null if the link isn't valid.
 */
export async function findPortal(platform: Platform, token: string) {
  const { query } = platform.database;
  const customer = await findCustomerOfPortal(platform, token);
  if (!customer) return null;
  const { contractorId } = customer;
  const target = { contractorId, ids: await listIds(query, customer.id) };
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const today = dayOf(platform.clock.now(), zone);
  const [
    branding,
    appointments,
    estimates,
    bills,
    photos,
    sentPhotos,
    files,
    preferences,
    preferencesLink,
    entered,
  ] = await Promise.all([
    readBranding(query, contractorId),
    listAppointments(platform, target, zone),
    listEstimates(platform, target, today),
    listInvoices(platform, target, today),
    listPhotos(query, target),
    listSentPhotos(query, target, zone),
    listFiles(query, target),
    listPreferences(platform, target),
    findPreferencesLink(platform, target),
    findEnteredEmails(query, customer.id),
  ]);
  const { businessName, phone } = customer;
  return {
    business: { name: businessName, phone },
    branding,
    appointments,
    estimates,
    invoices: bills,
    photos,
    sentPhotos,
    files,
    preferences,
    preferencesLink,
    /** Whether `emailPortalLink` has an address. */
    isEmailable: preferences.some(({ value, isOff }) => value === entered[0] && !isOff),
  };
}

/** The customer whose portal a link opens; null if the link isn't valid. */
export async function findCustomerOfPortal(platform: Platform, token: string) {
  const { query } = platform.database;
  const linkedId = await readCurrentLink(platform, query, portalLinks, token);
  return linkedId ? findPortalCustomer(query, linkedId) : null;
}

/** The storage key of a photo that the link's customer sees in their portal; null if there is none. */
export async function findPortalPhotoKey(
  platform: Platform,
  token: string,
  { photoId, isSmall }: { photoId: string; isSmall: boolean },
): Promise<string | null> {
  const { query } = platform.database;
  const customer = await findCustomerOfPortal(platform, token);
  if (!customer) return null;
  const { contractorId, id } = customer;
  const target = { contractorId, ids: await listIds(query, id) };
  const [shared] = await selectSharedPhotos(query, target, eq(jobPhotos.id, photoId));
  const [file = shared] = shared
    ? []
    : await selectSentPhotos(query, target, eq(leadPictures.id, photoId));
  if (!file) return null;
  return isSmall ? smallKey(file.key) : file.key;
}

/** A file that the business shares with the link's customer; null if there is none. */
export async function findSharedFile(
  platform: Platform,
  token: string,
  fileId: string,
): Promise<{ key: string; name: string } | null> {
  const { query } = platform.database;
  const customer = await findCustomerOfPortal(platform, token);
  if (!customer) return null;
  const { contractorId, id } = customer;
  const of = { contractorId, ids: await listIds(query, id) };
  const [sharedFile] = await selectSharedFiles(query, of, eq(attachedFiles.id, fileId));
  return sharedFile ?? null;
}

export type Portal = NonNullable<Awaited<ReturnType<typeof findPortal>>>;

/** The customer of a link, or the one they were merged into. */
async function findPortalCustomer(query: Reader, linkedId: string) {
  const [linked] = await query
    .select({ id: customers.id, mergedInto: customers.mergedInto })
    .from(customers)
    .where(eq(customers.id, linkedId));
  if (!linked) return null;
  const [customer] = await query
    .select({
      id: customers.id,
      contractorId: customers.contractorId,
      businessName: contractorAccounts.businessName,
      phone: contractorAccounts.phone,
    })
    .from(customers)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, customers.contractorId))
    .where(eq(customers.id, linked.mergedInto ?? linked.id));
  return customer ?? null;
}

type Of = { contractorId: string; ids: string[] };

/** Upcoming and past appointments, latest first; each with its link while it can be changed. */
async function listAppointments(platform: Platform, { contractorId, ids }: Of, zone: string) {
  const { query } = platform.database;
  const rows = await query
    .select({ visit: allColumns(visits), what: workOrders.what })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .where(
      and(
        inArray(workOrders.customerId, ids),
        eq(visits.contractorId, contractorId),
        // Leaves out canceled appointments that the customer was never told about.
        or(ne(visits.state, "canceled"), isNotNull(visits.notifiedAt)),
        isAmongNext(visits, platform.clock.now()),
      ),
    )
    .orderBy(desc(visits.startsAt), desc(visits.id))
    .limit(maxShown);
  return Promise.all(
    rows.map(async ({ visit, what }) => ({
      id: visit.id,
      what,
      state: visit.state,
      arrival: formatArrival(visit, zone),
      link: await changeVisitLink(platform, query, visit),
    })),
  );
}

/** Estimates as last sent, newest first. */
async function listEstimates(platform: Platform, { contractorId, ids }: Of, today: string) {
  const { query } = platform.database;
  const rows = await query
    .select()
    .from(jobEstimates)
    .where(
      and(
        inArray(jobEstimates.customerId, ids),
        eq(jobEstimates.contractorId, contractorId),
        gt(jobEstimates.version, 0),
        ne(jobEstimates.state, "withdrawn"),
      ),
    )
    .orderBy(desc(jobEstimates.createdAt), desc(jobEstimates.id))
    .limit(maxShown);
  return Promise.all(
    rows.map(async (estimate) => ({
      id: estimate.id,
      number: estimate.number,
      what: estimate.what,
      state: estimateStateOf(estimate, today),
      lowCents: estimate.lowCents,
      highCents: estimate.highCents,
      link: await estimateLink(platform, query, estimate.id),
    })),
  );
}

/** Issued invoices, newest first. */
async function listInvoices(platform: Platform, { contractorId, ids }: Of, today: string) {
  const { query } = platform.database;
  const rows = await query
    .select()
    .from(invoices)
    .where(
      and(
        inArray(invoices.customerId, ids),
        eq(invoices.contractorId, contractorId),
        isNotNull(invoices.number),
        isNull(invoices.erasedAt),
      ),
    )
    .orderBy(desc(invoices.number))
    .limit(maxShown);
  return Promise.all(
    rows.map(async (invoice) => ({
      id: invoice.id,
      number: invoice.number,
      what: invoice.what,
      state: invoiceStateOf(invoice, today),
      totalCents: invoice.totalCents,
      owedCents: calculateBalanceDue(invoice),
      dueOn: invoice.dueOn,
      link: await invoiceLink(platform, query, invoice.id),
    })),
  );
}

const selectSharedPhotos = (query: Reader, { contractorId, ids }: Of, where?: SQL) =>
  query
    .select({
      id: jobPhotos.id,
      kind: jobPhotos.kind,
      key: jobPhotos.key,
      caption: jobPhotos.caption,
      width: jobPhotos.width,
      height: jobPhotos.height,
      jobId: workOrders.id,
      what: workOrders.what,
    })
    .from(jobPhotos)
    .innerJoin(workOrders, eq(workOrders.id, jobPhotos.workOrderId))
    .where(
      and(
        inArray(workOrders.customerId, ids),
        eq(jobPhotos.contractorId, contractorId),
        jobPhotos.isShared,
        where,
      ),
    )
    .orderBy(desc(workOrders.createdAt), desc(workOrders.id), asc(jobPhotos.createdAt))
    .limit(maxShown);

/** The photos that the business shares, by job. */
async function listPhotos(query: Reader, target: Of) {
  const sharedPhotos = await selectSharedPhotos(query, target);
  return [...Map.groupBy(sharedPhotos, ({ jobId }) => jobId)].map(([jobId, photos]) => ({
    jobId,
    what: photos[0]?.what ?? "",
    photos: photos.map(({ id, kind, caption, ...size }) => ({
      id,
      kind,
      caption,
      ...smallSize(size),
    })),
  }));
}

const firstName = (name: PgColumn) => sql`split_part(lower(trim(${name})), ' ', 1)`;

/** A form's photos only under the customer's first name: anyone can type their number. */
const isSentByCustomer = or(
  inArray(leadPictures.addedBy, [sentPhotoLabels.sms, sentPhotoLabels.email]),
  and(
    eq(leadPictures.addedBy, sentPhotoLabels.request),
    eq(firstName(leads.name), firstName(customers.name)),
  ),
);

const selectSentPhotos = (query: Reader, { contractorId, ids }: Of, where?: SQL) =>
  query
    .select({
      id: leadPictures.id,
      key: leadPictures.key,
      shows: leadPictures.shows,
      width: leadPictures.width,
      height: leadPictures.height,
      createdAt: leadPictures.createdAt,
    })
    .from(leadPictures)
    .innerJoin(leads, eq(leads.id, leadPictures.leadId))
    .innerJoin(customers, eq(customers.id, leads.customerId))
    .where(
      and(inArray(leads.customerId, ids), isDeliveredLead(contractorId), isSentByCustomer, where),
    )
    .orderBy(desc(leadPictures.createdAt), desc(leadPictures.id))
    .limit(maxShown);

/** The photos that the customer sent, newest first. */
async function listSentPhotos(query: Reader, target: Of, zone: string) {
  const sentPhotos = await selectSentPhotos(query, target);
  return sentPhotos.map(({ id, shows, createdAt, ...size }) => ({
    id,
    shows,
    day: dayOf(createdAt, zone),
    ...smallSize(size),
  }));
}

const selectSharedFiles = (query: Reader, target: Of, where?: SQL) =>
  query
    .select({
      id: attachedFiles.id,
      key: attachedFiles.key,
      name: attachedFiles.name,
      bytes: attachedFiles.bytes,
    })
    .from(attachedFiles)
    .where(and(isSharedWith(query, target), where))
    .orderBy(desc(attachedFiles.createdAt), desc(attachedFiles.id))
    .limit(maxShown);

/** The files that the business shares, newest first. */
async function listFiles(query: Reader, target: Of) {
  const sharedFiles = await selectSharedFiles(query, target);
  return sharedFiles.map(({ key: _key, ...file }) => file);
}

/** The page where they change which messages they get; null before the first conversation. */
async function findPreferencesLink(platform: Platform, { contractorId, ids }: Of) {
  const { query } = platform.database;
  const [latest] = await query
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(inArray(conversations.customerId, ids), eq(conversations.contractorId, contractorId)),
    )
    .orderBy(desc(conversations.id))
    .limit(1);
  return latest ? (await preferenceLinks(platform, query, latest.id)).page : null;
}

/** Whether they opted out of texts or emails, by number and address. */
async function listPreferences(platform: Platform, { contractorId, ids }: Of) {
  const { query } = platform.database;
  const contacts = await query
    .select({ kind: customerContacts.kind, value: customerContacts.value })
    .from(customerContacts)
    .where(
      and(
        inArray(customerContacts.customerId, ids),
        eq(customerContacts.contractorId, contractorId),
      ),
    )
    .orderBy(asc(customerContacts.position), asc(customerContacts.id))
    .limit(maxShown);
  return Promise.all(
    contacts.map(async ({ kind, value }) => {
      const channel = kind === "phone" ? ("sms" as const) : ("email" as const);
      const recipient = { contractorId, channel, address: value };
      return { kind, value, isOff: (await findOptOut(query, platform, recipient)) !== null };
    }),
  );
}
