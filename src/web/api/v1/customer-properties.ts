import { saveProperty } from "~/domains/customers/index.server.ts";
import { propertySchema } from "~/domains/customers/index.ts";
import { findCustomerInFull, listPropertyRows } from "~/domains/office/index.server.ts";
import {
  methodNotAllowed,
  readQuery,
  refuseWith,
  respondWithRows,
} from "~/platform/http/api/api-response.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check } from "~/platform/validation/form.ts";
import { propertyQuery } from "~/web/api/operations/customer-operations.schema.ts";
import type { Route } from "./+types/customer-properties";
import { asClient } from "./as-client.server.ts";

const notFound = { ok: false, code: "not_found" } as const;

/** GET: the properties of a customer, newest first. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["customers:read"], async ({ platform, client }) => {
    const parsed = readQuery(args.request, propertyQuery);
    if (!parsed.ok) return respondWithRows(args.context, args.request, parsed);
    const id = readId(args.params.id);
    const customer = id && (await findCustomerInFull(platform, client, id));
    if (!customer) return refuseWith(args.context, notFound);
    const { after = null } = parsed.query;
    const page = await listPropertyRows(platform, client, { customerId: customer.id, after });
    return respondWithRows(args.context, args.request, { ok: true, ...page });
  });

/** POST: adds a property to a customer. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "POST") return methodNotAllowed(args.context, "GET, POST");
  return asClient(args, ["customers:write"], async ({ client }) => {
    const customerId = readId(args.params.id);
    if (!customerId) return refuseWith(args.context, notFound);
    const saved = await runJson(args, {
      read: (body) => check(propertySchema, body),
      call: ({ platform, requestKey }, request) =>
        saveProperty(platform, client, { customerId, propertyId: null, request, requestKey }),
    });
    if (!saved.ok) return refuseWith(args.context, saved);
    return Response.json({ id: saved.propertyId }, { status: 201 });
  });
}
