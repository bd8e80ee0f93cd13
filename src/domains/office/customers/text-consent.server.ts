import { and, desc, eq, inArray, or } from "drizzle-orm";
import {
  customerContacts,
  customers,
  recordCustomerChange,
  recordTextConsent as recordInCustomers,
  type TextConsentRecorded,
} from "~/domains/customers/index.server.ts";
import {
  canChangeCustomers,
  consentWayNames,
  type TypedOptOut,
  type TypedTextConsent,
} from "~/domains/customers/index.ts";
import { conversations, findOrCreateConversations } from "~/domains/leads/index.server.ts";
import { findOptOut, optOut } from "~/domains/messaging/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, dayOf, type LocalDay, longDay } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";

type NewConsent = { customerId: string; request: TypedTextConsent; requestKey?: string | null };

/**
 * Records that a customer agreed to texts, and opens the conversation with their number, so they can
 * be texted from now on.
 */
export async function recordTextConsent(
  platform: Platform,
  actor: Actor,
  { customerId, request, requestKey = null }: NewConsent,
): Promise<TextConsentRecorded> {
  authorize(canChangeCustomers(actor));
  return recordInCustomers(platform, actor, {
    customerId,
    request,
    requestKey,
    today: await findToday(platform, actor.contractorId),
    alongside: (work, customer) =>
      findOrCreateConversations(work, [{ ...customer, phone: request.phone, email: null }]),
  });
}

async function findToday(
  { database, settings, clock }: Platform,
  contractorId: string,
): Promise<LocalDay> {
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  return dayOf(clock.now(), zone);
}

export type OptOutRecorded = Result<
  { optedOutAt: Date; changed: boolean },
  Refused<"not_found"> | Invalid | KeyReused
>;

type NewOptOut = { customerId: string; request: TypedOptOut; requestKey: string | null };

/**
 * Records that a customer told the business to send no more texts to one of their numbers, or emails to
 * an address. Only they can undo it. Submitting twice records it once. Audited.
 */
export async function recordCustomerOptOut(
  platform: Platform,
  actor: Actor,
  { customerId, request, requestKey }: NewOptOut,
): Promise<OptOutRecorded> {
  authorize(canChangeCustomers(actor));
  const { contractorId } = actor;
  const channel = request.email === null ? ("sms" as const) : ("email" as const);
  const address = request.email
    ? normalizeEmail(request.email)
    : normalizePhone(request.phone ?? "");
  const field = channel === "sms" ? "phone" : "email";
  if (!address) return invalid({ [field]: "Enter the whole phone number or email address" });
  if (request.given_on > (await findToday(platform, contractorId))) {
    return invalid({ given_on: "This day is in the future" });
  }
  const recipient = { contractorId, channel, address };
  const sinceOf = async (work: UnitOfWork) =>
    (await findOptOut(work.tx, platform, recipient))?.since ?? work.now;
  const once = {
    scope: `customer-opt-out:${contractorId}`,
    key: requestKey,
    body: { customerId, request },
    repeat: async (work: UnitOfWork) =>
      ({ ok: true, optedOutAt: await sinceOf(work), changed: false }) as const,
  };
  return inTransactionOnce<OptOutRecorded>(platform, once, async (work, remember) => {
    const { tx } = work;
    const ownContacts = tx
      .select({ id: customers.id })
      .from(customers)
      .where(
        and(
          or(eq(customers.id, customerId), eq(customers.mergedInto, customerId)),
          eq(customers.contractorId, contractorId),
        ),
      );
    const [contact] = await tx
      .select({ id: customerContacts.id })
      .from(customerContacts)
      .where(
        and(inArray(customerContacts.customerId, ownContacts), eq(customerContacts.value, address)),
      );
    if (!contact) return { ok: false, code: "not_found" };
    const column = channel === "sms" ? conversations.phone : conversations.email;
    const [conversation] = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.contractorId, contractorId), eq(column, address)))
      .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
      .limit(1);
    const changed = await optOut(work, platform, recipient, {
      way: "staff",
      reason: describeOptOut(request, actor.name),
      conversationId: conversation?.id ?? null,
    });
    if (changed) {
      await recordChange(work, actor, {
        action: "customer.record-opt-out",
        entity: "customer",
        entityId: customerId,
        before: null,
        after: { channel, way: request.way, givenOn: request.given_on },
      });
      recordCustomerChange(work, { customerId, contractorId });
    }
    remember(customerId);
    return { ok: true, optedOutAt: await sinceOf(work), changed };
  });
}

/** The evidence: who opted out, how, when, in which words, and who recorded it. */
function describeOptOut(
  { given_by: name, way, given_on: day, wording }: TypedOptOut,
  recordedBy: string,
): string {
  const quotedWording = wording === null ? "" : `: “${wording}”`;
  const how = consentWayNames[way].toLowerCase();
  return `${name}, ${how}, ${longDay(day)}${quotedWording}. Recorded by ${recordedBy}.`;
}
