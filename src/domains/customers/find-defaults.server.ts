import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadCustomers } from "./customers.policy.ts";
import { customerContacts, customers, properties } from "./customers.tables.server.ts";
import { formatAddress, maxProperties } from "./customers.ts";
import { idsOf } from "./own-customer.server.ts";
import { isSameAddress } from "./spread-change.server.ts";

/**
 * What a form about a known customer fills in: their first number and email, and the address.
 * @param address the address to fill in; by default that of their first property
 */
export async function findCustomerDefaults(
  { database: { query } }: Platform,
  actor: Actor,
  customerId: string,
  address: string | null = null,
) {
  authorize(canReadCustomers(actor));
  const [customer] = await query
    .select({
      id: customers.id,
      name: customers.name,
      notes: customers.notes,
      doNotContactAt: customers.doNotContactAt,
    })
    .from(customers)
    .where(
      and(
        eq(customers.id, customerId),
        eq(customers.contractorId, actor.contractorId),
        isNull(customers.mergedInto),
      ),
    );
  if (!customer) return null;
  const [contacts, places] = await Promise.all([
    listContacts(query, customerId),
    listProperties(query, customerId),
  ]);
  const [first] = places;
  const shownAddress = address ?? (first ? formatAddress(first) : "");
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
    address: shownAddress,
    addresses: choicesOf(places, shownAddress),
    zipCode: null,
    doNotContact: customer.doNotContactAt !== null,
    /** What the team should know about the customer and how to get into each property. */
    notes: [customer.notes, ...accessNotesOf(places)].filter(Boolean).join("\n") || null,
  };
}

type Property = typeof properties.$inferSelect;

/** A customer's properties, oldest first, without those that were removed. */
const listProperties = (database: Reader, customerId: string): Promise<Property[]> =>
  database
    .select()
    .from(properties)
    .where(
      and(
        inArray(properties.customerId, idsOf(database, customerId)),
        isNull(properties.archivedAt),
      ),
    )
    .orderBy(asc(properties.createdAt), asc(properties.id))
    .limit(maxProperties);

/** With several properties, each note begins with its street. */
const accessNotesOf = (places: readonly Property[]) =>
  places.map(({ street, accessNotes }) =>
    accessNotes && places.length > 1 ? `${street}: ${accessNotes}` : accessNotes,
  );

/**
 * The addresses that a form with this one offers: those of the customer's properties, and this one.
 * Empty if there is no other to choose.
 */
function choicesOf(places: readonly Property[], address: string | null): string[] {
  const isOther = (place: Property) => !address || !isSameAddress(address, place);
  const others = places.filter(isOther).map(formatAddress);
  if (others.length === 0) return [];
  return [...new Set([...(address ? [address] : []), ...others])];
}

/** `choicesOf` the customer of a record of the actor's business. */
export async function listAddresses(
  { database: { query } }: Platform,
  actor: Actor,
  { customerId, address }: { customerId: string | null; address: string | null },
): Promise<string[]> {
  authorize(canReadCustomers(actor));
  return listAddressChoices(query, customerId, address);
}

/** `choicesOf` a record's customer, or of the one they were merged into. */
export async function listAddressChoices(
  database: Reader,
  customerId: string | null,
  address: string | null,
): Promise<string[]> {
  if (!customerId) return [];
  const canonical = sql<string>`coalesce(${customers.mergedInto}, ${customers.id})`;
  const [customer] = await database
    .select({ id: canonical })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer ? choicesOf(await listProperties(database, customer.id), address) : [];
}

const listContacts = (database: Reader, customerId: string) =>
  database
    .select()
    .from(customerContacts)
    .where(inArray(customerContacts.customerId, idsOf(database, customerId)))
    .orderBy(asc(customerContacts.position), asc(customerContacts.id));

/** A customer, or the one they were merged into, with their first number and email; null if none. */
export async function findCustomerContact(database: Reader, customerId: string) {
  const [named] = await database
    .select({ mergedInto: customers.mergedInto })
    .from(customers)
    .where(eq(customers.id, customerId));
  const [customer] = await database
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(eq(customers.id, named?.mergedInto ?? customerId));
  if (!customer) return null;
  const none = { phone: null, phoneExtension: null, email: null };
  return { ...customer, ...(await findCurrentContact(database, customer.id, none)) };
}

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
