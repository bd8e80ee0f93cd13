import { z } from "zod";
import { sendMethods, shownEstimateStates } from "~/domains/billing/index.ts";
import { estimateInFull, estimateRow } from "~/domains/office/index.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
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

export const estimateQuery = z.strictObject({
  state: z.enum(shownEstimateStates).optional(),
  after,
});

const reads = withKey("estimates:read");
const writes = withKey("estimates:write");

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
  deposit_cents: z.number().int().nullish(),
  deposit_percent: z.number().nullish(),
  expires_on: z.iso.date().optional().describe("The last day on which it can be accepted"),
  options: z
    .array(z.object({ name: z.string(), lines: z.array(line) }))
    .optional()
    .describe("One to three to choose from"),
};

const newEstimate = z
  .object({
    ...customerFields,
    job_id: z.uuid().nullish().describe("The job it is for"),
    ...terms,
  })
  .meta({ id: "NewEstimate" });

const { lead_id: _lead, customer_id: _customer, ...customer } = customerFields;
const estimateChange = z
  .object(customer)
  .partial()
  .extend(terms)
  .extend({
    revision: z.number().int().describe("The estimate's revision that your change is based on"),
  })
  .meta({ id: "EstimateChange" });

/** How a document is sent. */
export const sending = z
  .object({
    channel: z.enum(sendMethods).describe("link sends nothing: you share the link yourself"),
  })
  .meta({ id: "Sending" });

const only = z.object({ id: z.uuid() });
const deleted = z.object({ id: z.uuid(), deleted: z.boolean() });

export const estimateOperations: ApiPaths = {
  "/v1/estimates": {
    get: {
      operationId: "listEstimates",
      summary: "List the estimates of the business, newest first, 50 per page",
      ...reads,
      requestParams: { query: estimateQuery },
      ...listed(estimateRow),
    },
    post: {
      operationId: "createEstimate",
      summary: "Create a draft estimate, which your customer doesn't see yet",
      ...writes,
      requestParams: { header: requestKey },
      requestBody: body(newEstimate, {
        customer_name: "Maria Lopez",
        phone: "+12105550188",
        email: "maria@lopezbakery.example",
        what: "Replace the water heater",
        options: [
          {
            name: "Standard",
            lines: [{ description: "50 gallon heater", price_cents: 120_000, taxable: true }],
          },
        ],
        tax_percent: 8.25,
      }),
      responses: {
        "201": response("Created", only),
        ...refusals(unreadable, notFoundRefusal, invalid, ...keyRefusals),
      },
    },
  },
  "/v1/estimates/{id}": {
    get: {
      operationId: "getEstimate",
      summary: "Get one estimate with its options and the customer's responses",
      ...reads,
      ...found("The estimate", estimateInFull),
    },
    patch: {
      operationId: "changeEstimate",
      summary: "Change an estimate's fields; the customer sees the changes once you send it again",
      ...writes,
      requestParams: { path: byId },
      requestBody: body(estimateChange, { revision: 1, message: "Thanks for reaching out." }),
      responses: {
        "200": response("Changed", only.extend({ revision: z.number().int() })),
        ...rowRefusals("Someone changed it after this revision, or the customer accepted it"),
      },
    },
    delete: {
      operationId: "deleteEstimate",
      summary: "Delete an estimate that was never sent",
      ...writes,
      requestParams: { path: byId },
      responses: { "200": response("Deleted", deleted), ...rowRefusals("It was sent") },
    },
  },
  "/v1/estimates/{id}/send": {
    post: {
      operationId: "sendEstimate",
      summary: "Send an estimate to its customer, with the same checks as in the CRM",
      ...writes,
      requestParams: { path: byId, header: requiredKey },
      requestBody: body(sending, { channel: "link" }),
      responses: {
        "200": response("Scheduled to be sent, or marked as sent", only),
        ...rowRefusals("The customer accepted it, or someone changed it meanwhile"),
      },
    },
  },
  "/v1/estimates/{id}/void": {
    post: {
      operationId: "voidEstimate",
      summary: "Void an estimate that was sent: its customer can no longer see it",
      ...writes,
      requestParams: { path: byId },
      requestBody: noFields,
      responses: {
        "200": response("Voided", only),
        ...rowRefusals("It wasn't sent, or the customer accepted it"),
      },
    },
  },
};
