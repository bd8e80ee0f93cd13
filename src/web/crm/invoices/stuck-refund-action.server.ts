import { data } from "react-router";
import { markRefundFailed, retryRefund } from "~/domains/billing/card-payments/refunds.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import type { Sent } from "~/platform/http/commands/run-command.server.ts";
import {
  type AnyRefused,
  malformed,
  notFound,
  shownRefusal,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import type { FormValues } from "~/platform/validation/form.ts";

const said = {
  repeat_refund: "The refund is on its way. It shows below once Stripe confirms it.",
  drop_refund: "The card wasn’t refunded. If you paid them back another way, record it.",
};

const words = {
  already_done: "Stripe made this refund. It shows below.",
  changed_elsewhere: "This refund is being retried right now. Please check back later.",
  not_possible: "Card payments aren’t available here.",
  unavailable: "We couldn’t reach Stripe. Nothing changed. Please try again in a minute.",
};

type StuckIntent = keyof typeof said;

export const isStuckIntent = (intent: unknown): intent is StuckIntent =>
  typeof intent === "string" && Object.hasOwn(said, intent);

/** Resolves a refund that Stripe did not confirm. */
export function decideRefund(
  { platform, body }: Sent<FormValues>,
  member: BusinessMember,
  { invoiceId, intent }: { invoiceId: string; intent: StuckIntent },
) {
  const refundId = typeof body.refund_id === "string" ? readId(body.refund_id) : null;
  if (!refundId) throw malformed();
  const decide = intent === "repeat_refund" ? retryRefund : markRefundFailed;
  return decide(platform, member, { invoiceId, refundId });
}

export function respondWithRefundDecision(answer: { ok: true } | AnyRefused, intent: StuckIntent) {
  if (answer.ok) return data({ done: true, message: said[intent], entry: undefined });
  if (answer.code === "not_found") throw notFound();
  const { message } = shownRefusal(answer, words);
  return data({ done: false, message, entry: undefined }, { status: statusOfRefusal(answer) });
}
