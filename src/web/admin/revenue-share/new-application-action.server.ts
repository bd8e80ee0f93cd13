import { submitApplication } from "~/domains/growth/revenue-share/applications/submit-application.server.ts";
import {
  applicationLists,
  applicationSchema,
} from "~/domains/growth/revenue-share/revenue-share.schema.ts";
import { sentBefore, staffSubmissionToasts } from "~/domains/growth/revenue-share/revenue-share.ts";
import { type ActionArgs, runForm } from "~/platform/http/commands/run-command.server.ts";
import { check } from "~/platform/validation/form.ts";
import { respondWithRefusal, tell } from "~/web/shared/frame/form-answers.server.ts";
import { staffContext } from "../frame/guard.server.ts";

/** Saves an application that staff take over the phone (`revenue-share.staff-toasts`). */
export async function handleNewApplication(args: ActionArgs) {
  const submitted = await runForm(
    args,
    {
      read: (values) => check(applicationSchema, values),
      call: ({ platform, requestKey }, application) =>
        submitApplication(platform, args.context.get(staffContext), {
          application,
          requestKey,
          honeypot: "",
          attribution: null,
        }),
      failure: "revenue share application not saved",
    },
    applicationLists,
  );
  if (submitted.ok) return tell(staffSubmissionToasts.submitted);
  const { values } = submitted;
  return respondWithRefusal(
    submitted,
    staffSubmissionToasts.failed,
    { key_reused: sentBefore },
    { values },
  );
}
