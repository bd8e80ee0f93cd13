import { z } from "zod";
import {
  apiCustomerSchema,
  changedPropertySchema,
  consentWays,
  contactLabels,
  newApiCustomerSchema,
  optOutSchema,
  propertySchema,
  textConsentSchema,
} from "~/domains/customers/index.ts";
import { customerInFull, customerRow, propertyRow } from "~/domains/office/index.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import {
  after,
  body,
  byId,
  fieldNames,
  found,
  invalid,
  keyRefusals,
  listed,
  notFoundRefusal,
  refusals,
  requestKey,
  response,
  unreadable,
  withKey,
} from "./operation-parts.schema.ts";

export const customerQuery = z.strictObject({
  search: z
    .string()
    .max(200)
    .optional()
    .describe("Words of a name, company, phone number, email address, or street"),
  updated_since: z.iso
    .datetime({ offset: true })
    .optional()
    .describe("Only customers that changed since then, with their contacts and properties"),
  after,
});
export const propertyQuery = z.strictObject({ after });

const reads = withKey("customers:read");
const writes = withKey("customers:write");

const added = z.object({ id: z.uuid() });
const changed = z.object({
  id: z.uuid(),
  revision: z.number().int().describe("To send with the next change"),
});

const contacts = z
  .array(
    z.object({
      phone: z.string().optional(),
      phone_extension: z.string().optional().describe("Digits to dial after the number"),
      email: z.string().optional(),
      label: z.enum(contactLabels).optional(),
      shares_contact: z
        .boolean()
        .optional()
        .describe("Whether another customer may have the same number or address"),
    }),
  )
  .optional();

const tags = z.array(z.string()).optional();

const newCustomer = fieldNames(newApiCustomerSchema)
  .extend({
    contacts: contacts.describe("Each a phone number or an email address; the first is used"),
    tags,
    address: z.string().optional().describe("The first property's address, on one line"),
  })
  .meta({ id: "NewCustomer" });

const customerChange = fieldNames(apiCustomerSchema)
  .partial()
  .extend({
    contacts: contacts.describe("Replace all contacts of the customer"),
    tags,
    do_not_contact: z.boolean().optional(),
    revision: z.number().int().describe("The customer's revision that your change is based on"),
  })
  .meta({ id: "CustomerChange" });

const newProperty = fieldNames(propertySchema).meta({ id: "NewProperty" });

const propertyChange = fieldNames(changedPropertySchema)
  .partial()
  .extend({
    revision: z.number().int().describe("The property's revision that your change is based on"),
  })
  .meta({ id: "PropertyChange" });

const way = z.enum(consentWays);
const newConsent = fieldNames(textConsentSchema)
  .extend({
    phone: z.string().describe("One of the customer’s numbers, E.164"),
    given_by: z.string().describe("Who agreed"),
    way: way.describe("How they agreed"),
    given_on: z.iso.date().describe("When, in the business’s time zone"),
    wording: z.string().optional().describe("What they agreed to, word for word"),
    note: z.string().optional().describe("What proves it; required for an imported list"),
  })
  .meta({ id: "NewConsent" });

const newOptOut = fieldNames(optOutSchema)
  .extend({
    phone: z.string().optional().describe("To stop texts: one of the customer’s numbers"),
    email: z.string().optional().describe("To stop emails: one of the customer’s addresses"),
    given_by: z.string().describe("Who opted out"),
    way: way.describe("How"),
    given_on: z.iso.date().describe("When, in the business’s time zone"),
    wording: z.string().optional().describe("What they said, word for word"),
  })
  .meta({ id: "NewOptOut" });

const optedOut = z.object({
  opted_out_at: z.iso.datetime().describe("Since when nothing is sent"),
});

const conflict: [number, string] = [409, "Someone changed it since this revision"];

export const customerOperations: ApiPaths = {
  "/v1/customers": {
    get: {
      operationId: "listCustomers",
      summary: "List the customers of the business, newest first, 50 per page",
      ...reads,
      requestParams: { query: customerQuery },
      ...listed(customerRow),
    },
    post: {
      operationId: "addCustomer",
      summary: "Add a customer with their contacts, and a first property if an address is given",
      ...writes,
      requestParams: { header: requestKey },
      requestBody: body(newCustomer, {
        name: "Maria Lopez",
        company: "Lopez Bakery",
        contacts: [
          { phone: "+12105550188", label: "mobile" },
          { email: "maria@lopezbakery.example" },
        ],
        address: "12 Oak Ave, San Antonio, TX 78205",
        tags: ["commercial"],
      }),
      responses: {
        "201": response("Added", added),
        ...refusals(unreadable, invalid, ...keyRefusals),
      },
    },
  },
  "/v1/customers/{id}": {
    get: {
      operationId: "getCustomer",
      summary: "Get one customer; the id of a merged one gets the customer it was merged into",
      ...reads,
      ...found("The customer", customerInFull),
    },
    patch: {
      operationId: "changeCustomer",
      summary: "Change the fields of a customer that are sent",
      ...writes,
      requestParams: { path: byId, header: requestKey },
      requestBody: body(customerChange, { revision: 1, notes: "Call before you come" }),
      responses: {
        "200": response("Changed", changed),
        ...refusals(unreadable, notFoundRefusal, conflict, invalid, ...keyRefusals),
      },
    },
  },
  "/v1/customers/{id}/consents": {
    post: {
      operationId: "recordConsent",
      summary:
        "Record that a customer agreed to texts about their jobs; this never allows marketing texts",
      ...writes,
      requestParams: { path: byId, header: requestKey },
      requestBody: body(newConsent, {
        phone: "+12105550188",
        given_by: "Maria Lopez",
        way: "phone",
        given_on: "2026-11-20",
        wording: "Yes, text me when you are on the way",
      }),
      responses: {
        "201": response("Recorded, or it was recorded before", added),
        ...refusals(unreadable, notFoundRefusal, invalid, ...keyRefusals),
      },
    },
  },
  "/v1/customers/{id}/opt-outs": {
    post: {
      operationId: "recordOptOut",
      summary:
        "Record that a customer wants no more texts to a number, or emails to an address; only they can undo it",
      ...writes,
      requestParams: { path: byId, header: requestKey },
      requestBody: body(newOptOut, {
        phone: "+12105550188",
        given_by: "Maria Lopez",
        way: "phone",
        given_on: "2026-11-20",
        wording: "Please stop texting me",
      }),
      responses: {
        "201": response("Recorded, or it was recorded before", optedOut),
        ...refusals(unreadable, notFoundRefusal, invalid, ...keyRefusals),
      },
    },
  },
  "/v1/customers/{id}/properties": {
    get: {
      operationId: "listCustomerProperties",
      summary: "List the properties of a customer, newest first, 50 per page",
      ...reads,
      requestParams: { path: byId, query: propertyQuery },
      responses: { ...listed(propertyRow).responses, ...refusals(notFoundRefusal) },
    },
    post: {
      operationId: "addProperty",
      summary: "Add a property to a customer",
      ...writes,
      requestParams: { path: byId, header: requestKey },
      requestBody: body(newProperty, {
        street: "44 Mission Rd",
        unit: "Apt 4",
        city: "San Antonio",
        state: "TX",
        zip_code: "78210",
        access_notes: "Gate code 4411",
      }),
      responses: {
        "201": response("Added, or restored if it was removed", added),
        ...refusals(unreadable, notFoundRefusal, invalid, ...keyRefusals),
      },
    },
  },
  "/v1/properties": {
    get: {
      operationId: "listProperties",
      summary: "List the properties of all customers, newest first, 50 per page",
      ...reads,
      requestParams: { query: propertyQuery },
      ...listed(propertyRow),
    },
  },
  "/v1/properties/{id}": {
    get: {
      operationId: "getProperty",
      summary: "Get one property",
      ...reads,
      ...found("The property", propertyRow),
    },
    patch: {
      operationId: "changeProperty",
      summary: "Change the fields of a property that are sent",
      ...writes,
      requestParams: { path: byId, header: requestKey },
      requestBody: body(propertyChange, { revision: 1, access_notes: "Key under the mat" }),
      responses: {
        "200": response("Changed", changed),
        ...refusals(unreadable, notFoundRefusal, conflict, invalid, ...keyRefusals),
      },
    },
  },
};
