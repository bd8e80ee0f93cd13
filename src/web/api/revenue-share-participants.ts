import { insertParticipant, selectParticipants } from "~/domains/growth/index.server.ts";
import { newParticipantSchema } from "~/domains/growth/index.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/revenue-share-participants";
import { findStaffMember, respondWithStaffTable } from "./require-staff.server.ts";

/** GET: staff only, with the contractor and the application embedded. */
export function loader(args: Route.LoaderArgs) {
  return respondWithStaffTable(args, selectParticipants);
}

const messages: Partial<Record<string, string>> = {
  "duplicate key": "duplicate key: the application has a participant",
  not_approved: "check constraint: the application is not approved",
};

/** POST: staff add a participant for an approved application that has none. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  if (request.method !== "POST") return methodNotAllowed(context, "POST");
  const staffMember = await findStaffMember(context, request);
  if (!staffMember.ok) return staffMember.refused;
  const inserted = await runJson(args, {
    read: (body) => check(newParticipantSchema, body),
    call: ({ platform }, participant) =>
      insertParticipant(platform, staffMember.member, participant),
  });
  if (inserted.ok) return Response.json(inserted.participant, { status: 201 });
  return refuseWith(context, inserted, messages[inserted.code]);
}
