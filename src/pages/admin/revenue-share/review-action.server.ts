import { data, type RouterContextProvider } from "react-router";
import { reviewApplication } from "~/features/revenue-share/applications/review-application.server.ts";
import { reviewSchema } from "~/features/revenue-share/revenue-share.schema.ts";
import { type ReviewDecision, reviewToasts } from "~/features/revenue-share/revenue-share.ts";
import { formatDate } from "~/features/staff/format-date.ts";
import { readId } from "~/platform/http/ids.ts";
import { noteFailure } from "~/platform/http/note-failure.server.ts";
import { readFormValues } from "~/platform/http/read-body.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import type { ToastMessage } from "~/ui/toast-message.ts";
import { staffContext } from "../frame/guard.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Approves or rejects what the form names, and says what became of it (`revenue-share.staff-toasts`). */
export async function answerReview(request: Request, context: Context) {
  const platform = context.get(platformContext);
  const values = await readFormValues(request);
  const id = readId(values.application_id);
  const checked = check(reviewSchema, values);
  if (!id || !checked.ok) throw data(null, { status: 400 });
  const { decision, admin_notes: adminNotes } = checked.value;
  try {
    const member = context.get(staffContext);
    const reviewed = await reviewApplication(platform, member, id, { decision, adminNotes });
    if (reviewed.ok) return withToasts(200, "good", ...wordsFor(decision));
    if (reviewed.code === "not_found") throw data(null, { status: 404 });
    const { status, reviewedAt } = reviewed;
    const when =
      reviewedAt && formatDate(reviewedAt, "MMM d, yyyy HH:mm", platform.settings.timeZone);
    return withToasts(409, "destructive", {
      title: "Already Reviewed",
      description: `This application was already ${status}${when ? ` on ${when}` : ""}. Nothing was changed.`,
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { status, reference } = noteFailure(context, "a review failed", error);
    const failed =
      decision === "approved" ? reviewToasts.approvalFailed : reviewToasts.updateFailed;
    return withToasts(status, "destructive", {
      ...failed,
      note: `Reference: ${reference}`,
    });
  }
}

function wordsFor(decision: ReviewDecision) {
  const updated = reviewToasts.updated(decision);
  return decision === "approved" ? [updated, reviewToasts.approved] : [updated];
}

function withToasts(status: number, tone: ToastMessage["tone"], ...words: ToastMessage[]) {
  return data({ toasts: words.map((one) => ({ ...one, tone })) }, { status });
}
