import { createInvoice, listInvoices } from "~/domains/billing/index.server.ts";
import { apiInvoiceSchema, errorsForApi, newInvoiceSchema } from "~/domains/billing/index.ts";
import { serializeInvoice } from "~/domains/office/index.ts";
import {
  methodNotAllowed,
  readQuery,
  respondWithRows,
} from "~/platform/http/api/api-response.server.ts";
import { check } from "~/platform/validation/form.ts";
import { invoiceQuery } from "../operations/invoice-operations.schema.ts";
import type { Route } from "./+types/invoices";
import { asClient } from "./as-client.server.ts";
import { apiDocument } from "./typed-bodies.ts";
import { write } from "./write.server.ts";

/** GET: the business's invoices, newest first. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["invoices:read"], async ({ platform, client }) => {
    const parsed = readQuery(args.request, invoiceQuery);
    if (!parsed.ok) return respondWithRows(args.context, args.request, parsed);
    const { state = null, after = null } = parsed.query;
    const { rows, next } = await listInvoices(platform, client, state, after);
    return respondWithRows(args.context, args.request, {
      ok: true,
      rows: rows.map(serializeInvoice),
      next,
    });
  });

/** POST: creates a draft. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "POST") return methodNotAllowed(args.context, "GET, POST");
  return write(args, "invoices:write", {
    read: (body) => {
      const checked = check(newInvoiceSchema, apiDocument(body));
      if (!checked.ok) return checked;
      const sent = check(apiInvoiceSchema, body);
      return sent.ok ? { ok: true, value: { request: checked.value, sent: sent.value } } : sent;
    },
    call: ({ platform, client, requestKey }, { request, sent }) =>
      createInvoice(platform, client, { request, requestKey, sent }),
    rename: (errors) => errorsForApi(errors, "invoice"),
    respond: ({ invoiceId }) => ({ id: invoiceId }),
    status: 201,
  });
}
