import { listPropertyRows } from "~/domains/office/index.server.ts";
import { readQuery, respondWithRows } from "~/platform/http/api/api-response.server.ts";
import { propertyQuery } from "~/web/api/operations/customer-operations.schema.ts";
import type { Route } from "./+types/properties";
import { asClient } from "./as-client.server.ts";

/** GET: the properties of all customers of the business, newest first. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["customers:read"], async ({ platform, client }) => {
    const parsed = readQuery(args.request, propertyQuery);
    if (!parsed.ok) return respondWithRows(args.context, args.request, parsed);
    const { after = null } = parsed.query;
    const page = await listPropertyRows(platform, client, { customerId: null, after });
    return respondWithRows(args.context, args.request, { ok: true, ...page });
  });
