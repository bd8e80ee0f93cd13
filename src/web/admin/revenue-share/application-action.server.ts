import { reviewApplication, submitApplication } from "~/domains/growth/index.server.ts";
import {
  alreadySentMessage,
  applicationLists,
  applicationSchema,
  reviewSchema,
  reviewToasts,
  staffSubmissionToasts,
} from "~/domains/growth/index.ts";
import { formatDate } from "~/domains/identity/index.ts";
import { type ActionArgs, runForm } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { counted, readCheckedIds, runForEach } from "~/web/admin/lists/lists.server.ts";
import { respondWithRefusal, respondWithToasts } from "~/web/shared/frame/form-results.server.ts";

const decisions = { "approve-selected": "approved", "reject-selected": "rejected" } as const;

/** Decides on each selected application; null for other forms. */
export async function handleBulkReview(context: ActionArgs["context"], form: FormData) {
  const intent = form.get("intent");
  if (intent !== "approve-selected" && intent !== "reject-selected") return null;
  const decision = decisions[intent];
  const actor = context.get(staffContext);
  const platform = context.get(platformContext);
  return runForEach(
    readCheckedIds(form),
    (id) => reviewApplication(platform, actor, id, { decision, adminNotes: null }),
    {
      done: (count) => `${counted(count, "application", "applications")} ${decision}.`,
      refused: {
        already_reviewed: (count) => `${counted(count, "was", "were")} already reviewed.`,
        not_found: (count) =>
          `${counted(count, "application no longer exists", "applications no longer exist")}.`,
      },
    },
  );
}

/** Approves or rejects an application and returns the message. */
export async function handleApplicationReview(args: ActionArgs) {
  const { settings } = args.context.get(platformContext);
  const reviewed = await runForm(args, {
    read: (values) => check(reviewSchema, values),
    call: ({ platform, body }, { decision, admin_notes: adminNotes }) => {
      const id = readId(body.application_id);
      if (!id) throw malformed();
      const actor = args.context.get(staffContext);
      return reviewApplication(platform, actor, id, { decision, adminNotes });
    },
    failure: "revenue share application review failed",
  });
  if (reviewed.ok) {
    const { decision } = reviewed.value;
    const updated = reviewToasts.updated(decision);
    return decision === "approved"
      ? respondWithToasts(updated, reviewToasts.approved)
      : respondWithToasts(updated);
  }
  if (reviewed.code === "invalid") throw malformed();
  if (reviewed.code === "already_reviewed") {
    const { status, reviewedAt } = reviewed;
    const when = reviewedAt && formatDate(reviewedAt, "MMM d, yyyy HH:mm", settings.timeZone);
    const description = `This application was already ${status}${when ? ` on ${when}` : ""}. Nothing was changed.`;
    return respondWithRefusal(reviewed, { title: "Already Reviewed", description });
  }
  const approves = reviewed.values.decision === "approved";
  return respondWithRefusal(
    reviewed,
    approves ? reviewToasts.approvalFailed : reviewToasts.updateFailed,
  );
}

/** Saves an application that staff take over the phone. */
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
  if (submitted.ok) return respondWithToasts(staffSubmissionToasts.submitted);
  const { values } = submitted;
  return respondWithRefusal(
    submitted,
    staffSubmissionToasts.failed,
    { key_reused: alreadySentMessage },
    { values },
  );
}
