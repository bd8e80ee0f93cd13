import { reviewApplication } from "~/domains/growth/index.server.ts";
import { reviewUpdateSchema } from "~/domains/growth/index.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/revenue-share-application";
import { findStaffMember } from "./require-staff.server.ts";

/** PATCH: staff decide on a pending application. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  if (request.method !== "PATCH") return methodNotAllowed(context, "PATCH");
  const staffMember = await findStaffMember(context, request);
  if (!staffMember.ok) return staffMember.refused;
  const id = readId(params.id);
  if (!id) return refuseWith(context, { ok: false, code: "not_found" });
  const reviewed = await runJson(
    args,
    {
      read: (body) => check(reviewUpdateSchema, body),
      call: ({ platform }, { application_status: decision, admin_notes: adminNotes = null }) =>
        reviewApplication(platform, staffMember.member, id, { decision, adminNotes }),
    },
    "PATCH",
  );
  if (reviewed.ok) {
    const { participantId, value } = reviewed;
    const { application_status } = value;
    return Response.json({ id, application_status, participant_id: participantId });
  }
  if (reviewed.code !== "already_reviewed") return refuseWith(context, reviewed);
  const message = `The application was already ${reviewed.status}. Nothing was changed.`;
  return refuseWith(context, reviewed, message);
}

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "PATCH");
