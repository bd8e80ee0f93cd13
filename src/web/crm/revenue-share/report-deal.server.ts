import { data } from "react-router";
import { recordDeal } from "~/domains/growth/index.server.ts";
import { ownDealSchema } from "~/domains/growth/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { type ActionArgs, runForm } from "~/platform/http/commands/run-command.server.ts";
import {
  malformed,
  notFound,
  shownRefusal,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";

/** A rejected deal: its lead, the input and the errors. */
export type RefusedDeal = { leadId: string; values: FormValues; errors: FieldErrors };

/** Reports a deal for one of the business's leads, once per form. */
export async function reportDeal(args: ActionArgs) {
  const member = sessionMember(args.context);
  const result = await runForm(args, {
    read: (body) => check(ownDealSchema, body),
    call: ({ platform, body, requestKey }, { amount, closed_on }) => {
      const [participantId, leadId] = [readId(body.share_id), readId(body.lead_id)];
      if (!requestKey) throw malformed();
      if (!participantId || !leadId) throw notFound();
      const deal = { dealCents: amount, note: null, closedOn: closed_on };
      return recordDeal(platform, member, { participantId, leadId }, deal, requestKey);
    },
  });
  if (result.ok) {
    const { amount } = result.value;
    const message = `${formatCents(amount)} reported. Your commission is ${formatCents(result.commissionCents)}.`;
    return data({ message, refused: undefined });
  }
  if (result.code === "not_found") throw notFound();
  const leadId = readId(result.values.lead_id);
  if (!leadId) throw notFound();
  const { message, errors } = shownRefusal(result, {
    key_reused: "You already reported this deal. Reload the page to report another one.",
  });
  const refused: RefusedDeal = { leadId, values: result.values, errors };
  return data({ message, refused }, { status: statusOfRefusal(result) });
}
