import { and, eq, inArray } from "drizzle-orm";
import { isSharedEmail, isSharedPhone, type Signatory } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { publishAndAuditChange } from "./change-customers.server.ts";
import { customerContacts, customers, equipment, properties } from "./customers.tables.server.ts";
import { findOrCreateProperties } from "./open-customers.server.ts";
import { idsOf, listIds, lockCustomer } from "./own-customer.server.ts";
import { addressKeyOf, parseAddress } from "./parse-address.server.ts";
import { isSameAddress } from "./spread-change.server.ts";

type Details = {
  name: string;
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
  address: string | null;
};

type LeadEdit = {
  customerId: string;
  before: Details;
  next: Details;
  /** Which old details the customer's other leads still use: those are added to, not replaced. */
  stillUsed: { phone: boolean; email: boolean; address: boolean };
};

/**
 * Applies a lead's edit to its customer: the name, number, email address, and property are changed
 * if they were the lead's. Fields that the lead leaves blank aren't removed from the customer.
 */
export async function followLeadEdit(
  work: UnitOfWork,
  actor: Signatory & { contractorId: string },
  { customerId, before, next, stillUsed }: LeadEdit,
): Promise<void> {
  const { tx, now } = work;
  const customer = await lockCustomer(work, actor.contractorId, customerId);
  if (!customer) return;
  if (customer.name === before.name && before.name !== next.name) {
    await tx
      .update(customers)
      .set({ name: next.name, revision: customer.revision + 1, updatedAt: now })
      .where(eq(customers.id, customer.id));
  }
  const target = { contractorId: actor.contractorId, customerId: customer.id };
  const { phone, phoneExtension: extension } = next;
  if (phone && (phone !== before.phone || extension !== before.phoneExtension)) {
    const old = stillUsed.phone ? null : before.phone;
    await replaceContact(work, target, { kind: "phone", old, value: phone, extension });
  }
  if (next.email && next.email !== before.email) {
    const old = stillUsed.email ? null : before.email;
    await replaceContact(work, target, { kind: "email", old, value: next.email, extension: null });
  }
  if (next.address && next.address !== before.address) {
    const old = stillUsed.address ? null : before.address;
    await replaceAddress(work, target, { old, address: next.address });
  }
  await publishAndAuditChange(work, actor, customer.id, "customer.follow_lead");
}

type Of = { contractorId: string; customerId: string };

async function replaceContact(
  work: UnitOfWork,
  { contractorId, customerId }: Of,
  contact: {
    kind: "phone" | "email";
    old: string | null;
    value: string;
    extension: string | null;
  },
): Promise<void> {
  const { tx, now } = work;
  const { kind, old, value, extension } = contact;
  const contactRows = await tx
    .select()
    .from(customerContacts)
    .where(inArray(customerContacts.customerId, idsOf(work.tx, customerId)))
    .orderBy(customerContacts.position, customerContacts.id);
  const sameContact = contactRows.find((contact) => contact.value === value);
  if (sameContact) {
    await tx
      .update(customerContacts)
      .set({ extension })
      .where(eq(customerContacts.id, sameContact.id));
    return;
  }
  const [holder] = await tx
    .select({ id: customerContacts.id })
    .from(customerContacts)
    .where(
      and(
        eq(customerContacts.contractorId, contractorId),
        eq(customerContacts.value, value),
        eq(customerContacts.isShared, false),
      ),
    )
    .limit(1);
  const isShared =
    holder !== undefined || (kind === "phone" ? isSharedPhone(value) : isSharedEmail(value));
  const replaced = contactRows.find((contact) => old !== null && contact.value === old);
  if (replaced) {
    await tx
      .update(customerContacts)
      .set({ value, extension, isShared })
      .where(eq(customerContacts.id, replaced.id));
    return;
  }
  const position = (contactRows.at(-1)?.position ?? -1) + 1;
  const id = newId(now.getTime());
  const row = { id, contractorId, customerId, kind, value, extension, isShared, position };
  await tx.insert(customerContacts).values({ ...row, createdAt: now });
}

/**
 * Corrects the property with the old address. If the property has details of its own, adds another
 * one instead.
 */
async function replaceAddress(
  work: UnitOfWork,
  { contractorId, customerId }: Of,
  { old, address }: { old: string | null; address: string },
): Promise<void> {
  const { tx, now } = work;
  const parts = parseAddress(address);
  if (!parts) return;
  const ids = await listIds(work.tx, customerId);
  const propertyRows = await tx
    .select()
    .from(properties)
    .where(inArray(properties.customerId, ids));
  const existing = propertyRows.find((property) => old !== null && isSameAddress(old, property));
  const addressKey = addressKeyOf(parts);
  const isElsewhere = propertyRows.some(
    (property) => property.addressKey === addressKey && property.id !== existing?.id,
  );
  const [installed] = existing
    ? await tx
        .select({ id: equipment.id })
        .from(equipment)
        .where(eq(equipment.propertyId, existing.id))
        .limit(1)
    : [];
  if (existing && !installed && existing.accessNotes === null && !isElsewhere) {
    await tx
      .update(properties)
      .set({ ...parts, addressKey, updatedAt: now })
      .where(eq(properties.id, existing.id));
    return;
  }
  await findOrCreateProperties(work, [{ contractorId, customerId, address }]);
}
