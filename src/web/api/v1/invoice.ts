import { deleteInvoice, findInvoice, saveInvoice } from "~/domains/billing/index.server.ts";
import {
  apiInvoiceSchema,
  applyApiInvoice,
  errorsForApi,
  typedInvoice,
} from "~/domains/billing/index.ts";
import { asOfVersion, serializeInvoiceDetails } from "~/domains/office/index.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/invoice";
import { asClient, respondWithOne } from "./as-client.server.ts";
import { deleteRow, writeRow } from "./write.server.ts";

const notFound = { ok: false, code: "not_found" } as const;

/** GET: one invoice with its lines and payments. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["invoices:read"], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const invoice = id && (await findInvoice(platform, client, id));
    if (!invoice) return refuseWith(args.context, notFound);
    return respondWithOne(asOfVersion(client.version, "invoice", serializeInvoiceDetails(invoice)));
  });

/** PATCH: changes the sent fields if the sent revision is current. DELETE: deletes a draft. */
export async function action(args: Route.ActionArgs) {
  const { method } = args.request;
  if (method === "DELETE") {
    return deleteRow(
      args,
      "invoices:write",
      ({ platform, client }, id) => deleteInvoice(platform, client, id),
      "This invoice has a number, so it can’t be deleted.",
    );
  }
  if (method !== "PATCH") return methodNotAllowed(args.context, "GET, PATCH, DELETE");
  return writeRow(args, "invoices:write", (id) => ({
    method: "PATCH",
    read: (body) => check(apiInvoiceSchema, body),
    async call({ platform, client, body }, sent) {
      const invoiceDetails = await findInvoice(platform, client, id);
      if (!invoiceDetails) return notFound;
      const { invoice } = invoiceDetails;
      // The revision at which the other fields were read: if it isn't current, the call is refused.
      const revision = body.revision === invoice.revision ? invoice.revision : 0;
      const typed = applyApiInvoice(typedInvoice(invoice), sent);
      return saveInvoice(platform, client, { invoiceId: id, revision, typed });
    },
    reasons: {
      changed_elsewhere:
        "The invoice was changed since the revision you sent. Fetch it again, then repeat your change.",
      already_done: "This invoice is finalized. It can’t be changed.",
    },
    rename: (errors) => errorsForApi(errors, "invoice"),
    respond: ({ revision }) => ({ id, revision }),
  }));
}
