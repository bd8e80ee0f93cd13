import { z } from "zod";
import { consentWays, contactLabels, customerSources } from "~/domains/customers/index.ts";
import { optOutChannels } from "~/domains/messaging/index.ts";

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
    revision: z
      .number()
      .int()
      .describe("Increases with each change; send it back when you change the estimate"),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "Property" });
export type PropertyRow = z.output<typeof propertyRow>;

/** Whether a customer's number or address can be messaged, and the evidence. */
const consent = z
  .object({
    channel: z.enum(optOutChannels),
    phone: z.string().nullable().describe("E.164; null for email"),
    email: z.string().nullable().describe("Null for texts"),
    opted_out_at: z.iso
      .datetime()
      .nullable()
      .describe("Then nothing is sent, whatever they agreed to before"),
    informational_at: z.iso
      .datetime()
      .nullable()
      .describe("When they agreed to texts about their jobs on the business’s page"),
    marketing_at: z.iso
      .datetime()
      .nullable()
      .describe("When they agreed to marketing texts on the business’s page"),
    recorded: z
      .object({
        id: z.uuid(),
        given_by: z.string().describe("Who agreed"),
        way: z.enum(consentWays).describe("How"),
        given_on: z.iso.date().describe("When"),
        wording: z.string().nullable().describe("To what, word for word"),
        note: z.string().nullable().describe("What proves it"),
        recorded_by: z.string().describe("Name of the team member or of the API key"),
        recorded_at: z.iso.datetime(),
      })
      .nullable()
      .describe("What the business recorded. Never allows marketing"),
  })
  .meta({ id: "Consent" });

/** One customer with their contacts. */
export const customerInFull = customerRow
  .extend({
    billing_address: z.string().nullable(),
    notes: z.string().nullable(),
    source: z.enum(customerSources).nullable(),
    contacts: z.array(contact).describe("Of each kind, the first is the one to use"),
    consents: z.array(consent).describe("Of each phone number and email address"),
    owed_cents: z.number().int().describe("What they owe for finalized invoices, in cents"),
    merged_ids: z.array(z.uuid()).describe("Ids of customers that were merged into this one"),
    revision: z
      .number()
      .int()
      .describe("Increases with each change; send it back when you change the estimate"),
  })
  .meta({ id: "CustomerInFull" });
export type CustomerInFull = z.output<typeof customerInFull>;
