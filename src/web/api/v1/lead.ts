import { findOwnLead, moveOwnLead } from "~/domains/leads/index.server.ts";
import { leadMoveSchema } from "~/domains/leads/index.ts";
import { serializeLeadDetails } from "~/domains/office/index.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/lead";
import { asClient, respondWithOne } from "./as-client.server.ts";

const notFound = { ok: false, code: "not_found" } as const;

const reasons = {
  not_possible: "A lead cannot go from its stage to this one.",
  already_done: "This lead was merged into another one.",
} as const;

/** GET: one lead with its requests. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["leads:read"], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const lead = id && (await findOwnLead(platform, client, id));
    return lead ? respondWithOne(serializeLeadDetails(lead)) : refuseWith(args.context, notFound);
  });

/** PATCH: moves a lead to another stage. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "PATCH") return methodNotAllowed(args.context, "GET, PATCH");
  return asClient(args, ["leads:write"], async ({ client }) => {
    const leadId = readId(args.params.id);
    if (!leadId) return refuseWith(args.context, notFound);
    const moved = await runJson(
      args,
      {
        read: (body) => check(leadMoveSchema, body),
        call: ({ platform }, { stage, lost_reason: lostReason }) =>
          moveOwnLead(platform, client, { leadId, stage, lostReason }),
      },
      "PATCH",
    );
    if (moved.ok) {
      return respondWithOne({ id: leadId, stage: moved.value.stage, changed: moved.changed });
    }
    const message = moved.code in reasons ? reasons[moved.code as keyof typeof reasons] : undefined;
    return refuseWith(args.context, moved, message);
  });
}
