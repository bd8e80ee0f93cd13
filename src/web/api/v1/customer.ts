import { apiCustomerSchema } from "~/domains/customers/index.ts";
import { editCustomer, findCustomerInFull } from "~/domains/office/index.server.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/customer";
import { asClient, respondWithOne } from "./as-client.server.ts";

const notFound = { ok: false, code: "not_found" } as const;

const changedElsewhere =
  "The customer was changed since the revision you sent. Fetch it again, then repeat your change.";

/** GET: one customer with their contacts. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["customers:read"], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const customer = id && (await findCustomerInFull(platform, client, id));
    return customer ? respondWithOne(customer) : refuseWith(args.context, notFound);
  });

/** PATCH: changes the fields that are sent. Refused if someone saved it after the revision in the body. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "PATCH") return methodNotAllowed(args.context, "GET, PATCH");
  return asClient(args, ["customers:write"], async ({ platform, client }) => {
    const customerId = readId(args.params.id);
    const customer = customerId && (await findCustomerInFull(platform, client, customerId));
    if (!customer) return refuseWith(args.context, notFound);
    const { name, company, billing_address, notes, tags, do_not_contact, revision } = customer;
    const current = { name, company, billing_address, notes, tags, do_not_contact };
    const saved = await runJson(
      args,
      {
        read: (body) => check(apiCustomerSchema, { ...current, ...body }),
        call: ({ body, requestKey }, request) => {
          // Fields that weren't sent come from this revision, so another revision is refused.
          const seen = request.revision === revision ? revision : 0;
          const sent = { requestKey, body };
          return editCustomer(platform, client, customer.id, { ...request, revision: seen }, sent);
        },
      },
      "PATCH",
    );
    if (saved.ok) return respondWithOne({ id: customer.id, revision: saved.revision });
    const message = saved.code === "changed_elsewhere" ? changedElsewhere : undefined;
    return refuseWith(args.context, saved, message);
  });
}
