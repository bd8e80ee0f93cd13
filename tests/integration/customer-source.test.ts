import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCustomer } from "~/domains/customers/change-customers.server.ts";
import { customerSchema, newCustomerSchema } from "~/domains/customers/customers.schema.ts";
import { customers } from "~/domains/customers/customers.tables.server.ts";
import { nameOfSource } from "~/domains/customers/customers.ts";
import { addLead } from "~/domains/intake/lead-entry/add-lead.server.ts";
import { newLeadSchema } from "~/domains/intake/lead-entry/new-lead.schema.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { editCustomer } from "~/domains/office/customer-edits/edit-customer.server.ts";
import { findCustomer } from "~/domains/office/customers/find-customer.server.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);

const typed = <Value>(checked: { ok: true; value: Value } | { ok: false }): Value => {
  if (!checked.ok) throw new Error("The form is wrong");
  return checked.value;
};

async function business() {
  const { contractorId, pageId, leadId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const customerOf = async (id: string) => {
    const [lead] = await query().select().from(leads).where(eq(leads.id, id));
    return lead?.customerId ?? "";
  };
  const add = async (source: string, phone: string) => {
    const form = { name: "Walter Walkin", phone, email: "", need: "A new faucet", source };
    const place = { page_id: pageId, zip_code: "78701", urgency: "this_week" };
    const request = typed(check(newLeadSchema, { ...form, ...place }));
    const added = await addLead(platform(), owner, { request, requestKey: null });
    if (!added.ok) throw new Error(added.code);
    return customerOf(added.leadId);
  };
  const shown = async (customerId: string) => {
    const customer = await findCustomer(platform(), owner, customerId);
    return customer && nameOfSource(customer.source, customer.sourceName);
  };
  const edit = async (customerId: string, source_name: string | undefined) => {
    const customer = await findCustomer(platform(), owner, customerId);
    const form = { name: "Walter Walkin", revision: String(customer?.revision), source_name };
    const request = typed(check(customerSchema, form));
    return editCustomer(platform(), owner, customerId, request);
  };
  return { owner, add, shown, edit, customerId: await customerOf(leadId) };
}

test("a customer has the source of their first request", async () => {
  const { add, shown, customerId } = await business();
  const referral = await add("referral", "(512) 555-0190");
  const walkIn = await add("walk_in", "(512) 555-0191");
  const other = await add("elsewhere", "(512) 555-0192");
  expect(await shown(customerId)).toBe("Request on your page");
  expect(await shown(referral)).toBe("Referral");
  expect(await shown(walkIn)).toBe("Walk-in");
  expect(await shown(other)).toBe("Added by your team");
  // From before the source was saved with the customer.
  await query().update(customers).set({ sourceName: null }).where(eq(customers.id, referral));
  expect(await shown(referral)).toBe("Referral");
});

test("a member edits the source; API clients may leave it out", async () => {
  const { owner, edit, shown, customerId } = await business();
  // The form shows the name of the source, which isn't the business's own.
  await edit(customerId, "Request on your page");
  const saved = async () =>
    (await query().select().from(customers).where(eq(customers.id, customerId)))[0]?.sourceName;
  expect(await saved()).toBeNull();
  expect(await edit(customerId, "Yard sign")).toMatchObject({ ok: true });
  expect(await shown(customerId)).toBe("Yard sign");
  await edit(customerId, undefined);
  expect(await shown(customerId)).toBe("Yard sign");
  await edit(customerId, "");
  expect(await shown(customerId)).toBe("Request on your page");
  const form = { name: "Nina New", phone: "(512) 555-0193", email: "", source_name: "Yelp" };
  const request = typed(check(newCustomerSchema, form));
  const added = await addCustomer(platform(), owner, { request, requestKey: null });
  expect(added.ok && (await shown(added.customerId))).toBe("Yelp");
});
