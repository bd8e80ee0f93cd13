import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadCustomers } from "./customers.policy.ts";
import { customerContacts, customers, properties } from "./customers.tables.server.ts";
import { formatAddress } from "./customers.ts";
import { idsOf } from "./own-customer.server.ts";

/** What a form about a known customer fills in: their first number, address, and property. */
export async function findCustomerDefaults(
  { database: { query } }: Platform,
  actor: Actor,
  customerId: string,
) {
  authorize(canReadCustomers(actor));
  const [customer] = await query
    .select({ id: customers.id, name: customers.name, notes: customers.notes })
    .from(customers)
    .where(
      and(
        eq(customers.id, customerId),
        eq(customers.contractorId, actor.contractorId),
        isNull(customers.mergedInto),
      ),
    );
  if (!customer) return null;
  const [contacts, [place]] = await Promise.all([
    listContacts(query, customerId),
    query
      .select()
      .from(properties)
      .where(
        and(
          inArray(properties.customerId, idsOf(query, customerId)),
          isNull(properties.archivedAt),
        ),
      )
      .orderBy(asc(properties.createdAt), asc(properties.id))
      .limit(1),
  ]);
  const phone = contacts.find(({ kind }) => kind === "phone");
  const email = contacts.find(({ kind }) => kind === "email");
  return {
    customerId: customer.id,
    leadId: null,
    name: customer.name,
    phone: phone?.value ?? null,
    phoneExtension: phone?.extension ?? null,
    email: email?.value ?? null,
    need: "",
    request: null,
    address: place ? formatAddress(place) : "",
    zipCode: null,
    /** What the team should know about the customer and how to get into their property. */
    notes: [customer.notes, place?.accessNotes].filter(Boolean).join("\n") || null,
  };
}

const listContacts = (database: Reader, customerId: string) =>
  database
    .select()
    .from(customerContacts)
    .where(inArray(customerContacts.customerId, idsOf(database, customerId)))
    .orderBy(asc(customerContacts.position), asc(customerContacts.id));

type DocumentContact = {
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
};

/**
 * Contact info for a copy of a document: the document's own, or the customer's first if it's no
 * longer theirs.
 */
export async function findCurrentContact(
  database: Reader,
  customerId: string,
  { phone, phoneExtension, email }: DocumentContact,
): Promise<DocumentContact> {
  const contacts = await listContacts(database, customerId);
  const currentOf = (kind: "phone" | "email", value: string | null) => {
    const ofKind = contacts.filter((one) => one.kind === kind);
    return ofKind.some((one) => one.value === value) ? undefined : ofKind[0];
  };
  const newPhone = currentOf("phone", phone);
  return {
    phone: newPhone?.value ?? phone,
    phoneExtension: newPhone ? newPhone.extension : phoneExtension,
    email: currentOf("email", email)?.value ?? email,
  };
}

export type CustomerDefaults = NonNullable<Awaited<ReturnType<typeof findCustomerDefaults>>>;
