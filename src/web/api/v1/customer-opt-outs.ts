import { optOutSchema } from "~/domains/customers/index.ts";
import { findCustomerInFull, recordCustomerOptOut } from "~/domains/office/index.server.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/customer-opt-outs";
import { asClient } from "./as-client.server.ts";

const noSuchContact =
  "There is no such customer, or this isn’t one of their phone numbers or email addresses.";

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "POST");

/** POST: records that a customer opted out of texts to a number, or of emails to an address. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "POST") return methodNotAllowed(args.context, "POST");
  return asClient(args, ["customers:write"], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const customer = id && (await findCustomerInFull(platform, client, id));
    if (!customer) return refuseWith(args.context, { ok: false, code: "not_found" });
    const recorded = await runJson(args, {
      read: (body) => check(optOutSchema, body),
      call: ({ requestKey }, request) =>
        recordCustomerOptOut(platform, client, { customerId: customer.id, request, requestKey }),
    });
    if (recorded.ok) {
      return Response.json({ opted_out_at: recorded.optedOutAt.toISOString() }, { status: 201 });
    }
    const message = recorded.code === "not_found" ? noSuchContact : undefined;
    return refuseWith(args.context, recorded, message);
  });
}
