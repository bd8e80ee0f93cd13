import { findOptOuts } from "~/domains/messaging/index.server.ts";
import { isOnePerson } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { isSharedContact } from "./contacts.server.ts";
import { customerConsents, customerContacts, customers } from "./customers.tables.server.ts";
import { type ContactLabel, maxContacts, maxProperties } from "./customers.ts";
import {
  asPerson,
  findKnown,
  findOrCreateProperties,
  hasContact,
  type Known,
} from "./open-customers.server.ts";

/** A customer as described by a row of a list: phones in E.164, emails in lower case, addresses on one line. */
export type CustomerToImport = {
  name: string;
  company: string | null;
  contacts: {
    kind: "phone" | "email";
    value: string;
    extension: string | null;
    label: ContactLabel | null;
  }[];
  /** Null if it is the address of the property. */
  billingAddress: string | null;
  address: string | null;
  /** The customer's other addresses, if the row has several. */
  otherAddresses: string[];
  accessNotes: string | null;
  notes: string | null;
  tags: string[];
  doNotContact: boolean;
  /** When they agreed to texts about their jobs, and what proves it. */
  consent: { givenOn: string; note: string } | null;
};

export type ImportedCustomer = {
  /** A new customer, one of an earlier row with something added, or an existing one without changes. */
  outcome: "new" | "joined" | "known";
  customerId: string;
  /** What wasn't imported of it, and why. */
  remarks: string[];
  /** The numbers whose consent was recorded. */
  textable: string[];
};

type Import = {
  contractorId: string;
  /** Name of the member, for the consents. */
  recordedBy: string;
  /** Which of these customers an earlier part of the same list created. */
  findOwn(customerIds: readonly string[]): Promise<ReadonlySet<string>>;
};

type Contact = CustomerToImport["contacts"][number] & { isShared: boolean };
type Added = { customerId: string; contact: Contact; position: number };
type Person = Known & { isOwn: boolean };

/** A concurrent transaction added one of the contacts: the part has to be imported again. */
export class ContactTaken extends Error {}

/**
 * Adds the customers of a part of a list. Existing customers don't change; a row about the customer of an
 * earlier row adds its numbers, addresses, and property to them. In a list of customers, a
 * different name is a different person (`people.same-person`). No event is recorded.
 * @throws ContactTaken if a concurrent transaction added one of the contacts
 */
export async function importCustomers(
  platform: Platform,
  work: UnitOfWork,
  target: Import,
  rows: readonly CustomerToImport[],
): Promise<ImportedCustomer[]> {
  const { contractorId } = target;
  const common = commonContacts(rows);
  const people = await findPeople(work, target, rows, common);
  const created: { id: string; row: CustomerToImport }[] = [];
  const added: Added[] = [];
  const results = rows.map((row): ImportedCustomer => {
    const person = findPerson(people, row);
    const remarks: string[] = [];
    if (person && !person.isOwn) {
      remarks.push(`Already a customer as ${person.name}, so nothing was changed`);
      return { outcome: "known", customerId: person.id, remarks, textable: [] };
    }
    const customer = person ?? newPerson(work, contractorId, row);
    if (!person) {
      people.push(customer);
      created.push({ id: customer.id, row });
    }
    for (const rowContact of row.contacts) {
      if (hasContact(customer, rowContact.value)) continue;
      if (customer.contacts.length >= maxContacts) {
        remarks.push(`A customer can have up to ${maxContacts} numbers and addresses`);
        break;
      }
      const isTaken = people.some(
        (person) => person.id !== customer.id && hasContact(person, rowContact.value),
      );
      if (isTaken) remarks.push(`Another customer has ${rowContact.value} too, so they share it`);
      const isShared = isTaken || common.has(rowContact.value) || isSharedContact(rowContact);
      const contact = { ...rowContact, isShared };
      added.push({ customerId: customer.id, contact, position: customer.contacts.length });
      customer.contacts.push(contact);
    }
    const outcome = person ? "joined" : "new";
    return { outcome, customerId: customer.id, remarks, textable: [] };
  });
  await insertAll(work, contractorId, { created, added });
  await addProperties(work, contractorId, rows, results);
  await recordConsents(platform, work, target, { people, rows, results });
  return results;
}

const maxRowsOfContact = 20;

/**
 * Contacts that many of these rows have, such as the business's own number in a column: they identify no
 * one, and looking up everyone who has them would take longer with each part.
 */
function commonContacts(rows: readonly CustomerToImport[]): ReadonlySet<string> {
  const values = rows.flatMap(({ contacts }) => contacts.map(({ value }) => value));
  const counts = Map.groupBy(values, (value) => value);
  return new Set(
    [...counts].flatMap(([value, { length }]) => (length > maxRowsOfContact ? [value] : [])),
  );
}

/** The customers that any of these rows may be about. */
async function findPeople(
  { tx }: UnitOfWork,
  { contractorId, findOwn }: Import,
  rows: readonly CustomerToImport[],
  common: ReadonlySet<string>,
): Promise<Person[]> {
  const existing = await findKnown(
    tx,
    rows.flatMap(({ name, contacts }) => {
      const byName = { contractorId, name, phone: null, email: null };
      const uncommon = contacts.filter(({ value }) => !common.has(value));
      const byContact = uncommon.map(({ kind, value }) => ({ ...byName, [kind]: value }));
      return uncommon.length < contacts.length || uncommon.length === 0
        ? [...byContact, byName]
        : byContact;
    }),
  );
  const own = await findOwn(existing.map(({ id }) => id));
  return existing.map((customer) => ({ ...customer, isOwn: own.has(customer.id) }));
}

function findPerson(
  people: readonly Person[],
  { name, contacts }: CustomerToImport,
): Person | undefined {
  if (contacts.length === 0) {
    const lowerName = name.toLowerCase();
    return people.find(
      (person) => person.contacts.length === 0 && person.name.toLowerCase() === lowerName,
    );
  }
  const first = (kind: "phone" | "email", person: Person) =>
    contacts.find((contact) => contact.kind === kind && hasContact(person, contact.value)) ??
    contacts.find((contact) => contact.kind === kind);
  return people.find((person) => {
    if (!contacts.some(({ value }) => hasContact(person, value))) return false;
    const phone = first("phone", person)?.value ?? null;
    const email = first("email", person)?.value ?? null;
    const details = { contractorId: person.contractorId, name, phone, email };
    return isOnePerson(asPerson(person, details), details, true);
  });
}

function newPerson({ now }: UnitOfWork, contractorId: string, { name }: CustomerToImport): Person {
  const id = newId(now.getTime());
  return { id, contractorId, name, source: "import", contacts: [], isOwn: true };
}

async function insertAll(
  { tx, now }: UnitOfWork,
  contractorId: string,
  {
    created,
    added,
  }: { created: readonly { id: string; row: CustomerToImport }[]; added: readonly Added[] },
): Promise<void> {
  if (created.length > 0) {
    await tx.insert(customers).values(
      created.map(({ id, row: { name, company, billingAddress, notes, tags, doNotContact } }) => ({
        id,
        contractorId,
        name,
        company,
        billingAddress,
        notes,
        tags,
        source: "import" as const,
        doNotContactAt: doNotContact ? now : null,
        createdAt: now,
        updatedAt: now,
      })),
    );
  }
  if (added.length === 0) return;
  const rows = added.map(({ customerId, contact, position }) => ({
    id: newId(),
    contractorId,
    customerId,
    ...contact,
    position,
    createdAt: now,
  }));
  const inserted = await tx
    .insert(customerContacts)
    // In a fixed order, so two transactions with the same contacts wait instead of deadlocking.
    .values(rows.toSorted((a, b) => (a.value < b.value ? -1 : 1)))
    .onConflictDoNothing()
    .returning({ id: customerContacts.id });
  if (inserted.length < rows.length)
    throw new ContactTaken("A concurrent transaction added a contact");
}

async function addProperties(
  work: UnitOfWork,
  contractorId: string,
  rows: readonly CustomerToImport[],
  results: readonly ImportedCustomer[],
): Promise<void> {
  const places = rows.flatMap(({ address: first, otherAddresses, accessNotes }, at) => {
    const result = results[at];
    if (!result || result.outcome === "known") return [];
    const { customerId } = result;
    return [first, ...otherAddresses].flatMap((address, index) => {
      const own = { contractorId, customerId, accessNotes: index === 0 ? accessNotes : null };
      return address ? [{ result, place: { ...own, address } }] : [];
    });
  });
  const perCustomer = new Map<string, number>();
  const allowed = places.filter(({ result: { customerId, remarks } }) => {
    const count = (perCustomer.get(customerId) ?? 0) + 1;
    perCustomer.set(customerId, count);
    if (count > maxProperties)
      remarks.push(`A customer can have up to ${maxProperties} properties`);
    return count <= maxProperties;
  });
  const ids = await findOrCreateProperties(
    work,
    allowed.map(({ place }) => place),
  );
  for (const [index, { result }] of allowed.entries()) {
    if (!ids[index]) result.remarks.push("The address has no street, so no property was added");
  }
}

type Consenting = {
  people: readonly Person[];
  rows: readonly CustomerToImport[];
  results: readonly ImportedCustomer[];
};

/** Records the list's consents, except for numbers that opted out or that several people share. */
async function recordConsents(
  platform: Platform,
  { tx, now }: UnitOfWork,
  { contractorId, recordedBy }: Import,
  { people, rows, results }: Consenting,
): Promise<void> {
  const consents = rows.flatMap(({ consent, contacts, name }, index) => {
    const result = results[index];
    const customer = people.find(({ id }) => id === result?.customerId);
    if (!consent || !result || !customer || result.outcome === "known") return [];
    return contacts
      .filter(({ kind }) => kind === "phone")
      .map(({ value: phone }) => ({ result, customer, consent, name, phone }));
  });
  if (consents.length === 0) return;
  const optedOut = await findOptOuts(
    tx,
    platform,
    consents.map(({ phone: address }) => ({ contractorId, channel: "sms" as const, address })),
  );
  const recorded = consents.filter(({ result, customer, phone }) => {
    const isShared = customer.contacts.some(
      (contact) => contact.value === phone && contact.isShared,
    );
    const isOut = optedOut({ contractorId, channel: "sms", address: phone }) !== null;
    if (isShared) result.remarks.push("Several people share the number, so no consent is recorded");
    else if (isOut) result.remarks.push("They opted out of your texts, so no consent is recorded");
    return !isShared && !isOut;
  });
  if (recorded.length === 0) return;
  await tx
    .insert(customerConsents)
    .values(
      recorded.map(({ result, consent: { givenOn, note }, name: givenBy, phone }) => ({
        id: newId(now.getTime()),
        contractorId,
        customerId: result.customerId,
        phone,
        givenBy,
        way: "import" as const,
        givenOn,
        note,
        recordedBy,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
  for (const { result, phone } of recorded) result.textable.push(phone);
}
