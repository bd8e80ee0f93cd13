import { addLead } from "~/domains/intake/index.server.ts";
import { apiLeadSchema } from "~/domains/intake/index.ts";
import { listOwnLeads } from "~/domains/leads/index.server.ts";
import { serializeLead } from "~/domains/office/index.ts";
import {
  methodNotAllowed,
  readQuery,
  refuseWith,
  respondWithRows,
} from "~/platform/http/api/api-response.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import { check } from "~/platform/validation/form.ts";
import { leadQuery } from "~/web/api/operations/lead-operations.schema.ts";
import type { Route } from "./+types/leads";
import { asClient } from "./as-client.server.ts";

const everything = {
  stage: null,
  lostReason: null,
  service: null,
  town: null,
  days: null,
  search: "",
};
const noConsent = { agreed_to_texts: false, agreed_how: null, follow_up: false };

/** GET: the business's leads, newest first. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["leads:read"], async ({ platform, client }) => {
    const parsed = readQuery(args.request, leadQuery);
    if (!parsed.ok) return respondWithRows(args.context, args.request, parsed);
    const { stage = null, after = null } = parsed.query;
    const { rows, next } = await listOwnLeads(platform, client, { ...everything, stage }, after);
    return respondWithRows(args.context, args.request, {
      ok: true,
      rows: rows.map(serializeLead),
      next,
    });
  });

/**
 * POST: creates a lead from another source. A known customer's request joins their lead
 * (`people.same-person`).
 */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "POST") return methodNotAllowed(args.context, "GET, POST");
  return asClient(args, ["leads:write"], async ({ client }) => {
    const added = await runJson(args, {
      read: (body) => check(apiLeadSchema, body),
      call: ({ platform, requestKey }, lead) =>
        addLead(platform, client, { request: { ...lead, ...noConsent }, requestKey }),
    });
    if (!added.ok) return refuseWith(args.context, added);
    const { leadId: id, joined } = added;
    return Response.json({ id, joined }, { status: joined ? 200 : 201 });
  });
}
