import { findInvoice } from "~/domains/billing/index.server.ts";
import { serializeInvoiceDetails } from "~/domains/office/index.ts";
import { refuseWith } from "~/platform/http/api/api-response.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import type { Route } from "./+types/invoice";
import { asClient, respondWithOne } from "./as-client.server.ts";

/** GET: one invoice with its lines and payments. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["invoices:read"], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const found = id && (await findInvoice(platform, client, id));
    return found
      ? respondWithOne(serializeInvoiceDetails(found))
      : refuseWith(args.context, { ok: false, code: "not_found" });
  });
