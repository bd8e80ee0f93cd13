import { and, eq, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import {
  customerContacts,
  customerNotes,
  customers,
  equipment,
  properties,
} from "./customers.tables.server.ts";
import { type CustomerToImport, importCustomers } from "./import-customers.server.ts";
import { findOrCreateProperties } from "./open-customers.server.ts";
import { addressKeyOf, parseAddress } from "./parse-address.server.ts";

/** The customer of an imported job, estimate, invoice, or note, as the record names them. */
export type NamedCustomer = Pick<CustomerToImport, "name" | "company" | "contacts" | "address">;

export type MatchedCustomer =
  | {
      ok: true;
      customerId: string;
      /** Null if the record names no street. */
      propertyId: string | null;
      /** Whether the import added the customer, and whether it added the property. */
      isNew: boolean;
      isNewProperty: boolean;
      /** The name that documents show. */
      name: string;
      phone: string | null;
      phoneExtension: string | null;
      email: string | null;
    }
  | { ok: false; problem: string };

type Candidate = {
  id: string;
  /** In lower case: the customer's name and company. */
  names: string[];
  contacts: { kind: "phone" | "email"; value: string; isShared: boolean }[];
  addressKeys: string[];
};

/**
 * Finds the business's customers that these records name, and adds the missing ones. A customer
 * matches by phone number or email address, else by name or company if only one customer has it;
 * among several customers with that name, the property decides. Records no events and no consent.
 */
export async function matchCustomers(
  platform: Platform,
  work: UnitOfWork,
  target: { contractorId: string; recordedBy: string },
  named: readonly NamedCustomer[],
): Promise<MatchedCustomer[]> {
  const { contractorId, recordedBy } = target;
  const candidates = await findCandidates(work, contractorId, named);
  const added: { row: NamedCustomer; candidate: Candidate }[] = [];
  const picks = named.map((row) => {
    const picked = pick(candidates, row);
    if (picked !== "none") return picked;
    const candidate = candidateOf(row, added.length);
    candidates.push(candidate);
    added.push({ row, candidate });
    return candidate;
  });
  const rows = added.map(({ row }) => newRow(row));
  const findOwn = async () => new Set<string>();
  const imported = await importCustomers(
    platform,
    work,
    { contractorId, recordedBy, findOwn },
    rows,
  );
  const ids = new Map(
    added.map(({ candidate }, index) => [candidate, imported[index]?.customerId ?? ""]),
  );
  const isNew = new Set(
    imported.flatMap(({ outcome, customerId }) => (outcome === "new" ? [customerId] : [])),
  );
  const customerIds = picks.map((pick) =>
    typeof pick === "number" ? null : (ids.get(pick) ?? pick.id),
  );
  const places = await findOrAddProperties(work, contractorId, named, customerIds);
  const people = await findPeople(work, customerIds);
  const counted = new Set<string>();
  return picks.map((pick, index): MatchedCustomer => {
    const customerId = customerIds[index];
    const person = customerId ? people.get(customerId) : undefined;
    if (typeof pick === "number" || !customerId || !person) {
      const name = named[index]?.name ?? "";
      return { ok: false, problem: ambiguous(typeof pick === "number" ? pick : 0, name) };
    }
    const propertyId = places.ids[index] ?? null;
    const isFirst = !counted.has(customerId);
    counted.add(customerId);
    return {
      ok: true,
      customerId,
      propertyId,
      isNew: isFirst && isNew.has(customerId),
      isNewProperty: propertyId !== null && places.added.has(propertyId),
      ...person,
    };
  });
}

const ambiguous = (count: number, name: string) =>
  `${count} customers are named ${name}. Add a phone number, an email, or an address that only one of them has`;

const newRow = ({ name, company, contacts, address }: NamedCustomer): CustomerToImport => ({
  name,
  company,
  contacts,
  address,
  otherAddresses: [],
  billingAddress: null,
  accessNotes: null,
  notes: null,
  tags: [],
  doNotContact: false,
  consent: null,
});

const keyOf = (address: string | null): string | null => {
  const parts = address === null ? null : parseAddress(address);
  return parts && addressKeyOf(parts);
};

function candidateOf({ name, company, contacts, address }: NamedCustomer, at: number): Candidate {
  const key = keyOf(address);
  return {
    id: `new ${at}`,
    names: [name, company].filter((name) => name !== null).map((name) => name.toLowerCase()),
    contacts: contacts.map(({ kind, value }) => ({ kind, value, isShared: false })),
    addressKeys: key ? [key] : [],
  };
}

/**
 * The customers that have any of these phone numbers, email addresses, property addresses, names,
 * or companies. Selects the customer's id as raw SQL, because Drizzle omits the table's name if
 * there is only one.
 */
async function findCandidates(
  { tx }: UnitOfWork,
  contractorId: string,
  named: readonly NamedCustomer[],
): Promise<Candidate[]> {
  const values = [...new Set(named.flatMap(({ contacts }) => contacts.map(({ value }) => value)))];
  const names = [
    ...new Set(
      named.flatMap(({ name, company }) =>
        [name, company].flatMap((name) => (name ? [name.toLowerCase()] : [])),
      ),
    ),
  ];
  const holders = tx
    .select({ id: customerContacts.customerId })
    .from(customerContacts)
    .where(
      and(eq(customerContacts.contractorId, contractorId), inArray(customerContacts.value, values)),
    );
  const rows = await tx
    .select({
      id: sql<string>`coalesce(${customers.mergedInto}, ${customers.id})`,
      name: customers.name,
      company: customers.company,
      contacts: sql<Candidate["contacts"] | null>`(
        select json_agg(json_build_object('kind', k.kind, 'value', k.value, 'isShared', k.is_shared))
        from ${customerContacts} k where k.customer_id = customers.id)`,
      addressKeys: sql<string[] | null>`(
        select json_agg(p.address_key) from ${properties} p where p.customer_id = customers.id)`,
    })
    .from(customers)
    .where(
      and(
        eq(customers.contractorId, contractorId),
        or(
          values.length > 0 ? inArray(customers.id, holders) : undefined,
          inArray(sql`lower(${customers.name})`, names),
          inArray(sql`lower(${customers.company})`, names),
        ),
      ),
    )
    .orderBy(customers.createdAt, customers.id);
  const byId = Map.groupBy(rows, ({ id }) => id);
  return [...byId].map(([id, candidates]) => ({
    id,
    names: candidates.flatMap(({ name, company }) =>
      [name, company].flatMap((name) => (name ? [name.toLowerCase()] : [])),
    ),
    contacts: candidates.flatMap(({ contacts }) => contacts ?? []),
    addressKeys: candidates.flatMap(({ addressKeys }) => addressKeys ?? []),
  }));
}

/**
 * The customer that a row names: "none" for a new one, or how many customers match if it's
 * ambiguous.
 */
function pick(candidates: readonly Candidate[], row: NamedCustomer): Candidate | "none" | number {
  const has = ({ contacts }: Candidate) =>
    row.contacts.some(({ value }) => contacts.some((contact) => contact.value === value));
  const wantedNames = [row.name, row.company].flatMap((name) => (name ? [name.toLowerCase()] : []));
  const isNamed = ({ names }: Candidate) => wantedNames.some((name) => names.includes(name));
  const key = keyOf(row.address);
  const livesThere = ({ addressKeys }: Candidate) => key !== null && addressKeys.includes(key);
  const narrowCandidates = (some: readonly Candidate[]) => {
    if (some.length < 2) return some;
    const there = some.filter(livesThere);
    return there.length > 0 ? there : some;
  };
  const byContact = candidates.filter(has);
  const sure = narrowCandidates(byContact.filter(isNamed));
  if (sure.length === 1) return sure[0] ?? "none";
  if (sure.length > 1) return sure.length;
  // A program spells one person's name the same way each time, so a name is enough unless the
  // contacts differ.
  const sameName = narrowCandidates(
    candidates.filter(
      (candidate) =>
        isNamed(candidate) && (!contactsDiffer(candidate, row) || livesThere(candidate)),
    ),
  );
  if (sameName.length === 1) return sameName[0] ?? "none";
  if (sameName.length > 1) return sameName.length;
  const alike = byContact.filter(
    (candidate) => sharesWord(candidate, wantedNames) && holdsAlone(candidate, row),
  );
  return alike.length === 1 ? (alike[0] ?? "none") : "none";
}

/** Whether both have phone numbers, or both have email addresses, and none is the same. */
const contactsDiffer = ({ contacts }: Candidate, row: NamedCustomer): boolean =>
  (["phone", "email"] as const).some(
    (kind) =>
      row.contacts.some((contact) => contact.kind === kind) &&
      contacts.some((contact) => contact.kind === kind),
  ) && !row.contacts.some(({ value }) => contacts.some((contact) => contact.value === value));

const wordsOf = (names: readonly string[]) =>
  names.flatMap((name) => name.split(/[^\p{L}]+/u)).filter((word) => word.length > 1);

/** True for "Ann & Bob New" and "Ann New". */
const sharesWord = ({ names }: Candidate, wantedNames: readonly string[]): boolean => {
  const words = new Set(wordsOf(names));
  return wordsOf(wantedNames).some((word) => words.has(word));
};

const holdsAlone = ({ contacts }: Candidate, row: NamedCustomer): boolean =>
  contacts.some(
    ({ value, isShared }) => !isShared && row.contacts.some((contact) => contact.value === value),
  );

/**
 * Finds or adds the properties.
 * @returns the property ids in the order of the rows, and the ids of the added ones
 */
async function findOrAddProperties(
  work: UnitOfWork,
  contractorId: string,
  named: readonly NamedCustomer[],
  customerIds: readonly (string | null)[],
): Promise<{ ids: (string | null)[]; added: ReadonlySet<string> }> {
  const places = named.flatMap(({ address }, index) => {
    const customerId = customerIds[index];
    return address && customerId
      ? [{ at: index, place: { contractorId, customerId, address } }]
      : [];
  });
  const propertyIds = await findPropertyIds(work, customerIds);
  const opened = await findOrCreateProperties(
    work,
    places.map(({ place }) => place),
  );
  const ids: (string | null)[] = named.map(() => null);
  for (const [index, { at }] of places.entries()) ids[at] = opened[index] ?? null;
  const added = new Set(opened.filter((id) => id !== null && !propertyIds.has(id)).map(String));
  return { ids, added };
}

async function findPropertyIds(
  { tx }: UnitOfWork,
  customerIds: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(customerIds.filter((id) => id !== null))];
  const rows = await tx
    .select({ id: properties.id })
    .from(properties)
    .where(inArray(properties.customerId, ids));
  return new Set(rows.map(({ id }) => id));
}

async function findPeople({ tx }: UnitOfWork, customerIds: readonly (string | null)[]) {
  const ids = [...new Set(customerIds.filter((id) => id !== null))];
  const first = (kind: "phone" | "email", column: "value" | "extension") =>
    sql<string | null>`(select k.${sql.identifier(column)} from ${customerContacts} k
      where k.customer_id = customers.id and k.kind = ${kind} order by k.position, k.id limit 1)`;
  const rows = await tx
    .select({
      id: customers.id,
      name: customers.name,
      phone: first("phone", "value"),
      phoneExtension: first("phone", "extension"),
      email: first("email", "value"),
    })
    .from(customers)
    .where(inArray(customers.id, ids));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

export type NoteToImport = {
  customerId: string;
  text: string;
  /** Null if the importing member is the author. */
  author: string | null;
  createdAt: Date | null;
};

/**
 * Adds another program's notes to customers.
 * @returns the note ids, in the same order
 */
export async function importCustomerNotes(
  { tx, now }: UnitOfWork,
  target: { contractorId: string; memberId: string; memberName: string },
  notes: readonly NoteToImport[],
): Promise<string[]> {
  if (notes.length === 0) return [];
  const { contractorId, memberId, memberName } = target;
  const rows = notes.map(({ customerId, text, author, createdAt }) => ({
    id: newId((createdAt ?? now).getTime()),
    contractorId,
    customerId,
    memberId,
    memberName: author ?? memberName,
    text,
    createdAt: createdAt ?? now,
  }));
  await tx.insert(customerNotes).values(rows);
  return rows.map(({ id }) => id);
}

/**
 * Removes properties that an import added, except those that are in use or were changed since.
 * @returns the ids of those that weren't removed
 */
export async function removeImportedProperties(
  { tx }: UnitOfWork,
  ids: readonly string[],
  since: Date,
  isReferred: (propertyId: SQL) => SQL,
): Promise<Set<string>> {
  const removed = await tx
    .delete(properties)
    .where(
      and(
        inArray(properties.id, [...ids]),
        lte(properties.updatedAt, since),
        sql`not exists (select from ${equipment} where ${equipment.propertyId} = ${properties.id})`,
        sql`not ${isReferred(sql`${properties.id}`)}`,
      ),
    )
    .returning({ id: properties.id });
  const removedIds = new Set(removed.map(({ id }) => id));
  return new Set(ids.filter((id) => !removedIds.has(id)));
}

/** Removes notes that an import added. Notes can't be edited, so none was changed since. */
export async function removeImportedNotes(
  { tx }: UnitOfWork,
  ids: readonly string[],
): Promise<void> {
  await tx.delete(customerNotes).where(inArray(customerNotes.id, [...ids]));
}
