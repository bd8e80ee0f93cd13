import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import {
  customerContacts,
  customers,
  idsOf,
  isDoNotContact,
} from "~/domains/customers/index.server.ts";
import { conversations, findOrCreateConversations } from "~/domains/leads/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canCallCustomers, canReadCalls } from "../../inbox.policy.ts";
import { readNumber } from "./start-outgoing-call.server.ts";

/** How a customer can be called: in a conversation, or null if one has to be opened first. */
export type Callable = { conversationId: string | null };

/**
 * Which of these phones, in E.164, can be called from the business's number; none while it has no number or takes
 * no calls. A phone that several customers share is only callable from its conversations. The form of a call
 * says why someone can't be called.
 */
export async function listCallable(
  { database: { query } }: Platform,
  actor: Actor,
  phones: readonly (string | null)[],
): Promise<Map<string | null, Callable>> {
  authorize(canReadCalls(actor));
  const { contractorId } = actor;
  const knownPhones = [...new Set(phones)].filter((phone) => phone !== null);
  if (knownPhones.length === 0) return new Map();
  const [{ number, takesCalls }, contacts, phoneConversations] = await Promise.all([
    readNumber(query, contractorId),
    query
      .select({ phone: customerContacts.value, customerId: holder })
      .from(customerContacts)
      .innerJoin(customers, eq(customers.id, customerContacts.customerId))
      .where(
        and(
          eq(customerContacts.contractorId, contractorId),
          inArray(customerContacts.value, knownPhones),
        ),
      ),
    query
      .select({ conversationId: conversations.id, phone: conversations.phone })
      .from(conversations)
      .where(
        and(
          eq(conversations.contractorId, contractorId),
          inArray(conversations.phone, knownPhones),
        ),
      ),
  ]);
  const callable = new Map<string | null, Callable>();
  if (!number || !takesCalls) return callable;
  for (const phone of knownPhones) {
    const holders = new Set(contacts.filter((contact) => contact.phone === phone).map(holderOf));
    const sameNumber = phoneConversations.filter((conversation) => conversation.phone === phone);
    const isShared = holders.size > 1 || sameNumber.length > 1;
    if (isShared || holders.size + sameNumber.length === 0) continue;
    callable.set(phone, { conversationId: sameNumber[0]?.conversationId ?? null });
  }
  return callable;
}

/**
 * How each of a customer's phones can be called from the business's number: in their own conversation with it,
 * which is listed even while the business takes no calls, else like any phone. Others aren't in the map.
 */
export async function listCallableOfCustomer(
  platform: Platform,
  actor: Actor,
  { customerId, phones }: { customerId: string; phones: readonly string[] },
): Promise<Map<string | null, Callable>> {
  authorize(canReadCalls(actor));
  if (phones.length === 0) return new Map();
  const { query } = platform.database;
  const [callable, own] = await Promise.all([
    listCallable(platform, actor, phones),
    query
      .selectDistinctOn([conversations.phone], {
        conversationId: conversations.id,
        phone: conversations.phone,
      })
      .from(conversations)
      .where(
        and(
          eq(conversations.contractorId, actor.contractorId),
          inArray(conversations.phone, [...phones]),
          inArray(conversations.customerId, idsOf(query, customerId)),
        ),
      )
      .orderBy(conversations.phone, desc(conversations.lastMessageAt), desc(conversations.id)),
  ]);
  for (const { phone, conversationId } of own) callable.set(phone, { conversationId });
  return callable;
}

/** The customer with a contact, or the one they were merged into. */
const holder = sql<string>`coalesce(${customers.mergedInto}, ${customers.id})`;
const holderOf = ({ customerId }: { customerId: string }) => customerId;

/**
 * Finds or creates the conversation of the customer who has a phone, so they can be called from the business's
 * number and the call is listed. @returns null if no customer of the business has it, several do, or the one who
 * does is marked "Do not contact"
 */
export async function openCallConversation(
  platform: Platform,
  actor: Actor,
  dialedPhone: string,
): Promise<string | null> {
  authorize(canCallCustomers(actor));
  const { contractorId } = actor;
  return inTransaction(platform, async (work) => {
    const [person] = await work.tx
      .select({
        name: customers.name,
        phone: customerContacts.value,
        phoneExtension: customerContacts.extension,
        customerId: holder,
        doNotContact: isDoNotContact(holder),
      })
      .from(customerContacts)
      .innerJoin(customers, eq(customers.id, customerContacts.customerId))
      .where(
        and(
          eq(customers.contractorId, contractorId),
          eq(customerContacts.kind, "phone"),
          eq(customerContacts.value, dialedPhone),
        ),
      )
      .orderBy(asc(customerContacts.position), asc(customerContacts.id))
      .limit(1);
    if (!person || person.doNotContact || (await isHeldByOthers(work, contractorId, person)))
      return null;
    const { name, phone, phoneExtension } = person;
    const [conversation] = await findOrCreateConversations(work, [
      { contractorId, name, phone, phoneExtension, email: null },
    ]);
    return conversation ?? null;
  });
}

/** Whether another customer has the phone, too. */
async function isHeldByOthers(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  { phone, customerId }: { phone: string; customerId: string },
): Promise<boolean> {
  const [otherContact] = await tx
    .select({ id: customerContacts.id })
    .from(customerContacts)
    .innerJoin(customers, eq(customers.id, customerContacts.customerId))
    .where(
      and(
        eq(customerContacts.contractorId, contractorId),
        eq(customerContacts.value, phone),
        ne(holder, customerId),
      ),
    )
    .limit(1);
  return otherContact !== undefined;
}
