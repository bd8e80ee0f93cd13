import { z } from "zod";
import { contactLabels, customerSources } from "~/domains/customers/index.ts";

/** A customer in a list, as the API returns it. */
export const customerRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    company: z.string().nullable(),
    phone: z.string().nullable().describe("The one to use, E.164"),
    phone_extension: z.string().nullable().describe("Digits to dial after the number"),
    email: z.string().nullable().describe("The one to use"),
    tags: z.array(z.string()),
    do_not_contact: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso
      .datetime()
      .describe("When the customer, a contact, or a property changed last"),
  })
  .meta({ id: "Customer" });
export type CustomerRow = z.output<typeof customerRow>;

const contact = z.object({
  phone: z.string().nullable().describe("E.164; null for an email address"),
  phone_extension: z.string().nullable().describe("Digits to dial after the number"),
  email: z.string().nullable(),
  label: z.enum(contactLabels).nullable(),
  shared: z.boolean().describe("Whether another customer has it, too"),
});

/** A property of a customer, as the API returns it. */
export const propertyRow = z
  .object({
    id: z.uuid(),
    customer_id: z.uuid(),
    street: z.string(),
    unit: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable().describe("Two letters"),
    zip_code: z.string().nullable(),
    access_notes: z.string().nullable().describe("How to get in"),
    revision: z.number().int().describe("Counts changes; send it back with a change"),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "Property" });
export type PropertyRow = z.output<typeof propertyRow>;

/** One customer with their contacts. */
export const customerInFull = customerRow
  .extend({
    billing_address: z.string().nullable(),
    notes: z.string().nullable(),
    source: z.enum(customerSources).nullable(),
    contacts: z.array(contact).describe("Of each kind, the first is the one to use"),
    owed_cents: z.number().int().describe("What they owe for finalized invoices, in cents"),
    merged_ids: z.array(z.uuid()).describe("Ids of customers that were merged into this one"),
    revision: z.number().int().describe("Counts changes; send it back with a change"),
  })
  .meta({ id: "CustomerInFull" });
export type CustomerInFull = z.output<typeof customerInFull>;
