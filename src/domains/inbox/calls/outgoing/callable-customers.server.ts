import { and, asc, eq, inArray, or } from "drizzle-orm";
import { customerContacts, customers } from "~/domains/customers/index.server.ts";
import { conversations, findOrCreateConversations } from "~/domains/leads/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
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
  const given = [...new Set(phones)].filter((phone) => phone !== null);
  if (given.length === 0) return new Map();
  const { number, takesCalls } = await readNumber(query, contractorId);
  if (!number || !takesCalls) return new Map();
  const [contacts, found] = await Promise.all([
    query
      .select({ phone: customerContacts.value })
      .from(customerContacts)
      .where(
        and(
          eq(customerContacts.contractorId, contractorId),
          inArray(customerContacts.value, given),
          eq(customerContacts.isShared, false),
        ),
      ),
    query
      .select({ conversationId: conversations.id, phone: conversations.phone })
      .from(conversations)
      .where(
        and(
          eq(conversations.contractorId, contractorId),
          inArray(conversations.phone, given),
          eq(conversations.phoneShared, false),
        ),
      ),
  ]);
  const callable = new Map<string | null, Callable>();
  for (const { phone } of contacts) callable.set(phone, { conversationId: null });
  for (const { phone, conversationId } of found) callable.set(phone, { conversationId });
  return callable;
}

/**
 * Finds or creates the conversation with a customer's first phone, or the customer's with a phone, so they can be
 * called from the business's number and the call is listed. @returns null if the business has no such customer,
 * or several share the phone
 */
export async function openCallConversation(
  platform: Platform,
  actor: Actor,
  wanted: { customerId: string } | { phone: string },
): Promise<string | null> {
  authorize(canCallCustomers(actor));
  const { contractorId } = actor;
  const isWanted =
    "phone" in wanted
      ? eq(customerContacts.value, wanted.phone)
      : or(eq(customers.id, wanted.customerId), eq(customers.mergedInto, wanted.customerId));
  return inTransaction(platform, async (work) => {
    const [person] = await work.tx
      .select({
        name: customers.name,
        phone: customerContacts.value,
        phoneExtension: customerContacts.extension,
        isShared: customerContacts.isShared,
      })
      .from(customerContacts)
      .innerJoin(customers, eq(customers.id, customerContacts.customerId))
      .where(
        and(eq(customers.contractorId, contractorId), eq(customerContacts.kind, "phone"), isWanted),
      )
      .orderBy(asc(customerContacts.position), asc(customerContacts.id))
      .limit(1);
    if (!person || person.isShared) return null;
    const { name, phone, phoneExtension } = person;
    const [found] = await findOrCreateConversations(work, [
      { contractorId, name, phone, phoneExtension, email: null },
    ]);
    return found ?? null;
  });
}
