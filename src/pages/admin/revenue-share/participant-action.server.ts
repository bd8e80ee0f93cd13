import { data, type RouterContextProvider } from "react-router";
import { markLost } from "~/features/revenue-share/ledger/mark-lost.server.ts";
import { recordDeal } from "~/features/revenue-share/ledger/record-deal.server.ts";
import { reverseEntry } from "~/features/revenue-share/ledger/reverse-entry.server.ts";
import { changeParticipant } from "~/features/revenue-share/participants/change-participant.server.ts";
import {
  dealSchema,
  participantSchema,
  reversalSchema,
} from "~/features/revenue-share/revenue-share.schema.ts";
import { formatCents } from "~/features/revenue-share/revenue-share.ts";
import { readId } from "~/platform/http/ids.ts";
import { readFormValues } from "~/platform/http/read-body.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { readRequestKey } from "~/platform/http/request-key.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import type { ToastMessage } from "~/ui/toast-message.ts";
import { staffContext } from "../frame/guard.server.ts";

type Context = Readonly<RouterContextProvider>;

/** A form that is shown again: of which lead, if it is a lead's, what was typed and what is wrong. */
export type RefusedForm = { leadId: string | null; values: FormValues; errors: FieldErrors };

/** What the forms of the Manage page do (`revenue-share.manage`). */
export async function answerParticipant(
  request: Request,
  context: Context,
  participantId: string | null,
) {
  const values = await readFormValues(request, ["services"]);
  if (!participantId) throw data(null, { status: 404 });
  if (values.intent === "settings") return changeSettings(context, participantId, values);
  if (values.intent === "reverse") return reverse(context, participantId, values);
  const leadId = readId(values.lead_id);
  if (!leadId) throw data(null, { status: 400 });
  const lead = { participantId, leadId };
  if (values.intent === "deal") return enterDeal(context, lead, values);
  if (values.intent === "lost") return loseLead(context, lead);
  throw data(null, { status: 400 });
}

type Lead = { participantId: string; leadId: string };

async function enterDeal(context: Context, lead: Lead, values: FormValues) {
  const checked = check(dealSchema, values);
  if (!checked.ok) return showAgain({ leadId: lead.leadId, values, errors: checked.errors });
  const { amount: dealCents, note } = checked.value;
  const recorded = await recordDeal(
    context.get(platformContext),
    context.get(staffContext),
    lead,
    { dealCents, note },
    readRequestKey(values.request_key),
  );
  if (!recorded.ok && recorded.code === "not_found") throw data(null, { status: 404 });
  if (!recorded.ok) {
    const errors = { amount: "This form was sent before with other values. Reload the page." };
    return showAgain({ leadId: lead.leadId, values, errors });
  }
  const commission = formatCents(recorded.commissionCents);
  return withToasts(
    "Lead Converted",
    `${commission} commission of ${formatCents(dealCents)} is entered.`,
  );
}

async function loseLead(context: Context, lead: Lead) {
  const marked = await markLost(context.get(platformContext), context.get(staffContext), lead);
  if (marked === "not_found") throw data(null, { status: 404 });
  if (marked === "lost") return withToasts("Lead Lost", "No commission is due for it.");
  return refused("Nothing Changed", "The lead was marked already. Reverse its commissions first.");
}

async function reverse(context: Context, participantId: string, values: FormValues) {
  const entryId = readId(values.entry_id);
  const checked = check(reversalSchema, values);
  if (!entryId || !checked.ok) throw data(null, { status: 400 });
  const { note } = checked.value;
  const member = context.get(staffContext);
  const platform = context.get(platformContext);
  const reversed = await reverseEntry(platform, member, participantId, entryId, note);
  if (reversed === "not_found") throw data(null, { status: 404 });
  if (reversed === "reversed") return withToasts("Entry Reversed", "The commission is taken back.");
  return refused("Nothing Changed", "The entry was reversed before.");
}

async function changeSettings(context: Context, participantId: string, values: FormValues) {
  const checked = check(participantSchema, values);
  if (!checked.ok) return showAgain({ leadId: null, values, errors: checked.errors });
  const platform = context.get(platformContext);
  const member = context.get(staffContext);
  const changed = await changeParticipant(platform, member, participantId, checked.value);
  if (!changed) throw data(null, { status: 404 });
  return withToasts("Participant Updated", "The settings are saved.");
}

function withToasts(title: string, description: string) {
  const toasts: ToastMessage[] = [{ title, description, tone: "good" }];
  return data({ toasts, refused: undefined }, { status: 200 });
}

function refused(title: string, description: string) {
  const toasts: ToastMessage[] = [{ title, description, tone: "destructive" }];
  return data({ toasts, refused: undefined }, { status: 409 });
}

function showAgain(form: RefusedForm) {
  const toasts: ToastMessage[] = [];
  return data({ toasts, refused: form }, { status: 422 });
}
