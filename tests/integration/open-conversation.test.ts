import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCustomer } from "~/domains/customers/change-customers.server.ts";
import { customers } from "~/domains/customers/customers.tables.server.ts";
import { queueCustomerMessage } from "~/domains/follow-ups/by-hand/queue-customer-message.server.ts";
import { openConversationWith } from "~/domains/inbox/open-conversation.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit } from "./appointment-fixtures.ts";
import { customersWithProperties } from "./property-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, business } = customersWithProperties(platform);

async function add(owner: BusinessMember, contact: { phone: string | null; email: string | null }) {
  const request = {
    name: "Omar Reed",
    company: null,
    billing_address: null,
    notes: null,
    tags: [],
    address: null,
    shares_contact: true,
    ...contact,
  };
  const added = await addCustomer(platform(), owner, { request, requestKey: null });
  if (!added.ok) throw new Error(JSON.stringify(added));
  return added.customerId;
}

const conversationOf = async (id: string | null) =>
  (
    await query()
      .select()
      .from(conversations)
      .where(eq(conversations.id, id ?? ""))
  )[0];

test("a job's contact without a request gets one conversation", async () => {
  const { owner, about, customerId } = await business();
  const visitId = await addVisit(platform(), owner, about);
  const [visit] = await query().select().from(visits).where(eq(visits.id, visitId));
  const jobId = visit?.workOrderId ?? "";
  const id = await openConversationWith(platform(), owner, { jobId });
  expect(await conversationOf(id)).toMatchObject({
    customerId,
    phone: "+15125550731",
    email: "rita@stone.example",
  });
  expect(await openConversationWith(platform(), owner, { jobId })).toBe(id);
  expect(await openConversationWith(platform(), owner, { customerId })).toBe(id);
});

test("a customer with only an email is emailed in their conversation", async () => {
  const { owner } = await business();
  const customerId = await add(owner, { phone: null, email: "omar@reed.example" });
  const conversationId = await openConversationWith(platform(), owner, { customerId });
  expect(await conversationOf(conversationId)).toMatchObject({ customerId, phone: null });
  const request = { channel: "email", subject: "Your filter", words: "It’s in." } as const;
  const sent = await queueCustomerMessage(platform(), owner, {
    conversationId: conversationId ?? "",
    request,
    requestKey: crypto.randomUUID(),
  });
  expect(sent).toMatchObject({ ok: true });
});

test("no conversation opens for a shared phone, a mark, or a stranger", async () => {
  const { owner, customerId: otherId } = await business();
  const customerId = await add(owner, { phone: "+15125550731", email: null });
  expect(await openConversationWith(platform(), owner, { customerId })).toBeNull();
  const ownId = await add(owner, { phone: "+15125550733", email: null });
  await query()
    .update(customers)
    .set({ doNotContactAt: new Date() })
    .where(eq(customers.id, ownId));
  expect(await openConversationWith(platform(), owner, { customerId: ownId })).toBeNull();
  const stranger = await business();
  const foreign = { customerId: otherId };
  expect(await openConversationWith(platform(), stranger.owner, foreign)).toBeNull();
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  await expect(openConversationWith(platform(), technician, foreign)).rejects.toThrow(
    "permission denied",
  );
});
