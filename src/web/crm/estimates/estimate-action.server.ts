import { redirect } from "react-router";
import { canWriteEstimates } from "~/domains/billing/job-estimates/job-estimates.policy.ts";
import { sendingSchema } from "~/domains/billing/job-estimates/job-estimates.schema.ts";
import { findJobEstimate } from "~/domains/billing/job-estimates/list-estimates.server.ts";
import {
  deleteJobEstimate,
  saveJobEstimate,
  withdrawJobEstimate,
} from "~/domains/billing/job-estimates/save-estimate.server.ts";
import { sendJobEstimate } from "~/domains/billing/job-estimates/send-estimate.server.ts";
import {
  parseEstimateForm,
  type TypedEstimate,
} from "~/domains/billing/job-estimates/typed-estimate.ts";
import { applyEditorStep, readStep } from "~/domains/billing/job-estimates/typed-lines.ts";
import {
  type ActionArgs,
  runForm,
  type Sent,
} from "~/platform/http/commands/run-command.server.ts";
import { malformed, noAccess, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import { lineFromPrice, respondWithEditor } from "./editor-answer.server.ts";

const words = {
  changed_elsewhere:
    "A teammate saved this estimate while you were editing. Your version is below; saving it replaces theirs.",
  already_done: "Your customer already accepted this estimate. It can’t be changed.",
  not_possible: "This estimate was already sent, so it can’t be deleted.",
};

const said: Record<string, string> = {
  withdraw: "Estimate voided. Your customer can no longer see it.",
  sms: "Estimate sent by text.",
  email: "Estimate sent by email.",
  link: "Marked as sent. Show your customer the page, or send them its link.",
};

/** Handles the editor's buttons; each saves the form first. */
export async function handleEditorForm(args: ActionArgs, id: string) {
  const member = sessionMember(args.context);
  // Technicians share this URL but have read-only access.
  if (!canWriteEstimates(member)) throw noAccess({ reason: "run_business" });
  const estimateId = readId(id);
  if (!estimateId) throw notFound();
  let typed: TypedEstimate | undefined;
  let revision = 0;

  async function saveAndSend(sent: Sent<FormValues>) {
    const { platform, body, requestKey } = sent;
    const { intent } = body;
    if (intent === "delete") return deleteJobEstimate(platform, member, estimateId as string);
    const step = readStep(intent);
    if (!step || !estimateId) throw malformed();
    typed = applyEditorStep(parseEstimateForm(body), step, await lineFromPrice(sent, member, step));
    revision = Number(body.revision);
    const saved = await saveJobEstimate(platform, member, { estimateId, revision, typed });
    if (!saved.ok) return saved;
    revision = saved.revision;
    if (intent === "withdraw") return withdrawJobEstimate(platform, member, estimateId);
    if (intent !== "send") return saved;
    const checked = check(sendingSchema, body);
    if (!checked.ok) return checked;
    if (!requestKey) throw malformed();
    const { channel } = checked.value;
    return sendJobEstimate(platform, member, { estimateId, channel, requestKey });
  }

  const answer = await runForm(args, { call: saveAndSend });
  const { intent, channel } = answer.values;
  if (answer.ok && intent === "delete") return redirect("/crm/estimates", { status: 303 });
  if (!answer.ok && answer.code === "changed_elsewhere") {
    const now = await findJobEstimate(args.context.get(platformContext), member, estimateId);
    revision = now?.estimate.revision ?? revision;
  }
  const message = said[String(intent === "send" ? channel : intent)] ?? "Saved.";
  return respondWithEditor(answer, { typed, revision, words, message });
}
