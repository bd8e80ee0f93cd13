import { reviewApplication } from "~/features/revenue-share/applications/review-application.server.ts";
import { reviewUpdateSchema } from "~/features/revenue-share/revenue-share.schema.ts";
import {
  methodNotAllowed,
  refuse,
  refuseInvalid,
  refuseWith,
} from "~/platform/http/api-answer.server.ts";
import { readId } from "~/platform/http/ids.ts";
import { readJson } from "~/platform/http/read-body.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/revenue-share-application";
import { findStaffMember } from "./require-staff.server.ts";

/** PATCH: staff decide on a pending application, as in the staff area (`api.tables`). */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== "PATCH") return methodNotAllowed(context, "PATCH");
  const asked = await findStaffMember(context, request);
  if (!asked.ok) return asked.refused;
  const id = readId(params.id);
  if (!id) return refuse(context, 404, "not found");
  const checked = check(reviewUpdateSchema, await readJson(request));
  if (!checked.ok) {
    return refuseInvalid(context, checked.errors);
  }
  const { application_status: decision, admin_notes: adminNotes = null } = checked.value;
  const platform = context.get(platformContext);
  const reviewed = await reviewApplication(platform, asked.member, id, { decision, adminNotes });
  if (reviewed.ok) {
    const { participantId } = reviewed;
    return Response.json({ id, application_status: decision, participant_id: participantId });
  }
  if (reviewed.code === "not_found") return refuseWith(context, reviewed);
  const message = `The application was already ${reviewed.status}. Nothing was changed.`;
  return refuseWith(context, reviewed, message);
}

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "PATCH");
