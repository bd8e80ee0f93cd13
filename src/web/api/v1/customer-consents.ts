import { textConsentSchema } from "~/domains/customers/index.ts";
import { findCustomerInFull, recordTextConsent } from "~/domains/office/index.server.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/customer-consents";
import { asClient } from "./as-client.server.ts";

const noSuchNumber = "There is no such customer, or this isn’t one of their phone numbers.";

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "POST");

/** POST: records that a customer agreed to texts about their jobs. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "POST") return methodNotAllowed(args.context, "POST");
  return asClient(args, ["customers:write"], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const customer = id && (await findCustomerInFull(platform, client, id));
    if (!customer) return refuseWith(args.context, { ok: false, code: "not_found" });
    const recorded = await runJson(args, {
      read: (body) => check(textConsentSchema, body),
      call: ({ requestKey }, request) =>
        recordTextConsent(platform, client, { customerId: customer.id, request, requestKey }),
    });
    if (recorded.ok) return Response.json({ id: recorded.consentId }, { status: 201 });
    const message = recorded.code === "not_found" ? noSuchNumber : undefined;
    return refuseWith(args.context, recorded, message);
  });
}
