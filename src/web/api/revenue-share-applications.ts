import { selectApplications, submitApplication } from "~/domains/growth/index.server.ts";
import { applicationSchema } from "~/domains/growth/index.ts";
import { attributionOfVisit } from "~/domains/shared/index.server.ts";
import { visitor } from "~/domains/shared/index.ts";
import { refuseWith } from "~/platform/http/api/api-response.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import { check } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import type { Route } from "./+types/revenue-share-applications";
import { respondWithStaffTable } from "./require-staff.server.ts";

/** GET: staff only. */
export function loader(args: Route.LoaderArgs) {
  return respondWithStaffTable(args, selectApplications);
}

// Both are on unless the applicant unchecked them (`revenue-share.application`).
const notifications = { email_notifications: true, sms_notifications: true };

/** POST: submits an application, like the form. */
export async function action(args: Route.ActionArgs) {
  const submitted = await runJson(args, {
    read: (body) => check(applicationSchema, { ...notifications, ...body }),
    limit: "application",
    call: ({ platform, request, body, requestKey }, application) =>
      submitApplication(platform, visitor, {
        application,
        requestKey,
        honeypot: typedText(body, "company_website") ?? "",
        attribution: attributionOfVisit(request, platform.clock.now()),
      }),
  });
  if (!submitted.ok) return refuseWith(args.context, submitted);
  return Response.json({ id: submitted.id }, { status: submitted.repeated ? 200 : 201 });
}
