import { listInvoices } from "~/domains/billing/index.server.ts";
import { serializeInvoice } from "~/domains/office/index.ts";
import { readQuery, respondWithRows } from "~/platform/http/api/api-response.server.ts";
import { invoiceQuery } from "../operations/invoice-operations.schema.ts";
import type { Route } from "./+types/invoices";
import { asClient } from "./as-client.server.ts";

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
