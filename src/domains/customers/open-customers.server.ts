import { and, eq, inArray, sql } from "drizzle-orm";
import { findOnePerson, isSharedEmail, isSharedPhone } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { customerAdded } from "./customers.events.ts";
import { customerContacts, customers, properties } from "./customers.tables.server.ts";
import type { CustomerSource } from "./customers.ts";
import { addressKeyOf, parseAddress } from "./parse-address.server.ts";

/** With `record`, new customers are published, except those of an imported list. */
type Opening = Pick<UnitOfWork, "tx" | "now"> & { record?: UnitOfWork["record"] | undefined };

/** A person's details: phone in E.164, email in lower case. */
export type CustomerDetails = {
  contractorId: string;
  name: string;
  phone: string | null;
  phoneExtension?: string | null;
  email: string | null;
  /** Whether several people share the phone or the email (`people.shared`). */
  phoneShared?: boolean;
  emailShared?: boolean;
  source?: CustomerSource | null;
  /** When the business first had contact with them; the time of the command if missing. */
  since?: Date;
};

export type Contact = {
  kind: "phone" | "email";
  value: string;
  extension: string | null;
  isShared: boolean;
};

/** A customer as this transaction sees it; a merged one has the ID of the one it was merged into. */
export type Known = {
  id: string;
  contractorId: string;
  name: string;
  source: CustomerSource | null;
  contacts: Contact[];
};

type New = Known & { since: Date };

/**
 * Finds or creates the customers of businesses that these details belong to (`people.same-person`), and
 * adds the phone numbers and email addresses that are new. Someone without either is found by name. Of two
 * concurrent calls about one person, the second finds the customer of the first.
 * @returns the customers' ids, in the order of `people`
 */
export async function findOrCreateCustomers(
  opening: Opening,
  people: readonly CustomerDetails[],
): Promise<string[]> {
  if (people.length === 0) return [];
  const existing = await findKnown(opening.tx, people);
  const created: New[] = [];
  const withNewSource: Known[] = [];
  const addedContacts: { customer: Known; contact: Contact }[] = [];
  const owners = people.map((person) => {
    const own = pickCustomer(existing, person);
    const customer = own ?? newCustomer(opening.now, person, { known: existing, created });
    if (own && own.source === null && person.source) {
      own.source = person.source;
      withNewSource.push(own);
    }
    for (const contact of contactsOf(person)) {
      if (hasContact(customer, contact.value)) continue;
      const isTaken = existing.some(
        (other) =>
          isSameBusiness(other, customer) &&
          other.id !== customer.id &&
          hasContact(other, contact.value),
      );
      const added = { ...contact, isShared: contact.isShared || isTaken };
      customer.contacts.push(added);
      addedContacts.push({ customer, contact: added });
    }
    return customer;
  });
  await insertCustomers(opening, created);
  for (const { id, source } of withNewSource) {
    await opening.tx.update(customers).set({ source }).where(eq(customers.id, id));
  }
  const insertedIds = await insertContacts(opening, addedContacts);
  const ids: string[] = [];
  for (const [index, { id }] of owners.entries()) {
    const person = people[index];
    const isRaced = person && created.some((customer) => customer.id === id) && insertedIds.has(id);
    ids.push(isRaced ? await joinExistingCustomer(opening, id, person) : id);
  }
  for (const { id: customerId, contractorId, source } of created) {
    if (source === "import" || !ids.includes(customerId)) continue;
    opening.record?.(customerAdded, { customerId, contractorId });
  }
  return ids;
}

export const hasContact = ({ contacts }: Known, value: string) =>
  contacts.some((contact) => contact.value === value);
const isSameBusiness = (a: Known, b: Known) => a.contractorId === b.contractorId;

function newCustomer(
  now: Date,
  { contractorId, name, source = null, since = now }: CustomerDetails,
  { known, created }: { known: Known[]; created: New[] },
): New {
  const id = newId(since.getTime());
  const customer: New = { id, contractorId, name, source, contacts: [], since };
  known.push(customer);
  created.push(customer);
  return customer;
}

function contactsOf({
  phone,
  phoneExtension = null,
  phoneShared,
  email,
  emailShared,
}: CustomerDetails) {
  const contacts: Contact[] = [];
  if (phone) {
    const isShared = phoneShared || isSharedPhone(phone);
    contacts.push({ kind: "phone", value: phone, extension: phoneExtension, isShared });
  }
  if (email) {
    const isShared = emailShared || isSharedEmail(email);
    contacts.push({ kind: "email", value: email, extension: null, isShared });
  }
  return contacts;
}

/** The customer these details belong to; if the phone is one customer's and the email another's, the phone wins. */
function pickCustomer(existing: readonly Known[], person: CustomerDetails): Known | null {
  const ownCustomers = existing.filter(({ contractorId }) => contractorId === person.contractorId);
  const { phone, email } = person;
  if (!phone && !email) {
    const name = person.name.toLowerCase();
    return (
      ownCustomers.find(
        (customer) => customer.contacts.length === 0 && customer.name.toLowerCase() === name,
      ) ?? null
    );
  }
  const byPhone = ownCustomers.filter((customer) => phone !== null && hasContact(customer, phone));
  const byEmail = ownCustomers.filter(
    (customer) => email !== null && hasContact(customer, email) && !byPhone.includes(customer),
  );
  const isNamed = (customer: Known) => customer.name.toLowerCase() === person.name.toLowerCase();
  const likely = [...byPhone, ...byEmail].toSorted(
    (a, b) => Number(isNamed(b)) - Number(isNamed(a)),
  );
  const holders = likely.map((customer) => ({
    customer,
    ...asPerson(customer, person),
  }));
  return findOnePerson(holders, person)?.customer ?? null;
}

/** A customer with the contact that the details name too, or else with their first. */
export function asPerson({ name, contacts }: Known, { phone, email }: CustomerDetails) {
  const first = (kind: Contact["kind"], value: string | null) =>
    contacts.find((contact) => contact.value === value) ??
    contacts.find((contact) => contact.kind === kind);
  const [number, address] = [first("phone", phone), first("email", email)];
  return {
    name,
    phone: number?.value ?? null,
    phoneShared: number?.isShared ?? false,
    email: address?.value ?? null,
    emailShared: address?.isShared ?? false,
  };
}

/** Customers with any of these phones and emails, or without any but of one of these names; oldest first. */
export async function findKnown(
  tx: Transaction,
  people: readonly CustomerDetails[],
): Promise<Known[]> {
  const contactsJson = JSON.stringify(
    people.flatMap(({ contractorId, phone, email }) =>
      [phone, email].flatMap((value) => (value ? [{ contractor_id: contractorId, value }] : [])),
    ),
  );
  const named = JSON.stringify(
    people.flatMap(({ contractorId, name, phone, email }) =>
      phone || email ? [] : [{ contractor_id: contractorId, name: name.toLowerCase() }],
    ),
  );
  const { rows } = await tx.execute<Omit<Known, "contacts"> & { contacts: Contact[] | null }>(sql`
    with wanted as materialized (
      select distinct contractor_id, value from jsonb_to_recordset(${contactsJson}::jsonb) as each(contractor_id uuid, value text)),
    named as materialized (
      select distinct contractor_id, name from jsonb_to_recordset(${named}::jsonb) as each(contractor_id uuid, name text))
    select coalesce(c.merged_into, c.id) as id, c.contractor_id as "contractorId", c.name, c.source,
      (select json_agg(json_build_object('kind', k.kind, 'value', k.value, 'extension', k.extension, 'isShared', k.is_shared) order by k.position, k.id)
        from ${customerContacts} k where k.customer_id = c.id) as contacts
    from ${customers} c where c.id = any(array(
      select k.customer_id from wanted join ${customerContacts} k on k.contractor_id = wanted.contractor_id and k.value = wanted.value
      union
      select n.id from named join ${customers} n on n.contractor_id = named.contractor_id and lower(n.name) = named.name and n.merged_into is null))
    order by c.created_at, c.id`);
  return rows.map((row) => ({ ...row, contacts: row.contacts ?? [] }));
}

async function insertCustomers({ tx, now }: Opening, created: readonly New[]): Promise<void> {
  if (created.length === 0) return;
  await tx.insert(customers).values(
    created.map(({ id, contractorId, name, source, since }) => ({
      id,
      contractorId,
      name,
      source,
      createdAt: since,
      updatedAt: now,
    })),
  );
}

/** @returns the customers whose contact was concurrently added to another customer */
async function insertContacts(
  { tx, now }: Opening,
  addedContacts: readonly { customer: Known; contact: Contact }[],
): Promise<Set<string>> {
  if (addedContacts.length === 0) return new Set();
  const rows = addedContacts.map(({ customer, contact }) => ({
    id: newId(),
    contractorId: customer.contractorId,
    customerId: customer.id,
    ...contact,
    position: customer.contacts.indexOf(contact),
    createdAt: now,
  }));
  const inserted = await tx
    .insert(customerContacts)
    // In a fixed order, so two transactions with the same contacts wait instead of deadlocking.
    .values(rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    .onConflictDoNothing()
    .returning({ id: customerContacts.id });
  const ids = new Set(inserted.map(({ id }) => id));
  return new Set(rows.filter(({ id }) => !ids.has(id)).map(({ customerId }) => customerId));
}

const keyOf = ({ value, contractorId }: { value: string; contractorId: string }) =>
  `${value} ${contractorId}`;

/**
 * Replaces a new customer with the one that a concurrent transaction created for the same person.
 */
async function joinExistingCustomer(
  { tx, now }: Opening,
  newCustomerId: string,
  person: CustomerDetails,
): Promise<string> {
  const existing = await findKnown(tx, [person]);
  const others = existing.filter(({ id }) => id !== newCustomerId);
  const customer = pickCustomer(others, person);
  if (customer) {
    await tx.delete(customers).where(eq(customers.id, newCustomerId));
    return customer.id;
  }
  // Another person has the contact: from now on it is shared.
  const own = existing.find(({ id }) => id === newCustomerId);
  const missing = contactsOf(person).filter(({ value }) => !own || !hasContact(own, value));
  await tx.insert(customerContacts).values(
    missing.map((contact, position) => ({
      ...contact,
      contractorId: person.contractorId,
      customerId: newCustomerId,
      isShared: true,
      position,
      createdAt: now,
    })),
  );
  return newCustomerId;
}

/** The ID of a customer of the business, or of the one it was merged into; null if there is none. */
export async function findOwnCustomerId(
  tx: Transaction,
  contractorId: string,
  customerId: string | null | undefined,
): Promise<string | null> {
  if (!customerId) return null;
  const [customer] = await tx
    .select({ id: sql<string>`coalesce(${customers.mergedInto}, ${customers.id})` })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.contractorId, contractorId)));
  return customer?.id ?? null;
}

/** A property's address as entered, with access notes. */
export type PropertyDetails = {
  contractorId: string;
  customerId: string;
  /** On one line, as typed. */
  address: string;
  /** Only for a property that is new. */
  accessNotes?: string | null;
};

/**
 * Finds or creates the properties of customers at these addresses, and adds town, state, and ZIP code if
 * they were missing.
 * @returns the properties' ids, in the order of `places`; null for one that names no street
 */
export async function findOrCreateProperties(
  { tx, now }: Opening,
  places: readonly PropertyDetails[],
): Promise<(string | null)[]> {
  const requested = places.map(({ contractorId, customerId, address, accessNotes = null }) => {
    const parts = parseAddress(address);
    const own = { contractorId, customerId, accessNotes };
    return parts && { ...parts, ...own, addressKey: addressKeyOf(parts) };
  });
  const named = requested.filter((property) => property !== null);
  if (named.length === 0) return places.map(() => null);
  const propertyByKey = new Map(named.map((place) => [placeKey(place), place]));
  await tx
    .insert(properties)
    .values(
      [...propertyByKey]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, place]) => ({ ...place, createdAt: now, updatedAt: now })),
    )
    .onConflictDoUpdate({
      target: [properties.customerId, properties.addressKey],
      set: {
        city: sql`coalesce(${properties.city}, excluded.city)`,
        state: sql`coalesce(${properties.state}, excluded.state)`,
        zipCode: sql`coalesce(${properties.zipCode}, excluded.zip_code)`,
      },
    });
  const rows = await tx
    .select({
      id: properties.id,
      customerId: properties.customerId,
      addressKey: properties.addressKey,
    })
    .from(properties)
    .where(
      and(
        inArray(properties.customerId, [...new Set(named.map(({ customerId }) => customerId))]),
        inArray(properties.addressKey, [...new Set(named.map(({ addressKey }) => addressKey))]),
      ),
    );
  const ids = new Map(rows.map((place) => [placeKey(place), place.id]));
  return requested.map((place) => (place && ids.get(placeKey(place))) ?? null);
}

const placeKey = ({ customerId, addressKey }: { customerId: string; addressKey: string }) =>
  `${customerId} ${addressKey}`;
