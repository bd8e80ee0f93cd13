import type { RouterContextProvider } from "react-router";
import {
  changeParticipant,
  listEntries,
  listParticipantLeads,
  markLost,
  recordDeal,
  reverseEntry,
  sumUpMonths,
} from "~/domains/growth/index.server.ts";
import { dealSchema, participantSchema, reversalSchema } from "~/domains/growth/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/commands/request-key.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { respondWithRefusal, respondWithToasts } from "~/web/shared/frame/form-results.server.ts";

type Context = Readonly<RouterContextProvider>;

/** A rejected form: its lead, if any, the input and the errors. */
export type RefusedForm = { leadId: string | null; values: FormValues; errors: FieldErrors };

/** Handles the forms of the Manage page. */
export async function handleParticipantForm(
  request: Request,
  context: Context,
  participantId: string | null,
) {
  const values = await readFormValues(request, ["services"]);
  if (!participantId) throw notFound();
  if (values.intent === "settings") return changeSettings(context, participantId, values);
  if (values.intent === "reverse") return reverse(context, participantId, values);
  const leadId = readId(values.lead_id);
  if (!leadId) throw malformed();
  const lead = { participantId, leadId };
  if (values.intent === "deal") return handleDealForm(context, lead, values);
  if (values.intent === "lost") return handleLostLead(context, lead);
  throw malformed();
}

const notChanged = { title: "Nothing Changed", description: "" };
const alreadySent = {
  amount: "This form was already submitted with different values. Please reload the page.",
};

type Lead = { participantId: string; leadId: string };

async function handleDealForm(context: Context, lead: Lead, values: FormValues) {
  const checked = check(dealSchema, values);
  const form = { leadId: lead.leadId, values };
  if (!checked.ok) return respondWithRefusal(checked, notChanged, {}, form);
  const { amount: dealCents, note } = checked.value;
  const recorded = await recordDeal(
    context.get(platformContext),
    context.get(staffContext),
    lead,
    { dealCents, note },
    readRequestKey(values.request_key),
  );
  if (!recorded.ok)
    return respondWithRefusal({ ...recorded, errors: alreadySent }, notChanged, {}, form);
  const commission = formatCents(recorded.commissionCents);
  return respondWithToasts({
    title: "Lead Converted",
    description: `${commission} commission on ${formatCents(dealCents)} added.`,
  });
}

async function handleLostLead(context: Context, lead: Lead) {
  const marked = await markLost(context.get(platformContext), context.get(staffContext), lead);
  if (marked.ok)
    return respondWithToasts({ title: "Lead Lost", description: "No commission is due for it." });
  return respondWithRefusal(marked, notChanged, {
    already_done: "The lead was already marked. Reverse its commissions first.",
  });
}

async function reverse(context: Context, participantId: string, values: FormValues) {
  const entryId = readId(values.entry_id);
  const checked = check(reversalSchema, values);
  if (!entryId || !checked.ok) throw malformed();
  const { note } = checked.value;
  const member = context.get(staffContext);
  const platform = context.get(platformContext);
  const reversed = await reverseEntry(platform, member, participantId, entryId, note);
  if (reversed.ok) {
    return respondWithToasts({ title: "Entry Reversed", description: "Commission reversed." });
  }
  return respondWithRefusal(reversed, notChanged, {
    already_done: "This entry was already reversed.",
  });
}

async function changeSettings(context: Context, participantId: string, values: FormValues) {
  const checked = check(participantSchema, values);
  if (!checked.ok) return respondWithRefusal(checked, notChanged, {}, { leadId: null, values });
  const platform = context.get(platformContext);
  const member = context.get(staffContext);
  const changed = await changeParticipant(platform, member, participantId, checked.value);
  if (!changed.ok) return respondWithRefusal(changed, notChanged);
  return respondWithToasts({ title: "Participant Updated", description: "Settings saved." });
}

export const participantViews = ["leads", "ledger", "statements", "settings"] as const;
export type ParticipantView = (typeof participantViews)[number];

/** Loads the data of one of a participant's four views. */
export async function loadView(
  context: Readonly<RouterContextProvider>,
  participant: { id: string; joinedAt: Date },
  view: ParticipantView,
  before: string | null,
) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  switch (view) {
    case "leads": {
      const { rows, next } = await listParticipantLeads(platform, actor, participant.id, before);
      return { view, leads: rows, next, requestKey: newRequestKey() };
    }
    case "ledger": {
      const { rows, next } = await listEntries(platform, actor, participant.id, before);
      return { view, entries: rows, next };
    }
    case "statements":
      return { view, months: await sumUpMonths(platform, actor, participant) };
    case "settings":
      return { view };
  }
}
