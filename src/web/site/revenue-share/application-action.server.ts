import { redirect } from "react-router";
import { submitApplication } from "~/domains/growth/index.server.ts";
import { alreadySentMessage, applicationLists, applicationSchema } from "~/domains/growth/index.ts";
import { attributionOfVisit } from "~/domains/shared/index.server.ts";
import { visitor } from "~/domains/shared/index.ts";
import {
  type ActionArgs,
  runForm,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { check } from "~/platform/validation/form.ts";

/**
 * Handles the application form without JavaScript: redirects to the thank-you page, or shows it
 * again.
 */
export async function handleApplicationForm(args: ActionArgs) {
  const submitted = await runForm(
    args,
    {
      read: (values) => check(applicationSchema, values),
      limit: "application",
      call: ({ platform, request, body, requestKey }, application) =>
        submitApplication(platform, visitor, {
          application,
          requestKey,
          honeypot: String(body.company_website ?? ""),
          attribution: attributionOfVisit(request, platform.clock.now()),
        }),
    },
    applicationLists,
  );
  if (submitted.ok) return redirect("/revenue-share?applied#apply", 303);
  return showAgain(submitted, { values: submitted.values }, { key_reused: alreadySentMessage });
}
