import { data, href, redirect } from "react-router";
import {
  approveJobEstimate,
  deleteJobEstimate,
  duplicateJobEstimate,
  findJobEstimate,
  listPrices,
  saveJobEstimate,
  sendJobEstimate,
  withdrawJobEstimate,
} from "~/domains/billing/index.server.ts";
import {
  applyEditorStep,
  approvalSchema,
  canWriteEstimates,
  type EditorStep,
  parseEstimateForm,
  quantityField,
  readStep,
  sendingSchema,
  type TypedEstimate,
  type TypedLine,
} from "~/domains/billing/index.ts";
import { type BusinessMember, centsField } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  type ActionArgs,
  runForm,
  type Sent,
} from "~/platform/http/commands/run-command.server.ts";
import {
  type AnyRefused,
  malformed,
  noAccess,
  notFound,
  type RefusalMessages,
  shownRefusal,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";

const messages = {
  changed_elsewhere:
    "A teammate saved this estimate while you were editing. Your version is below; saving it replaces theirs.",
  already_done: "Your customer already accepted this estimate. It can’t be changed.",
  not_possible: "This estimate was already sent, so it can’t be deleted.",
};

const approvalRefusals = {
  changed_elsewhere: "A newer version was sent. Check it, then record the approval again.",
  already_done: "They already accepted this estimate online.",
  not_possible:
    "You can only record an approval of an open estimate. If you changed it, send it again first.",
};

const messagesByIntent: Record<string, string> = {
  withdraw: "Estimate voided. Your customer can no longer see it.",
  approve: "Approval recorded.",
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
  let copyId: string | null = null;

  async function saveAndSend(sent: Sent<FormValues>) {
    const { platform, body, requestKey } = sent;
    const { intent } = body;
    if (!estimateId) throw malformed();
    if (intent === "delete") return deleteJobEstimate(platform, member, estimateId);
    if (intent === "duplicate") {
      const copied = await duplicateJobEstimate(platform, member, { estimateId, requestKey });
      if (copied.ok) copyId = copied.estimateId;
      return copied;
    }
    if (intent === "approve") {
      const approval = check(approvalSchema, body);
      if (!approval.ok) return approval;
      const { address: ipAddress } = sent;
      return approveJobEstimate(platform, member, { estimateId, ...approval.value, ipAddress });
    }
    const step = readStep(intent);
    if (!step) throw malformed();
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

  const result = await runForm(args, { call: saveAndSend });
  const { intent, channel } = result.values;
  if (result.ok && intent === "delete") return redirect("/crm/estimates", { status: 303 });
  if (copyId) return redirect(href("/crm/estimates/:id", { id: copyId }), { status: 303 });
  const isUnsaved = revision === 0;
  if (!result.ok && (isUnsaved || result.code === "changed_elsewhere")) {
    const now = await findJobEstimate(args.context.get(platformContext), member, estimateId);
    revision = now?.estimate.revision ?? revision;
  }
  const message = messagesByIntent[String(intent === "send" ? channel : intent)] ?? "Saved.";
  const refusals = intent === "approve" ? approvalRefusals : messages;
  return respondWithEditor(result, { typed, revision, messages: refusals, message });
}

/** What an editor shows after a form was submitted: the input if it was rejected. */
export type EditorResult<Typed> = {
  done: boolean;
  message: string | null;
  errors: FieldErrors;
  typed: Typed | undefined;
  /** Revision that was saved or, after a refusal, the one the form will replace. */
  revision: number;
  channel: string | undefined;
  /** Option that shows another blank line. */
  lineFor: number | null;
  /** Changes with each response, so the fields show the saved values. */
  shownAs: string;
};

type SubmittedEditor = ({ ok: true } | AnyRefused) & { values: FormValues };

/** Result of an editor's button. */
export function respondWithEditor<Typed>(
  result: SubmittedEditor,
  shown: { typed: Typed | undefined; revision: number; messages: RefusalMessages; message: string },
) {
  const { intent } = result.values;
  const shownAs = newRequestKey();
  if (!result.ok) {
    if (result.code === "not_found") throw notFound();
    const refused: EditorResult<Typed> = {
      done: false,
      ...shownRefusal(result, shown.messages),
      typed: shown.typed,
      revision: shown.revision,
      channel: typedText(result.values, "channel"),
      lineFor: null,
      shownAs,
    };
    return data(refused, { status: statusOfRefusal(result) });
  }
  const lineFor = Number(/^add-line-([1-3])$/.exec(String(intent))?.[1] ?? 0) || null;
  return data<EditorResult<Typed>>({
    done: true,
    message: shown.message,
    errors: {},
    typed: undefined,
    revision: shown.revision,
    channel: undefined,
    lineFor,
    shownAs,
  });
}

/** Line item for a price selected from the price book; null for other buttons. */
export async function lineFromPrice(
  { platform, body }: Pick<Sent<FormValues>, "platform" | "body">,
  member: BusinessMember,
  step: EditorStep,
): Promise<TypedLine | null> {
  if (step.kind !== "add-price") return null;
  const chosen = body[`price_${step.option}`];
  const price = (await listPrices(platform, member)).find((price) => price.id === chosen);
  if (!price) return null;
  const { name: description, unit, priceCents, taxable } = price;
  const quantity = quantityField(1_000);
  return { description, unit: unit ?? "", quantity, price: centsField(priceCents), taxable };
}
