import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { findOptOut } from "~/domains/messaging/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type LocalDay } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { customerChanged } from "./customers.events.ts";
import { canChangeCustomers } from "./customers.policy.ts";
import type { TypedTextConsent } from "./customers.schema.ts";
import { customerConsents, customerContacts, customers } from "./customers.tables.server.ts";
import { idsOf } from "./own-customer.server.ts";

export type NewTextConsent = {
  customerId: string;
  request: TypedTextConsent;
  /** In the business's time zone. */
  today: LocalDay;
  requestKey?: string | null;
  /** Runs in the same transaction, such as to open the conversation for their texts. */
  alongside?: (
    work: UnitOfWork,
    customer: { contractorId: string; name: string },
  ) => Promise<unknown>;
};

export type TextConsentRecorded = Result<
  { consentId: string; changed: boolean },
  Refused<"not_found"> | Invalid | KeyReused
>;

/**
 * Records that a customer agreed to texts about their own jobs. A number that opted out can't be
 * recorded: only START from that phone turns texts on again (`leads.consent`). Submitting twice
 * records it once. Audited.
 */
export async function recordTextConsent(
  platform: Platform,
  actor: Actor,
  { customerId, request, today, requestKey = null, alongside }: NewTextConsent,
): Promise<TextConsentRecorded> {
  authorize(canChangeCustomers(actor));
  const { contractorId, name: recordedBy } = actor;
  const { phone, given_by: givenBy, way, given_on: givenOn, note, wording = null } = request;
  if (givenOn > today) return invalid({ given_on: "This day is in the future" });
  if (way === "import" && !note) return invalid({ note: "Enter where the list is from" });
  const once = {
    scope: `text-consent:${contractorId}`,
    key: requestKey,
    body: { customerId, request },
    repeat: async (_work: UnitOfWork, consentId: string) =>
      ({ ok: true, consentId, changed: false }) as const,
  };
  return inTransactionOnce<TextConsentRecorded>(platform, once, async (work, remember) => {
    const { tx, now } = work;
    const [contact] = await tx
      .select({
        id: customerContacts.id,
        isShared: customerContacts.isShared,
        name: customers.name,
      })
      .from(customerContacts)
      .innerJoin(customers, eq(customers.id, customerContacts.customerId))
      .where(
        and(
          or(eq(customers.id, customerId), eq(customers.mergedInto, customerId)),
          eq(customers.contractorId, contractorId),
          eq(customerContacts.value, phone),
        ),
      );
    if (!contact) return { ok: false, code: "not_found" };
    if (contact.isShared) return invalid({ phone: "Several people share this number" });
    if (await findOptOut(tx, platform, { contractorId, channel: "sms", address: phone })) {
      return invalid({
        phone: "They opted out of your texts. Only they can undo it, by texting START.",
      });
    }
    const id = newId(now.getTime());
    const recorded = await tx
      .insert(customerConsents)
      .values({
        id,
        contractorId,
        customerId,
        phone,
        givenBy,
        way,
        givenOn,
        note,
        wording,
        recordedBy,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: customerConsents.id });
    if (recorded.length === 0) {
      const consentId = await findRecorded(tx, { contractorId, customerId, phone });
      remember(consentId);
      return { ok: true, consentId, changed: false };
    }
    await alongside?.(work, { contractorId, name: contact.name });
    await recordChange(work, actor, {
      action: "customer.record-consent",
      entity: "customer",
      entityId: customerId,
      before: null,
      after: { way, givenOn },
    });
    work.record(customerChanged, { customerId, contractorId });
    remember(id);
    return { ok: true, consentId: id, changed: true };
  });
}

type Recorded = Pick<typeof customerConsents.$inferSelect, "contractorId" | "customerId" | "phone">;

/** The consent that counts for a number of a customer. @throws if there is none */
async function findRecorded(
  tx: Reader,
  { contractorId, customerId, phone }: Recorded,
): Promise<string> {
  const [customerConsent] = await tx
    .select({ id: customerConsents.id })
    .from(customerConsents)
    .where(
      and(
        eq(customerConsents.contractorId, contractorId),
        eq(customerConsents.customerId, customerId),
        eq(customerConsents.phone, phone),
        isNull(customerConsents.withdrawnAt),
      ),
    );
  if (!customerConsent) throw new Error("Consent not saved");
  return customerConsent.id;
}

/** Withdraws a recorded consent; the record stays. Audited. */
export async function withdrawTextConsent(
  platform: Platform,
  actor: Actor,
  { customerId, consentId }: { customerId: string; consentId: string },
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canChangeCustomers(actor));
  const { contractorId, name: withdrawnBy } = actor;
  return inTransaction(platform, async (work) => {
    const withdrawn = await work.tx
      .update(customerConsents)
      .set({ withdrawnAt: work.now, withdrawnBy })
      .where(
        and(
          eq(customerConsents.id, consentId),
          eq(customerConsents.contractorId, contractorId),
          isNull(customerConsents.withdrawnAt),
          inArray(customerConsents.customerId, idsOf(work.tx, customerId)),
        ),
      )
      .returning({ id: customerConsents.id });
    if (withdrawn.length === 0) return { ok: false, code: "not_found" };
    await recordChange(work, actor, {
      action: "customer.withdraw-consent",
      entity: "customer",
      entityId: customerId,
      before: null,
      after: null,
    });
    work.record(customerChanged, { customerId, contractorId });
    return { ok: true };
  });
}

/** Records that a customer changed, for webhooks and open screens. */
export function recordCustomerChange(
  { record }: Pick<UnitOfWork, "record">,
  customer: { customerId: string; contractorId: string },
): void {
  record(customerChanged, customer);
}
