import { data } from "react-router";
import { quantityField } from "~/domains/billing/job-estimates/job-estimates.ts";
import type { EditorStep, TypedLine } from "~/domains/billing/job-estimates/typed-lines.ts";
import { listPrices } from "~/domains/billing/price-book/list-prices.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { centsField } from "~/domains/shared/money/money.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import type { Sent } from "~/platform/http/commands/run-command.server.ts";
import {
  type AnyRefused,
  notFound,
  type RefusalMessages,
  shownRefusal,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";

/** What an editor shows after a form was submitted: the input if it was rejected. */
export type EditorAnswer<Typed> = {
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

type Answered = ({ ok: true } | AnyRefused) & { values: FormValues };

/** Result of an editor's button. */
export function respondWithEditor<Typed>(
  answer: Answered,
  shown: { typed: Typed | undefined; revision: number; words: RefusalMessages; message: string },
) {
  const { intent } = answer.values;
  const shownAs = newRequestKey();
  if (!answer.ok) {
    if (answer.code === "not_found") throw notFound();
    const refused: EditorAnswer<Typed> = {
      done: false,
      ...shownRefusal(answer, shown.words),
      typed: shown.typed,
      revision: shown.revision,
      channel: typedText(answer.values, "channel"),
      lineFor: null,
      shownAs,
    };
    return data(refused, { status: statusOfRefusal(answer) });
  }
  const lineFor = Number(/^add-line-([1-3])$/.exec(String(intent))?.[1] ?? 0) || null;
  return data<EditorAnswer<Typed>>({
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
  const found = (await listPrices(platform, member)).find((one) => one.id === chosen);
  if (!found) return null;
  const { name: description, unit, priceCents, taxable } = found;
  const quantity = quantityField(1_000);
  return { description, unit: unit ?? "", quantity, price: centsField(priceCents), taxable };
}
