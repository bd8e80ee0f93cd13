import { visitor } from "~/features/access/actor.ts";
import { attributionOf } from "~/features/attribution/visit-cookie.server.ts";
import { submitApplication } from "~/features/revenue-share/applications/submit-application.server.ts";
import { applicationSchema } from "~/features/revenue-share/revenue-share.schema.ts";
import { selectApplications } from "~/features/revenue-share/select-revenue-share.server.ts";
import {
  methodNotAllowed,
  refuseInvalid,
  refuseOverLimit,
  refuseWith,
} from "~/platform/http/api-answer.server.ts";
import { readJson } from "~/platform/http/read-body.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { readRequestKey } from "~/platform/http/request-key.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/revenue-share-applications";
import { answerStaff } from "./require-staff.server.ts";

/** GET: staff only. */
export function loader(args: Route.LoaderArgs) {
  return answerStaff(args, selectApplications);
}

/** POST: an application, as the form takes it (`api.tables`). */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return methodNotAllowed(context, "POST");
  const limited = await refuseOverLimit(context, "application");
  if (limited) return limited;
  const body = await readJson(request);
  // Both are on unless somebody took the tick away (`revenue-share.application`).
  const given = { email_notifications: true, sms_notifications: true, ...body };
  const checked = check(applicationSchema, given);
  if (!checked.ok) {
    return refuseInvalid(context, checked.errors);
  }
  const platform = context.get(platformContext);
  const submitted = await submitApplication(platform, visitor, {
    application: checked.value,
    requestKey: readRequestKey(request.headers.get("idempotency-key")),
    honeypot: String(body.company_website ?? ""),
    attribution: attributionOf(request, platform.clock.now()),
  });
  if (!submitted.ok) return refuseWith(context, submitted);
  return Response.json({ id: submitted.id }, { status: submitted.repeated ? 200 : 201 });
}
