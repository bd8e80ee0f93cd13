import { and, eq, inArray, or, sql } from "drizzle-orm";
import {
  type CustomerChange,
  changeProperty,
  isSameAddress,
  type SpreadChange,
  saveContact,
  saveCustomer,
  saveProperty,
} from "~/domains/customers/index.server.ts";
import { canChangeCustomers } from "~/domains/customers/index.ts";
import { enrollments, lockLatestEnrollment } from "~/domains/follow-ups/index.server.ts";
import {
  changeConversationContact,
  conversations,
  isOwnLead,
  type LeadDetails,
  leads,
  saveLeadDetails,
} from "~/domains/leads/index.server.ts";
import { lockOptOut } from "~/domains/messaging/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { changeCopies, numberOf } from "./change-copies.server.ts";
import {
  copyOptOut,
  detailsOf,
  recordLeadEdit,
  rejectDuplicateContact,
} from "./edit-lead.server.ts";
import { syncConversationContact } from "./sync-conversation-contact.server.ts";

/** `saveCustomer`, which also renames the customer's open leads, jobs, drafts, and conversation. */
export async function editCustomer(
  platform: Platform,
  actor: Actor,
  customerId: string,
  request: Parameters<typeof saveCustomer>[3],
  sent?: Parameters<typeof saveCustomer>[5],
) {
  authorize(canChangeCustomers(actor));
  return saveCustomer(platform, actor, customerId, request, spreadTo(platform), sent);
}

/** `saveContact`, which also changes the number or address where it is used from now on. */
export async function editContact(
  platform: Platform,
  actor: Actor,
  target: Parameters<typeof saveContact>[2],
) {
  authorize(canChangeCustomers(actor));
  return rejectDuplicateContact(() => saveContact(platform, actor, target, spreadTo(platform)));
}

/** `saveProperty`, which also changes the address of open leads and jobs, and of drafts. */
export async function editProperty(
  platform: Platform,
  actor: Actor,
  target: Parameters<typeof saveProperty>[2],
) {
  authorize(canChangeCustomers(actor));
  return saveProperty(platform, actor, target, spreadTo(platform));
}

/** `changeProperty` for API clients. */
export async function reviseProperty(
  platform: Platform,
  actor: Actor,
  target: Parameters<typeof changeProperty>[2],
) {
  authorize(canChangeCustomers(actor));
  return changeProperty(platform, actor, target, spreadTo(platform));
}

/**
 * Copies a change of a customer's name, number, email address, or property to open records: leads,
 * jobs, conversations, and unsent documents. Values that differed from the customer's stay.
 */
const spreadTo =
  (platform: Platform): SpreadChange =>
  async (work, actor, change) => {
    const { tx } = work;
    const { contractorId } = actor;
    const { ids, before, next, property } = change;
    if (before.email && next.email && before.email !== next.email) {
      await lockOptOut(tx, platform, { contractorId, channel: "email", address: next.email });
    }
    const isOpenLead = and(
      inArray(leads.customerId, [...ids]),
      isOwnLead(contractorId),
      inArray(leads.status, ["new", "contacted", "booked"]),
    );
    const open = await tx.select({ id: leads.id }).from(leads).where(isOpenLead).orderBy(leads.id);
    const leadIds = open.map(({ id }) => id);
    const [first] = leadIds;
    if (first) {
      await lockLatestEnrollment(work, first);
      await tx
        .select({ id: enrollments.id })
        .from(enrollments)
        .where(inArray(enrollments.leadId, leadIds))
        .orderBy(enrollments.id)
        .for(...lockRows(enrollments));
    }
    const details = (of: CustomerChange["before"]): LeadDetails => ({
      name: of.name ?? "",
      phone: of.phone ?? null,
      phoneExtension: of.phoneExtension ?? null,
      email: of.email ?? null,
      address: null,
    });
    const changed = { before: details(before), next: details(next) };
    const isAtProperty = (row: { propertyId: string | null; address: string | null }) =>
      property !== null &&
      row.address !== null &&
      (row.propertyId === property.id || isSameAddress(row.address, property.before));
    const copies = await changeCopies(
      work,
      (table) => inArray(table.customerId, [...ids]),
      changed,
      (row) => (property && isAtProperty(row) ? property.next : row.address),
    );
    const ownRows = await tx
      .select()
      .from(leads)
      .where(isOpenLead)
      .orderBy(leads.id)
      .for(...lockRows(leads, "no key update"));
    await copies.write();
    for (const lead of ownRows) {
      const current = detailsOf(lead);
      const after: LeadDetails = {
        name: lead.name === changed.before.name ? changed.next.name : lead.name,
        ...(current.phone
          ? numberOf(current, changed.before, changed.next)
          : detailsOfNumber(current)),
        email: current.email && current.email === before.email ? changed.next.email : current.email,
        address: property && isAtProperty(lead) ? property.next : current.address,
      };
      const both = { before: current, next: after };
      if (!isChanged(both)) continue;
      await saveLeadDetails(work, lead.id, both);
      const target = { contractorId, leadId: lead.id, ...both };
      await syncConversationContact(work, target, leadIds);
      await copyOptOut(platform, work, contractorId, both);
      await recordLeadEdit(work, actor, lead.id, both);
    }
    await changeConversations(work, contractorId, change);
  };

const detailsOfNumber = ({ phone, phoneExtension }: LeadDetails) => ({ phone, phoneExtension });

const isChanged = ({ before, next }: { before: LeadDetails; next: LeadDetails }): boolean =>
  (Object.keys(next) as (keyof LeadDetails)[]).some((name) => before[name] !== next[name]);

/** Conversations of the customer without an open lead: one with the new contact stays the other's. */
async function changeConversations(
  work: UnitOfWork,
  contractorId: string,
  { ids, before, next }: CustomerChange,
): Promise<void> {
  const { tx } = work;
  const isOld = or(
    before.name ? eq(conversations.name, before.name) : undefined,
    before.phone ? eq(conversations.phone, before.phone) : undefined,
    before.email ? eq(conversations.email, before.email) : undefined,
  );
  if (!isOld) return;
  const isOwnConversation = and(
    inArray(conversations.customerId, [...ids]),
    eq(conversations.contractorId, contractorId),
  );
  const rows = await tx
    .select()
    .from(conversations)
    .where(and(isOwnConversation, isOld))
    .orderBy(conversations.id)
    .for(...lockRows(conversations));
  for (const conversation of rows) {
    const contact: Parameters<typeof changeConversationContact>[2] = {};
    if (next.name && conversation.name === before.name) contact.name = next.name;
    if (next.phone && conversation.phone === before.phone) {
      const isTaken = await isUsed(work, eq(conversations.phone, next.phone), conversation);
      if (!isTaken) {
        contact.phone = next.phone;
        contact.phoneExtension = next.phoneExtension ?? null;
      }
    }
    if (next.email && conversation.email === before.email) {
      const isTaken = await isUsed(work, eq(conversations.email, next.email), conversation);
      if (!isTaken) contact.email = next.email;
    }
    if (Object.keys(contact).length > 0) {
      await changeConversationContact(work, conversation.id, contact);
    }
  }
}

async function isUsed(
  { tx }: UnitOfWork,
  is: ReturnType<typeof eq>,
  { id, contractorId }: { id: string; contractorId: string },
): Promise<boolean> {
  const [otherConversation] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.contractorId, contractorId), is, sql`${conversations.id} <> ${id}`))
    .limit(1);
  return otherConversation !== undefined;
}
