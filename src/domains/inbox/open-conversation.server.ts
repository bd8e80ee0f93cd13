import { and, asc, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { customerContacts, customers, idsOf } from "~/domains/customers/index.server.ts";
import { conversations, findOrCreateConversations } from "~/domains/leads/index.server.ts";
import { workOrders } from "~/domains/schedule/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canOpenConversations } from "./inbox.policy.ts";

type Person = {
  customerId: string;
  name: string;
  phone: string | null;
  phoneExtension: string | null;
  email: string | null;
};

/**
 * Finds or creates the conversation with a customer, or with the contact of a job, to message them from
 * the business. @returns null if the business has no such record, if they have no phone or email of
 * their own, or if they are marked "Do not contact" and can't be emailed
 */
export async function openConversationWith(
  platform: Platform,
  actor: Actor,
  about: { customerId: string } | { jobId: string },
): Promise<string | null> {
  authorize(canOpenConversations(actor));
  const { contractorId } = actor;
  return inTransaction(platform, async (work) => {
    const person =
      "jobId" in about
        ? await findContactOfJob(work, contractorId, about.jobId)
        : await findContactOfCustomer(work, contractorId, about.customerId);
    if (!person) return null;
    const { customerId, name, phoneExtension } = person;
    const existing = await findExisting(work, contractorId, person);
    if (existing) return existing;
    const [customer] = await work.tx
      .select({ doNotContactAt: customers.doNotContactAt })
      .from(customers)
      .where(eq(customers.id, customerId));
    const ownOnly = async (value: string | null) =>
      value && !(await isHeldByOthers(work, contractorId, { value, customerId })) ? value : null;
    const phone = customer?.doNotContactAt ? null : await ownOnly(person.phone);
    const email = await ownOnly(person.email);
    if (!phone && !email) return null;
    const [conversation] = await findOrCreateConversations(work, [
      { contractorId, name, phone, phoneExtension: phone ? phoneExtension : null, email },
    ]);
    return conversation ?? null;
  });
}

async function findContactOfJob(
  { tx }: UnitOfWork,
  contractorId: string,
  jobId: string,
): Promise<Person | null> {
  const [job] = await tx
    .select({
      customerId: canonicalId,
      name: workOrders.customerName,
      phone: workOrders.phone,
      phoneExtension: workOrders.phoneExtension,
      email: workOrders.email,
    })
    .from(workOrders)
    .innerJoin(customers, eq(customers.id, workOrders.customerId))
    .where(and(eq(workOrders.id, jobId), eq(workOrders.contractorId, contractorId)));
  return job ?? null;
}

async function findContactOfCustomer(
  { tx }: UnitOfWork,
  contractorId: string,
  customerId: string,
): Promise<Person | null> {
  const [customer] = await tx
    .select({ customerId: canonicalId, name: customers.name })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.contractorId, contractorId)));
  if (!customer) return null;
  const contacts = await tx
    .select()
    .from(customerContacts)
    .where(inArray(customerContacts.customerId, idsOf(tx, customer.customerId)))
    .orderBy(asc(customerContacts.position), asc(customerContacts.id));
  const phone = contacts.find(({ kind }) => kind === "phone");
  const email = contacts.find(({ kind }) => kind === "email");
  return {
    ...customer,
    phone: phone?.value ?? null,
    phoneExtension: phone?.extension ?? null,
    email: email?.value ?? null,
  };
}

const canonicalId = sql<string>`coalesce(${customers.mergedInto}, ${customers.id})`;

/** The customer's conversation with this phone or email, that with the phone first. */
async function findExisting(
  { tx }: UnitOfWork,
  contractorId: string,
  { customerId, phone, email }: Person,
): Promise<string | null> {
  const isTheirs = or(
    phone ? eq(conversations.phone, phone) : undefined,
    email ? eq(conversations.email, email) : undefined,
  );
  if (!isTheirs) return null;
  const [conversation] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.contractorId, contractorId),
        inArray(conversations.customerId, idsOf(tx, customerId)),
        isTheirs,
      ),
    )
    .orderBy(
      desc(sql`${conversations.phone} is not distinct from ${phone}`),
      desc(conversations.lastMessageAt),
      desc(conversations.id),
    )
    .limit(1);
  return conversation?.id ?? null;
}

/** Whether another customer has the phone or email, too. */
export async function isHeldByOthers(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  { value, customerId }: { value: string; customerId: string },
): Promise<boolean> {
  const [otherContact] = await tx
    .select({ id: customerContacts.id })
    .from(customerContacts)
    .innerJoin(customers, eq(customers.id, customerContacts.customerId))
    .where(
      and(
        eq(customerContacts.contractorId, contractorId),
        eq(customerContacts.value, value),
        ne(canonicalId, customerId),
      ),
    )
    .limit(1);
  return otherContact !== undefined;
}
