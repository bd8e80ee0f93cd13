import { and, eq, inArray } from "drizzle-orm";
import { isSharedEmail, isSharedPhone } from "~/domains/shared/index.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import { type Invalid, invalid } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { extensionOf } from "~/platform/validation/fields.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import type { NewCustomer, TypedContact } from "./customers.schema.ts";
import { customerContacts, customers } from "./customers.tables.server.ts";
import { idsOf } from "./own-customer.server.ts";

/**
 * Makes these the contacts of a customer, in this order. One that another customer has is refused, unless
 * they share it.
 */
export async function replaceContacts(
  work: UnitOfWork,
  { id: customerId, contractorId }: typeof customers.$inferSelect,
  typed: readonly TypedContact[],
): Promise<Invalid | null> {
  const { tx } = work;
  const contacts = typed.map(contactOf);
  const repeated = repeatedContact(contacts);
  if (repeated) return repeated;
  const contactRows = await tx
    .select()
    .from(customerContacts)
    .where(inArray(customerContacts.customerId, idsOf(tx, customerId)));
  for (const { shares, ...contact } of contacts) {
    if (shares || contactRows.some(({ value }) => value === contact.value)) continue;
    const holder = await findHolder(work, contractorId, contact.value);
    if (holder) return takenBy(holder, contact);
  }
  const removed = contactRows.filter(
    ({ value }) => !contacts.some((contact) => contact.value === value),
  );
  await tx.delete(customerContacts).where(
    inArray(
      customerContacts.id,
      removed.map(({ id }) => id),
    ),
  );
  for (const [position, { shares, ...contact }] of contacts.entries()) {
    const sameContactIds = contactRows
      .filter(({ value }) => value === contact.value)
      .map(({ id }) => id);
    if (sameContactIds.length === 0) {
      await insertContact(work, { contractorId, customerId, position, shares }, contact);
      continue;
    }
    await tx
      .update(customerContacts)
      .set({ ...contact, position })
      .where(inArray(customerContacts.id, sameContactIds));
  }
  return null;
}

/** A contact as it is stored, and whether the customer shares it with another. */
export function contactOf(typed: TypedContact): Contact & { shares: boolean } {
  const { phone, email, label, shares_contact: shares } = typed;
  const kind = phone ? ("phone" as const) : ("email" as const);
  return { kind, value: phone ?? email ?? "", extension: extensionOf(typed), label, shares };
}

/** The contacts of a form about a new customer. */
export const contactsOfForm = (form: NewCustomer): TypedContact[] => {
  const { phone, phone_extension, email, shares_contact } = form;
  const none = { phone: null, email: null, label: null, shares_contact };
  return [
    ...(phone ? [{ ...none, phone, phone_extension }] : []),
    ...(email ? [{ ...none, email }] : []),
  ];
};

/** Rejects a list in which a number or an address is twice. */
export function repeatedContact(contacts: readonly Contact[]): Invalid | null {
  const isRepeated = new Set(contacts.map(({ value }) => value)).size < contacts.length;
  return isRepeated ? invalid({ contacts: "A number or an address is in the list twice" }) : null;
}

export type Contact = Pick<
  typeof customerContacts.$inferSelect,
  "kind" | "value" | "extension" | "label"
>;

/** Adds a contact to a customer. */
export async function insertContact(
  { tx, now }: UnitOfWork,
  target: { contractorId: string; customerId: string; position: number; shares: boolean },
  contact: Contact,
): Promise<void> {
  const { shares, ...own } = target;
  const isShared = shares || isSharedContact(contact);
  await tx.insert(customerContacts).values({ ...own, ...contact, isShared, createdAt: now });
}

export const isSharedContact = ({ kind, value }: Contact) =>
  kind === "phone" ? isSharedPhone(value) : isSharedEmail(value);

/** The name of the customer who has this number or address and shares it with no one; null if none has. */
export async function findHolder(
  { tx }: UnitOfWork,
  contractorId: string,
  value: string,
): Promise<string | null> {
  const [holder] = await tx
    .select({ name: customers.name })
    .from(customerContacts)
    .innerJoin(customers, eq(customers.id, customerContacts.customerId))
    .where(
      and(
        eq(customerContacts.contractorId, contractorId),
        eq(customerContacts.value, value),
        eq(customerContacts.isShared, false),
      ),
    )
    .limit(1);
  return holder?.name ?? null;
}

/** Rejects a contact that another customer has. */
export function takenBy(name: string, { kind, value }: Contact): Invalid {
  const shown = kind === "phone" ? formatPhone(value) : value;
  const message = `${name} already has ${shown}. Use that customer, or check “They share it” below`;
  return invalid({ [kind]: message });
}

/** Another customer can get the same number or address at the same moment. */
export async function rejectTaken<Done>(run: () => Promise<Done>): Promise<Done | Invalid> {
  try {
    return await run();
  } catch (error) {
    if (violationOf(error)?.constraint !== "customer_contacts_one_own") throw error;
    return invalid({ phone: "Another customer just got this number or address. Search for them" });
  }
}
