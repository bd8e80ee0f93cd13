import { and, asc, eq, inArray } from "drizzle-orm";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type Signatory } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import {
  inTransactionOnceUnlessRefused,
  inTransactionUnlessRefused,
} from "~/platform/transaction-unless-refused.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import {
  contactOf,
  contactsOfForm,
  findHolder,
  insertContact,
  isSharedContact,
  rejectTaken,
  repeatedContact,
  replaceContacts,
  takenBy,
} from "./contacts.server.ts";
import { customerAdded, customerChanged } from "./customers.events.ts";
import { canChangeCustomers, canMergeCustomers } from "./customers.policy.ts";
import type { ApiCustomer, NewCustomer, TypedContact, TypedCustomer } from "./customers.schema.ts";
import { customerContacts, customerNotes, customers } from "./customers.tables.server.ts";
import { maxContacts } from "./customers.ts";
import { findOrCreateProperties } from "./open-customers.server.ts";
import { findNamed, idsOf, listIds, lockCustomer } from "./own-customer.server.ts";
import { hashContact, isOutdated } from "./seen.server.ts";
import { changeOfContact, type SpreadChange } from "./spread-change.server.ts";

export type CustomerAdded = Result<{ customerId: string }, Invalid | TooMany | KeyReused>;

/**
 * Adds a customer to the actor's business, with a first property if an address was given. A phone number or
 * an email address that another customer has is refused with that customer's name. Idempotent. Audited.
 */
export async function addCustomer(
  platform: Platform,
  actor: Actor,
  { request, requestKey }: { request: NewCustomer | ApiCustomer; requestKey: string | null },
): Promise<CustomerAdded> {
  authorize(canChangeCustomers(actor));
  const { contractorId } = actor;
  const { waitSeconds } = await platform.limits.use("lead_entry", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const once = {
    scope: `add-customer:${contractorId}`,
    key: requestKey,
    body: request,
    repeat: async (_work: UnitOfWork, customerId: string) => ({ ok: true, customerId }) as const,
  };
  return rejectTaken(() =>
    inTransactionOnce<CustomerAdded>(platform, once, async (work, remember) => {
      const { tx, now } = work;
      const { name, company, billing_address: billingAddress, notes, tags, address } = request;
      const typedContacts = "contacts" in request ? request.contacts : contactsOfForm(request);
      const contacts = typedContacts.map(contactOf);
      const repeated = repeatedContact(contacts);
      if (repeated) return repeated;
      for (const { shares, ...contact } of contacts) {
        const holder = shares ? null : await findHolder(work, contractorId, contact.value);
        if (holder) return takenBy(holder, contact);
      }
      const customerId = newId(now.getTime());
      const own = { id: customerId, contractorId, name, company, billingAddress, notes, tags };
      await tx
        .insert(customers)
        .values({ ...own, source: "by_hand", createdAt: now, updatedAt: now });
      for (const [position, { shares, ...contact }] of contacts.entries()) {
        await insertContact(work, { contractorId, customerId, position, shares }, contact);
      }
      if (address) await findOrCreateProperties(work, [{ contractorId, customerId, address }]);
      work.record(customerAdded, { customerId, contractorId });
      await audit(work, actor, "customer.add", customerId);
      remember(customerId);
      return { ok: true, customerId };
    }),
  );
}

export type CustomerSaved = Result<
  { revision: number },
  Refused<"not_found" | "changed_elsewhere"> | Invalid
>;

/** A request as it was sent, to recognize a retry. */
export type SentRequest = { requestKey: string | null; body: unknown };

/**
 * Saves what the business knows about a customer. The caller passes the revision they saw: if someone saved
 * or merged the customer in the meantime, nothing changes and they get an error. Idempotent if `sent` has a
 * key. Audited.
 */
export async function saveCustomer(
  platform: Platform,
  actor: Actor,
  customerId: string,
  request: TypedCustomer,
  spread?: SpreadChange,
  sent: SentRequest = { requestKey: null, body: request },
): Promise<CustomerSaved | KeyReused> {
  authorize(canChangeCustomers(actor));
  const { contractorId } = actor;
  const repeat = async ({ tx }: UnitOfWork, id: string): Promise<CustomerSaved> => {
    const [saved] = await tx
      .select({ revision: customers.revision })
      .from(customers)
      .where(and(eq(customers.id, id), eq(customers.contractorId, contractorId)));
    return saved ? { ok: true, ...saved } : { ok: false, code: "not_found" };
  };
  const scope = `save-customer:${customerId}`;
  const once = { scope, key: sent.requestKey, body: sent.body, repeat };
  const save = () =>
    inTransactionOnceUnlessRefused<CustomerSaved>(platform, once, async (work, remember) => {
      const { now, tx } = work;
      if (spread) {
        const named = await findNamed(work, contractorId, customerId);
        if (named?.revision === request.revision && named.name !== request.name) {
          const [before, next] = [{ name: named.name }, { name: request.name }];
          const ids = await listIds(work.tx, named.id);
          await spread(work, actor, { ids, before, next, property: null });
        }
      }
      const customer = await lockCustomer(work, contractorId, customerId);
      if (!customer) return { ok: false, code: "not_found" };
      const isMerged = customer.id !== customerId && !request.contacts;
      if (isMerged || customer.revision !== request.revision) {
        return { ok: false, code: "changed_elsewhere" };
      }
      const rejected =
        request.contacts && (await replaceContacts(work, customer, request.contacts));
      if (rejected) return rejected;
      const { name, company, notes, tags } = request;
      const revision = customer.revision + 1;
      const doNotContactAt = request.do_not_contact ? (customer.doNotContactAt ?? now) : null;
      await tx
        .update(customers)
        .set({
          name,
          company,
          notes,
          tags,
          billingAddress: request.billing_address,
          doNotContactAt,
          revision,
          updatedAt: now,
        })
        .where(eq(customers.id, customer.id));
      work.record(customerChanged, { customerId: customer.id, contractorId });
      const was = customer.doNotContactAt !== null;
      const change =
        was === request.do_not_contact
          ? {}
          : { before: { doNotContact: was }, after: { doNotContact: request.do_not_contact } };
      await audit(work, actor, "customer.edit", customer.id, change);
      remember(customer.id);
      return { ok: true, revision };
    });
  return rejectTaken(save);
}

export type ContactSaved = Result<object, Refused<"not_found" | "changed_elsewhere"> | Invalid>;

/**
 * Adds a phone number or an email address to a customer of the actor's business, or changes one. One that
 * another customer has is refused with that customer's name, unless they share it. One that a teammate
 * changed or removed since the form was opened is refused too. Audited.
 * @param contactId null for a new one
 */
export async function saveContact(
  platform: Platform,
  actor: Actor,
  {
    customerId,
    contactId,
    request,
  }: { customerId: string; contactId: string | null; request: TypedContact },
  spread?: SpreadChange,
): Promise<ContactSaved> {
  authorize(canChangeCustomers(actor));
  const { contractorId } = actor;
  return rejectTaken(() =>
    inTransactionUnlessRefused<ContactSaved>(platform, async (work) => {
      const { tx } = work;
      const { shares, ...contact } = contactOf(request);
      if (spread && contactId) {
        const change = await changeOfContact(
          work,
          { contractorId, customerId, contactId },
          contact,
        );
        if (change) await spread(work, actor, change);
      }
      const customer = await lockCustomer(work, contractorId, customerId);
      if (!customer) return { ok: false, code: "not_found" };
      const contactRows = await tx
        .select()
        .from(customerContacts)
        .where(inArray(customerContacts.customerId, idsOf(work.tx, customer.id)))
        .orderBy(asc(customerContacts.position), asc(customerContacts.id));
      const existing = contactRows.find(({ id }) => id === contactId);
      if (contactId && !existing) {
        return { ok: false, code: request.seen ? "changed_elsewhere" : "not_found" };
      }
      if (!existing && contactRows.length >= maxContacts) {
        return invalid({ phone: `A customer can have up to ${maxContacts} numbers and addresses` });
      }
      if (existing && isOutdated(request.seen, hashContact(existing), hashContact(contact))) {
        return { ok: false, code: "changed_elsewhere" };
      }
      if (contactRows.some(({ id, value }) => value === contact.value && id !== existing?.id)) {
        return invalid({ phone: "This customer already has it" });
      }
      const isSame = existing?.value === contact.value;
      const holder = shares || isSame ? null : await findHolder(work, contractorId, contact.value);
      if (holder) return takenBy(holder, contact);
      if (existing) {
        const isShared = isSame ? existing.isShared : isSharedContact(contact) || shares;
        await tx
          .update(customerContacts)
          .set({ ...contact, isShared })
          .where(eq(customerContacts.id, existing.id));
      } else {
        const position = (contactRows.at(-1)?.position ?? -1) + 1;
        await insertContact(
          work,
          { contractorId, customerId: customer.id, position, shares },
          contact,
        );
      }
      await publishAndAuditChange(work, actor, customer.id, "customer.contact");
      return { ok: true };
    }),
  );
}

export type ContactChanged = Result<object, Refused<"not_found">>;

/** Makes a contact the first of its kind, which is the one to use. */
export async function preferContact(
  platform: Platform,
  actor: Actor,
  { customerId, contactId }: { customerId: string; contactId: string },
): Promise<ContactChanged> {
  authorize(canChangeCustomers(actor));
  return changeContacts(platform, actor, customerId, async ({ tx }, own) => {
    const preferred = own.find(({ id }) => id === contactId);
    if (!preferred) return false;
    const ordered = [preferred, ...own.filter((contact) => contact !== preferred)];
    for (const [position, { id }] of ordered.entries()) {
      await tx.update(customerContacts).set({ position }).where(eq(customerContacts.id, id));
    }
    return true;
  });
}

/** Removes a phone number or an email address; leads and documents keep theirs. */
export async function removeContact(
  platform: Platform,
  actor: Actor,
  { customerId, contactId }: { customerId: string; contactId: string },
): Promise<ContactChanged> {
  authorize(canChangeCustomers(actor));
  return changeContacts(platform, actor, customerId, async ({ tx }, own) => {
    if (!own.some(({ id }) => id === contactId)) return false;
    await tx.delete(customerContacts).where(eq(customerContacts.id, contactId));
    return true;
  });
}

type OwnContact = typeof customerContacts.$inferSelect;

async function changeContacts(
  platform: Platform,
  actor: Signatory & { contractorId: string },
  customerId: string,
  change: (work: UnitOfWork, own: OwnContact[]) => Promise<boolean>,
): Promise<ContactChanged> {
  return inTransaction<ContactChanged>(platform, async (work) => {
    const customer = await lockCustomer(work, actor.contractorId, customerId);
    if (!customer) return { ok: false, code: "not_found" };
    const contactRows = await work.tx
      .select()
      .from(customerContacts)
      .where(inArray(customerContacts.customerId, idsOf(work.tx, customer.id)))
      .orderBy(asc(customerContacts.position), asc(customerContacts.id));
    if (!(await change(work, contactRows))) return { ok: false, code: "not_found" };
    await publishAndAuditChange(work, actor, customer.id, "customer.contact");
    return { ok: true };
  });
}

export type CustomerNoteAdded = Result<object, Refused<"not_found"> | TooMany | KeyReused>;

/** Adds a note about a customer of the actor's business, for its members. Idempotent. */
export async function addCustomerNote(
  platform: Platform,
  actor: Actor,
  { customerId, text, requestKey }: { customerId: string; text: string; requestKey: string | null },
): Promise<CustomerNoteAdded> {
  authorize(canMergeCustomers(actor));
  const { contractorId, id: memberId, name: memberName } = actor;
  const { waitSeconds } = await platform.limits.use("lead_note", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const repeat = async () => ({ ok: true as const });
  const once = { scope: "customer-note", key: requestKey, body: { customerId, text }, repeat };
  return inTransactionOnce<CustomerNoteAdded>(platform, once, async (work, remember) => {
    const customer = await lockCustomer(work, contractorId, customerId);
    if (!customer) return { ok: false, code: "not_found" };
    const id = newId(work.now.getTime());
    await work.tx.insert(customerNotes).values({
      id,
      contractorId,
      customerId: customer.id,
      memberId,
      memberName,
      text,
      createdAt: work.now,
    });
    work.record(customerChanged, { customerId: customer.id, contractorId });
    remember(id);
    return { ok: true };
  });
}

/** Publishes and audits a change of a customer. */
export async function publishAndAuditChange(
  work: UnitOfWork,
  actor: Signatory & { contractorId: string },
  customerId: string,
  action: `customer.${string}`,
): Promise<void> {
  await work.tx.update(customers).set({ updatedAt: work.now }).where(eq(customers.id, customerId));
  work.record(customerChanged, { customerId, contractorId: actor.contractorId });
  await audit(work, actor, action, customerId);
}

const audit = (
  work: UnitOfWork,
  actor: Signatory,
  action: string,
  customerId: string,
  { before = null, after = null }: { before?: object | null; after?: object | null } = {},
) =>
  recordChange(work, actor, {
    action,
    entity: "customer",
    entityId: customerId,
    before,
    after,
  });
