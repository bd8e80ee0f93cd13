import { data, redirect } from "react-router";
import { canWriteEstimates } from "~/features/job-estimates/job-estimates.policy.ts";
import { sendingSchema } from "~/features/job-estimates/job-estimates.schema.ts";
import { quantityField } from "~/features/job-estimates/job-estimates.ts";
import {
  deleteJobEstimate,
  saveJobEstimate,
  withdrawJobEstimate,
} from "~/features/job-estimates/save-estimate.server.ts";
import { sendJobEstimate } from "~/features/job-estimates/send-estimate.server.ts";
import {
  afterStep,
  readStep,
  readTyped,
  type TypedEstimate,
  type TypedLine,
} from "~/features/job-estimates/typed-estimate.ts";
import { centsField } from "~/features/money/money.ts";
import { listPrices } from "~/features/price-book/list-prices.server.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  type ActionArgs,
  runForm,
  type Sent,
} from "~/platform/http/commands/run-command.server.ts";
import {
  malformed,
  noAccess,
  notFound,
  shownRefusal,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { sessionMember } from "../frame/session-member.server.ts";

/** What the editor shows after a form: what was typed where it was refused. */
export type EditorAnswer = {
  done: boolean;
  message: string | null;
  errors: FieldErrors;
  typed: TypedEstimate | undefined;
  channel: string | undefined;
  /** To which option a further blank line is shown. */
  lineFor: number | null;
  /** Another one with each answer, so that fields show what was kept. */
  shownAs: string;
};

const words = {
  changed_elsewhere:
    "A colleague saved this estimate meanwhile. What you typed stands below; saving again replaces theirs.",
  already_done: "This estimate was accepted meanwhile. It never changes.",
  not_possible: "This estimate was sent: it stays.",
};

const said: Record<string, string> = {
  withdraw: "The estimate is withdrawn. Its page shows it no more.",
  sms: "The estimate is on its way by text.",
  email: "The estimate is on its way by email.",
  link: "It is marked as sent. Show your customer the page, or send them its link.",
};

/** What the buttons of the editor ask for; each keeps all that was typed. */
export async function answerEditor(args: ActionArgs, id: string) {
  const member = sessionMember(args.context);
  // The address is also a technician's, who reads it.
  if (!canWriteEstimates(member)) throw noAccess({ area: "crm", reason: "run_business" });
  const estimateId = readId(id);
  if (!estimateId) throw notFound();
  let typed: TypedEstimate | undefined;

  async function saveAndSend({ platform, body, requestKey }: Sent<FormValues>) {
    const { intent } = body;
    if (intent === "delete") return deleteJobEstimate(platform, member, estimateId as string);
    const step = readStep(intent);
    if (!step || !estimateId) throw malformed();
    const price = step.kind === "add-price" ? await findPrice(body[`price_${step.option}`]) : null;
    typed = afterStep(readTyped(body), step, price);
    const revision = Number(body.revision);
    const saved = await saveJobEstimate(platform, member, { estimateId, revision, typed });
    if (saved.ok && intent === "withdraw") {
      return withdrawJobEstimate(platform, member, estimateId);
    }
    if (!saved.ok || intent !== "send") return saved;
    const checked = check(sendingSchema, body);
    if (!checked.ok) return checked;
    if (!requestKey) throw malformed();
    const { channel } = checked.value;
    return sendJobEstimate(platform, member, { estimateId, channel, requestKey });

    async function findPrice(chosen: unknown): Promise<TypedLine | null> {
      const found = (await listPrices(platform, member)).find((one) => one.id === chosen);
      if (!found) return null;
      const { name: description, unit, priceCents, taxable } = found;
      const quantity = quantityField(1_000);
      return { description, unit: unit ?? "", quantity, price: centsField(priceCents), taxable };
    }
  }

  const answer = await runForm(args, { call: saveAndSend });
  const { values } = answer;
  const shownAs = newRequestKey();
  const channel = typeof values.channel === "string" ? values.channel : undefined;
  if (!answer.ok) {
    if (answer.code === "not_found") throw notFound();
    const refusal = shownRefusal(answer, words);
    const refused = { done: false, ...refusal, typed, channel, lineFor: null, shownAs };
    return data<EditorAnswer>(refused, { status: statusOfRefusal(answer) });
  }
  if (values.intent === "delete") return redirect("/crm/estimates", { status: 303 });
  const wanted = values.intent === "send" ? channel : String(values.intent);
  const message = said[wanted ?? ""] ?? "Saved.";
  const lineFor = Number(/^add-line-([1-3])$/.exec(String(values.intent))?.[1] ?? 0) || null;
  return data<EditorAnswer>({
    done: true,
    message,
    errors: {},
    typed: undefined,
    channel: undefined,
    lineFor,
    shownAs,
  });
}
