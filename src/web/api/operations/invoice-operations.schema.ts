import { z } from "zod";
import { paymentMethods, shownInvoiceStates } from "~/domains/billing/index.ts";
import { invoiceInFull, invoiceRow } from "~/domains/office/index.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import { sending } from "./estimate-operations.schema.ts";
import { customerFields } from "./job-operations.schema.ts";
import {
  after,
  body,
  byId,
  found,
  invalid,
  keyRefusals,
  listed,
  noFields,
  notFoundRefusal,
  refusals,
  requestKey,
  requiredKey,
  response,
  rowRefusals,
  unreadable,
  withKey,
} from "./operation-parts.schema.ts";

export const invoiceQuery = z.strictObject({ state: z.enum(shownInvoiceStates).optional(), after });

const reads = withKey("invoices:read");
const writes = withKey("invoices:write");

const line = z.object({
  description: z.string(),
  unit: z.string().nullish(),
  quantity: z.number().nullish().describe("Up to three decimals; 1 by default"),
  price_cents: z.number().int().describe("The unit price, in cents"),
  taxable: z.boolean().optional(),
});

const terms = {
  discount_cents: z.number().int().nullish(),
  discount_percent: z.number().nullish(),
  tax_percent: z.number().nullish().describe("Tax rate of taxable lines, such as 8.25"),
  message: z.string().nullish(),
  deposit_cents: z.number().int().nullish().describe("What was paid before"),
  due_on: z.iso.date().optional(),
  lines: z.array(line).optional(),
};

const newInvoice = z
  .object({
    ...customerFields,
    job_id: z.uuid().nullish().describe("The job it is for; it starts with the job's lines"),
    estimate_id: z.uuid().nullish().describe("An accepted estimate; it starts with its lines"),
    ...terms,
  })
  .meta({ id: "NewInvoice" });

const { lead_id: _lead, customer_id: _customer, ...customer } = customerFields;
const invoiceChange = z
  .object(customer)
  .partial()
  .extend(terms)
  .extend({
    revision: z.number().int().describe("The invoice's revision that your change is based on"),
  })
  .meta({ id: "InvoiceChange" });

const amount = z.number().int().positive().describe("Cents");
const payment = z
  .object({
    amount_cents: amount,
    method: z.enum(paymentMethods),
    paid_on: z.iso.date(),
    note: z.string().nullish(),
    more_than_owed: z.boolean().optional().describe("Record more than is due"),
    send_receipt: z.boolean().optional().describe("Send the customer a receipt"),
  })
  .meta({ id: "NewPayment" });
const credit = z
  .object({
    amount_cents: amount,
    reason: z.string(),
    bill_again: z
      .boolean()
      .optional()
      .describe(
        "Whether the work can be invoiced again, which needs a credit of all that is left and no payment; by default if both are so",
      ),
  })
  .meta({ id: "NewCredit" });

const only = z.object({ id: z.uuid() });
const entry = z.object({ id: z.uuid(), invoice_id: z.uuid() });
const deleted = z.object({ id: z.uuid(), deleted: z.boolean() });
const notFinal = "It isn't finalized yet";

export const invoiceOperations: ApiPaths = {
  "/v1/invoices": {
    get: {
      operationId: "listInvoices",
      summary: "List the invoices of the business, newest first, 50 per page",
      ...reads,
      requestParams: { query: invoiceQuery },
      ...listed(invoiceRow),
    },
    post: {
      operationId: "createInvoice",
      summary: "Create a draft invoice, which your customer doesn't see yet",
      ...writes,
      requestParams: { header: requestKey },
      requestBody: body(newInvoice, {
        customer_name: "Maria Lopez",
        email: "maria@lopezbakery.example",
        what: "Replace the water heater",
        lines: [{ description: "50 gallon heater", price_cents: 120_000, taxable: true }],
        tax_percent: 8.25,
      }),
      responses: {
        "201": response("Created", only),
        ...refusals(unreadable, notFoundRefusal, invalid, ...keyRefusals),
      },
    },
  },
  "/v1/invoices/{id}": {
    get: {
      operationId: "getInvoice",
      summary: "Get one invoice with its lines, payments and credit notes",
      ...reads,
      ...found("The invoice", invoiceInFull),
    },
    patch: {
      operationId: "changeInvoice",
      summary: "Change the fields of a draft that are sent",
      ...writes,
      requestParams: { path: byId },
      requestBody: body(invoiceChange, { revision: 1, message: "Thanks for your business." }),
      responses: {
        "200": response("Changed", only.extend({ revision: z.number().int() })),
        ...rowRefusals("Someone changed it since this revision, or it is finalized"),
      },
    },
    delete: {
      operationId: "deleteInvoice",
      summary: "Delete a draft; a finalized invoice can only be credited",
      ...writes,
      requestParams: { path: byId },
      responses: { "200": response("Deleted", deleted), ...rowRefusals("It is finalized") },
    },
  },
  "/v1/invoices/{id}/finalize": {
    post: {
      operationId: "finalizeInvoice",
      summary: "Finalize a draft: it gets its number, and can't be changed after that",
      ...writes,
      requestParams: { path: byId },
      requestBody: body(
        z
          .object({ revision: z.number().int().describe("The invoice's revision that you saw") })
          .meta({ id: "InvoiceFinalization" }),
        { revision: 2 },
      ),
      responses: {
        "200": response(
          "Finalized, or it was before",
          only.extend({ number: z.string(), changed: z.boolean() }),
        ),
        ...rowRefusals("Someone changed it since this revision"),
      },
    },
  },
  "/v1/invoices/{id}/send": {
    post: {
      operationId: "sendInvoice",
      summary: "Send a finalized invoice to its customer, by the same rules as on screen",
      ...writes,
      requestParams: { path: byId, header: requiredKey },
      requestBody: body(sending, { channel: "link" }),
      responses: {
        "200": response("Scheduled to be sent, or marked as sent", only),
        ...rowRefusals(notFinal),
      },
    },
  },
  "/v1/invoices/{id}/payments": {
    post: {
      operationId: "recordPayment",
      summary: "Record a payment that you received; it charges no card",
      ...writes,
      requestParams: { path: byId, header: requiredKey },
      requestBody: body(payment, {
        amount_cents: 100,
        method: "check",
        paid_on: "2026-11-20",
        note: "No. 1204",
      }),
      responses: { "201": response("Recorded", entry), ...rowRefusals(notFinal) },
    },
  },
  "/v1/invoices/{id}/credits": {
    post: {
      operationId: "creditInvoice",
      summary: "Credit all or part of a finalized invoice",
      ...writes,
      requestParams: { path: byId, header: requiredKey },
      requestBody: body(credit, { amount_cents: 100, reason: "Goodwill" }),
      responses: { "201": response("Credited", entry), ...rowRefusals(notFinal) },
    },
  },
  "/v1/invoices/{id}/void": {
    post: {
      operationId: "voidInvoice",
      summary:
        "Void an invoice with nothing left to credit, such as one that its deposit covers: its work can be invoiced again",
      ...writes,
      requestParams: { path: byId },
      requestBody: noFields,
      responses: {
        "200": response("Voided, or it was before", only.extend({ changed: z.boolean() })),
        ...rowRefusals("It is a draft or a deposit, or part of it isn't credited, or was paid"),
      },
    },
  },
};
