import { expect, test } from "vitest";
import { addCustomer, addCustomerNote } from "~/domains/customers/change-customers.server.ts";
import { newCustomerSchema } from "~/domains/customers/customers.schema.ts";
import { mergeCustomers } from "~/domains/customers/merge-customers.server.ts";
import {
  findConversation,
  findCustomerOfConversation,
} from "~/domains/inbox/read-conversations.server.ts";
import { fillSnippets, saveSnippet } from "~/domains/inbox/snippets/snippets.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { businessWithLead } = followUps(platform);

/** A customer whom the team added, with a conversation but no request. */
async function customerWithoutLead() {
  const { contractorId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner", { name: "Olive" });
  const form = { name: "Nina New", phone: "(512) 555-0188", email: "" };
  const request = check(newCustomerSchema, form);
  if (!request.ok) throw new Error("The form is wrong");
  const added = await addCustomer(platform(), owner, { request: request.value, requestKey: null });
  if (!added.ok) throw new Error(added.code);
  const { customerId } = added;
  const [conversation] = await platform()
    .database.query.insert(conversations)
    .values({ contractorId, customerId, name: "Nina New", phone: "+15125550188" })
    .returning();
  return { owner, customerId, conversationId: conversation?.id ?? "" };
}

test("a conversation without a lead names its customer and has their notes", async () => {
  const { owner, customerId, conversationId } = await customerWithoutLead();
  const note = { customerId, text: "Has a dog", requestKey: null };
  expect(await addCustomerNote(platform(), owner, note)).toMatchObject({ ok: true });
  expect(await findConversation(platform(), owner, conversationId)).toMatchObject({
    leadId: null,
    person: { customerId },
    notes: [{ memberName: "Olive", text: "Has a dog" }],
  });
  expect(await findCustomerOfConversation(platform(), owner, conversationId)).toBe(customerId);
  const { owner: stranger } = await customerWithoutLead();
  expect(await findCustomerOfConversation(platform(), stranger, conversationId)).toBeNull();
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  await expect(
    findCustomerOfConversation(platform(), technician, conversationId),
  ).rejects.toThrow();
});

test("templates are filled in for a customer without a request", async () => {
  const { owner, conversationId } = await customerWithoutLead();
  const words = "Hi {first_name}, {business} is nearby.";
  await saveSnippet(platform(), owner, null, { name: "Nearby", words });
  expect(await fillSnippets(platform(), owner, { conversationId })).toMatchObject([
    { name: "Nearby", words: "Hi Nina, Bluebonnet Plumbing is nearby." },
  ]);
  const { owner: stranger } = await customerWithoutLead();
  await saveSnippet(platform(), stranger, null, { name: "Nearby", words });
  expect(await fillSnippets(platform(), stranger, { conversationId })).toEqual([]);
});

test("a merged customer's conversation leads to the remaining customer", async () => {
  const { owner, customerId, conversationId } = await customerWithoutLead();
  const form = { name: "Nina Newer", phone: "", email: "nina@home.example" };
  const request = check(newCustomerSchema, form);
  if (!request.ok) throw new Error("The form is wrong");
  const other = await addCustomer(platform(), owner, { request: request.value, requestKey: null });
  const targetId = other.ok ? other.customerId : "";
  await mergeCustomers(platform(), owner, { targetId, duplicateId: customerId });
  const found = await findConversation(platform(), owner, conversationId);
  expect(found?.person.customerId).toBe(targetId);
});
