import { z } from "zod";
import { shownInvoiceStates } from "~/domains/billing/index.ts";
import { invoiceInFull, invoiceRow } from "~/domains/office/index.ts";
import type { ApiPaths } from "~/platform/http/api/openapi.server.ts";
import { after, found, listed, withKey } from "./operation-parts.schema.ts";

export const invoiceQuery = z.strictObject({ state: z.enum(shownInvoiceStates).optional(), after });

const reads = withKey("invoices:read");

export const invoiceOperations: ApiPaths = {
  "/v1/invoices": {
    get: {
      operationId: "listInvoices",
      summary: "List the invoices of the business, newest first, 50 per page",
      ...reads,
      requestParams: { query: invoiceQuery },
      ...listed(invoiceRow),
    },
  },
  "/v1/invoices/{id}": {
    get: {
      operationId: "getInvoice",
      summary: "Get one invoice with its lines, payments and credit notes",
      ...reads,
      ...found("The invoice", invoiceInFull),
    },
  },
};
