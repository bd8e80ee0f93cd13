import { addCustomer } from "~/domains/customers/index.server.ts";
import { newApiCustomerSchema } from "~/domains/customers/index.ts";
import { listCustomerRows } from "~/domains/office/index.server.ts";
import {
  methodNotAllowed,
  readQuery,
  refuseWith,
  respondWithRows,
} from "~/platform/http/api/api-response.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import { check } from "~/platform/validation/form.ts";
import { customerQuery } from "~/web/api/operations/customer-operations.schema.ts";
import type { Route } from "./+types/customers";
import { asClient } from "./as-client.server.ts";

/** GET: the business's customers, newest first. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["customers:read"], async ({ platform, client }) => {
    const parsed = readQuery(args.request, customerQuery);
    if (!parsed.ok) return respondWithRows(args.context, args.request, parsed);
    const { search = "", updated_since: since, after = null } = parsed.query;
    const updatedSince = since === undefined ? null : new Date(since);
    const page = await listCustomerRows(platform, client, { search, updatedSince, after });
    return respondWithRows(args.context, args.request, { ok: true, ...page });
  });

/** POST: adds a customer with their contacts, and a first property. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "POST") return methodNotAllowed(args.context, "GET, POST");
  return asClient(args, ["customers:write"], async ({ client }) => {
    const added = await runJson(args, {
      read: (body) => check(newApiCustomerSchema, body),
      call: ({ platform, requestKey }, request) =>
        addCustomer(platform, client, { request, requestKey }),
    });
    if (!added.ok) return refuseWith(args.context, added);
    return Response.json({ id: added.customerId }, { status: 201 });
  });
}
