import { and, eq, inArray } from "drizzle-orm";
import type { Signatory } from "~/domains/shared/index.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { customerContacts } from "./customers.tables.server.ts";
import type { Address } from "./customers.ts";
import { findNamed, listIds } from "./own-customer.server.ts";
import { addressKeyOf, parseAddress } from "./parse-address.server.ts";

type Contact = typeof customerContacts.$inferSelect;

/** Fields of a customer that other records copy; only those that change. */
type Copied = {
  name?: string;
  phone?: string;
  phoneExtension?: string | null;
  email?: string;
};

/** A change of a customer that other records follow. */
export type CustomerChange = {
  /** The customer and those merged into it. */
  ids: readonly string[];
  before: Copied;
  next: Copied;
  property: { id: string; before: Address; next: string } | null;
};

/** Writes a change to the records that copy it, before the customer is locked (docs/locks.md). */
export type SpreadChange = (
  work: UnitOfWork,
  actor: Signatory & { contractorId: string },
  change: CustomerChange,
) => Promise<void>;

/** Whether an address on one line is that of a property, however it is typed. */
export function isSameAddress(typed: string, property: Pick<Address, "street" | "unit">): boolean {
  const parts = parseAddress(typed);
  return parts !== null && addressKeyOf(parts) === addressKeyOf(property);
}

/** The change that other records must follow; null if no number or address changed. */
export async function changeOfContact(
  work: UnitOfWork,
  target: { contractorId: string; customerId: string; contactId: string },
  { kind, value, extension }: Pick<Contact, "kind" | "value" | "extension">,
): Promise<CustomerChange | null> {
  const customer = await findNamed(work, target.contractorId, target.customerId);
  if (!customer) return null;
  const ids = await listIds(work.tx, customer.id);
  const [existing] = await work.tx
    .select()
    .from(customerContacts)
    .where(
      and(eq(customerContacts.id, target.contactId), inArray(customerContacts.customerId, ids)),
    );
  const isChange = existing && (existing.value !== value || existing.extension !== extension);
  if (!isChange || existing.kind !== kind) return null;
  return kind === "phone"
    ? {
        ids,
        before: { phone: existing.value, phoneExtension: existing.extension },
        next: { phone: value, phoneExtension: extension },
        property: null,
      }
    : { ids, before: { email: existing.value }, next: { email: value }, property: null };
}
