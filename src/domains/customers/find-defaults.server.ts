import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadCustomers } from "./customers.policy.ts";
import { customerContacts, customers, properties } from "./customers.tables.server.ts";
import { formatAddress } from "./customers.ts";

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
  const own = query
    .select({ id: customers.id })
    .from(customers)
    .where(or(eq(customers.id, customerId), eq(customers.mergedInto, customerId)));
  const [contacts, [place]] = await Promise.all([
    query
      .select()
      .from(customerContacts)
      .where(inArray(customerContacts.customerId, own))
      .orderBy(asc(customerContacts.position), asc(customerContacts.id)),
    query
      .select()
      .from(properties)
      .where(and(inArray(properties.customerId, own), isNull(properties.archivedAt)))
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

export type CustomerDefaults = NonNullable<Awaited<ReturnType<typeof findCustomerDefaults>>>;
