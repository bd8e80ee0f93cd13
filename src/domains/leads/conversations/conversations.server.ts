import { eq, inArray, sql } from "drizzle-orm";
import { assignCustomers } from "~/domains/customers/index.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { isOnePerson, isSharedEmail, isSharedPhone } from "~/domains/shared/index.ts";
import { noteLock } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { conversationCustomers } from "../lead-customers.server.ts";
import { conversations } from "./conversations.tables.server.ts";

/** A person as a conversation knows them: phone in E.164, email in lower case. */
type Wanted = {
  contractorId: string;
  name: string;
  phone: string | null;
  email: string | null;
  phoneExtension?: string | null;
  /** Whether several people share the phone or the email (`people.shared`). */
  phoneShared?: boolean;
  emailShared?: boolean;
};
type Opening = Pick<UnitOfWork, "tx" | "now">;
type Known = {
  id: string;
  contractorId: string;
  name: string;
  phone: string | null;
  email: string | null;
  phoneShared: boolean;
  emailShared: boolean;
};

/**
 * Finds or creates the conversations of businesses with these people. A conversation that has only a phone
 * or only an email gets the other, unless someone else has it. If two match, the one with the phone wins.
 * An email that belongs to another phone doesn't join the two phones, and a shared phone or email joins no
 * one (`people.shared`).
 * @returns the conversation ids, in the order of `people`
 */
export async function findOrCreateConversations(
  { tx, now, record }: Pick<UnitOfWork, "tx" | "now" | "record">,
  people: readonly Wanted[],
): Promise<string[]> {
  const wantedPeople = people.map((person) => ({
    ...person,
    phoneShared: person.phoneShared || isSharedPhone(person.phone),
    emailShared: person.emailShared || isSharedEmail(person.email),
  }));
  const inOrder = wantedPeople.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await insertConversations({ tx, now }, inOrder);
  const existing = await findAll(tx, wantedPeople);
  const ids: string[] = [];
  for (const person of wantedPeople) {
    const matches = existing.filter((conversation) => isOf(conversation, person));
    const conversation =
      matches.find(({ phone }) => phone === person.phone) ??
      matches.find(({ phone }) => !phone || !person.phone) ??
      (await createSeparateConversation({ tx, now }, person));
    if (!existing.some(({ id }) => id === conversation.id)) existing.push(conversation);
    ids.push(conversation.id);
    const learned = {
      ...(person.phone && !person.phoneShared && !conversation.phone
        ? { phone: person.phone, phoneExtension: person.phoneExtension ?? null }
        : {}),
      ...(person.email && !person.emailShared && !conversation.email
        ? { email: person.email }
        : {}),
    };
    const isTaken = existing.some(
      (other) =>
        other.id !== conversation.id &&
        other.contractorId === person.contractorId &&
        ((person.phone !== null && other.phone === person.phone) ||
          (person.email !== null && other.email === person.email)),
    );
    if (isTaken || Object.keys(learned).length === 0) continue;
    await tx.update(conversations).set(learned).where(eq(conversations.id, conversation.id));
    // The next entry may be the same person.
    Object.assign(conversation, learned);
  }
  await assignCustomers({ tx, now, record }, conversationCustomers, {
    only: inArray(conversations.id, ids),
  });
  return ids;
}

async function insertConversations({ tx, now }: Opening, people: readonly Wanted[]): Promise<void> {
  await tx
    .insert(conversations)
    .values(
      people.map(
        ({ contractorId, name, phone, phoneExtension, phoneShared, email, emailShared }) => ({
          contractorId,
          name,
          phone,
          phoneExtension: phone ? phoneExtension : null,
          phoneShared: phone !== null && phoneShared,
          email,
          emailShared: email !== null && emailShared,
          createdAt: now,
        }),
      ),
    )
    .onConflictDoNothing();
}

/**
 * Creates a separate conversation for someone whose phone or email is already in another person's. Their
 * own one identifies them; the other is marked as shared.
 */
async function createSeparateConversation(opening: Opening, person: Wanted): Promise<Known> {
  const existing = await findAll(opening.tx, [person]);
  // It may have been created at the same moment.
  const match = existing.find(
    (conversation) => isOf(conversation, person) && conversation.phone === person.phone,
  );
  if (match) return match;
  const isPhoneTaken = existing.some(({ phone }) => phone !== null && phone === person.phone);
  const isEmailTaken = existing.some(({ email }) => email !== null && email === person.email);
  // If their email is in a conversation with another phone, theirs is identified by the phone alone.
  const knownByPhone = person.phone !== null && !isPhoneTaken;
  const apart = {
    ...person,
    phoneShared: person.phoneShared || isPhoneTaken,
    emailShared: person.emailShared || isEmailTaken,
    email: knownByPhone && isEmailTaken && !person.emailShared ? null : person.email,
  };
  await insertConversations(opening, [apart]);
  const opened = (await findAll(opening.tx, [apart])).find(
    (conversation) => isOf(conversation, apart) && conversation.phone === apart.phone,
  );
  if (!opened) throw new Error("A conversation needs a phone number or an email address");
  return opened;
}

const keyOf = ({ contractorId, phone, email }: Wanted) => `${contractorId} ${phone} ${email}`;

const isOf = (conversation: Known, person: Wanted): boolean =>
  conversation.contractorId === person.contractorId && isOnePerson(conversation, person);

/** Finds and locks all conversations with these phones and emails, oldest first. */
async function findAll(tx: Opening["tx"], wantedPeople: readonly Wanted[]): Promise<Known[]> {
  const people = JSON.stringify(
    wantedPeople.map(({ contractorId, phone, email }) => ({
      contractor_id: contractorId,
      phone,
      email,
    })),
  );
  noteLock("conversations");
  const { rows } = await tx.execute<Known>(sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${people}::jsonb) as wanted(contractor_id uuid, phone text, email text))
    select id, contractor_id as "contractorId", name, phone, email,
      phone_shared as "phoneShared", email_shared as "emailShared" from ${conversations}
    where id = any(array(
      select c.id from wanted join ${conversations} c on c.contractor_id = wanted.contractor_id and c.phone = wanted.phone
      union
      select c.id from wanted join ${conversations} c on c.contractor_id = wanted.contractor_id and c.email = wanted.email))
    order by id for update`);
  return rows;
}

/**
 * For a query of conversations: the id of the person's latest lead in the same business, matched by
 * number or email address (`people.same-person`). A merged lead counts as the one it was merged into.
 */
export const latestLeadOfConversation = sql`(
  select coalesce(l.merged_into, l.id) from ${leads} l
  where l.contractor_id = ${conversations.contractorId} and not l.quarantined
    and (l.phone = ${conversations.phone} or l.email = ${conversations.email})
  order by l.created_at desc, l.id desc limit 1)`;
