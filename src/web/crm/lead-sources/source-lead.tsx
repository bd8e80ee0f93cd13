import { Form, href, Link, redirect } from "react-router";
import { type LeadEvidence, readCreditEvidence } from "~/domains/growth/index.server.ts";
import { decideSourceLead, sendGoogleFeedback } from "~/domains/lead-sources/index.server.ts";
import {
  chargeLabels,
  creditLabels,
  creditSchema,
  googleFeedbackSchema,
  type JunkReason,
  junkReasons,
  verdictSchema,
} from "~/domains/lead-sources/index.ts";
import { centsField, formatCents } from "~/domains/shared/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readChoice, readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/source-lead";
import { GoogleFeedback } from "./google-feedback.tsx";
import { JunkCheck } from "./junk-check.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Report a lead" }];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = readId(params.id);
  const { searchParams } = new URL(request.url);
  const choice = {
    reason: readChoice(searchParams, "reason", junkReasons) ?? null,
    noteIds: searchParams.getAll("note"),
  };
  const sourceLead =
    id &&
    (await readCreditEvidence(context.get(platformContext), context.get(memberContext), {
      sourceLeadId: id,
      ...choice,
    }));
  if (!sourceLead) throw notFound();
  return { ...sourceLead, noteIds: choice.noteIds };
}

const messages: Record<string, string> = {
  judge: "Saved.",
  request: "Noted. Come back when they reply.",
  receive: "Saved. The source costs that much less now.",
  decline: "Saved.",
  google: "Sent. Google’s decision is under Credit.",
  undo: "Undone.",
};

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const sourceLeadId = readId(args.params.id);
  if (!sourceLeadId) throw notFound();
  const response = await runForm(args, {
    call: async ({ platform, body }) => {
      const decide = (decision: Parameters<typeof decideSourceLead>[2]["decision"]) =>
        decideSourceLead(platform, member, { sourceLeadId, decision });
      switch (body.intent) {
        case "judge": {
          const checked = check(verdictSchema, body);
          return checked.ok ? decide({ verdict: checked.value.verdict }) : checked;
        }
        case "google": {
          const checked = check(googleFeedbackSchema, body);
          if (!checked.ok) return checked;
          return sendGoogleFeedback(platform, member, { sourceLeadId, feedback: checked.value });
        }
        case "request":
          return decide({ credit: "requested" });
        case "decline":
          return decide({ credit: "declined" });
        case "undo":
          return decide({ credit: null });
        case "receive": {
          const checked = check(creditSchema, body);
          return checked.ok ? decide({ credit: "received", cents: checked.value.amount }) : checked;
        }
        default:
          throw malformed();
      }
    },
  });
  if (!response.ok) {
    if (response.code === "not_found") throw notFound();
    return showAgain(response, { values: response.values });
  }
  // Set when opened from a lead's page, to go back to it.
  const leadId = readId(response.values.lead_id);
  if (leadId) throw redirect(href("/crm/leads/:id", { id: leadId }), { status: 303 });
  return {
    message: messages[String(response.values.intent)] ?? null,
    errors: {},
    values: undefined,
  };
}

/** A lead that a source sent: whether it is junk, and the evidence for requesting a credit. */
export default function SourceLeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sourceLead, personName, form } = loaderData;
  const { source, leadId, costCents, chargeState, createdAt } = sourceLead;
  const format = useFormatDate();
  const isMember = useIsMember();
  const refused = actionData?.values ? actionData : undefined;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header className="print:hidden">
        {leadId ? (
          <TouchLink to={href("/crm/leads/:id", { id: leadId })}>{personName ?? "Lead"}</TouchLink>
        ) : (
          <TouchLink to={href("/crm/settings/lead-sources/:id", { id: sourceLead.sourceId })}>
            {source.name}
          </TouchLink>
        )}
        <h1 className="text-2xl wrap-anywhere">Report to {form.name}</h1>
        <p className="mt-1 text-muted">
          {[
            `Sent by ${source.name} on ${format(createdAt, "MMM d, yyyy h:mm a")}`,
            costCents === null ? null : formatCents(costCents),
            chargeState ? chargeLabels[chargeState] : null,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone={refused ? "bad" : "good"} role={refused ? "alert" : "status"}>
          {actionData.message}
        </Alert>
      ) : null}
      <Card as="section" aria-labelledby="junk" className="max-sm:p-4 print:hidden">
        <h2 id="junk" className="mb-2 text-lg">
          Is it junk?
        </h2>
        <JunkCheck sourceLead={sourceLead} />
      </Card>
      {source.kind === "google_local" && sourceLead.creditState === null && isMember ? (
        <GoogleFeedback sourceLead={sourceLead} refused={refused} />
      ) : null}
      <Evidence evidence={loaderData} noteIds={loaderData.noteIds} />
      <Credit sourceLead={sourceLead} refused={refused} />
    </div>
  );
}

type EvidenceProps = { evidence: Omit<LeadEvidence, "sourceLead">; noteIds: readonly string[] };

/** The details in the platform's format: to copy, or to print. */
function Evidence({ evidence: { form, reason, text, notes }, noteIds }: EvidenceProps) {
  const format = useFormatDate();
  const reasons = junkReasons.filter((junkReason) => form.reasons[junkReason] !== undefined);
  return (
    <Card as="section" aria-labelledby="evidence" className="max-sm:p-4 print:p-0">
      <h2 id="evidence" className="text-lg print:hidden">
        What to send
      </h2>
      <ol className="mt-2 list-decimal space-y-1 pl-5 print:hidden">
        {form.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Form method="get" preventScrollReset className="mt-4 flex flex-col gap-3 print:hidden">
        <SelectField
          name="reason"
          label="Reason"
          placeholder="Choose a reason"
          options={reasons.map((value) => ({ value, label: reasonLabel(form, value) }))}
          defaultValue={reason ?? ""}
        />
        {notes.length > 0 ? (
          <fieldset className="flex flex-col gap-2">
            <legend className="text-sm font-semibold">Your notes to include</legend>
            {notes.map(({ id, text: note, at }) => (
              <CheckboxField
                key={id}
                id={`note-${id}`}
                name="note"
                value={id}
                label={note}
                hint={format(at, "MMM d, h:mm a")}
                defaultChecked={noteIds.includes(id)}
              />
            ))}
          </fieldset>
        ) : (
          <p className="text-sm text-muted">
            We can’t see calls from your own phone. Add a note to the lead about each, such as
            “Called, not in service”, and choose it here.
          </p>
        )}
        <Button type="submit" variant="secondary" className="self-start">
          Update
        </Button>
      </Form>
      <p className="mt-4 text-sm text-muted print:hidden">
        Tap the text to select all of it, then copy. Or print this page: only the text is printed.
      </p>
      <pre className="mt-2 rounded-xl bg-sunken p-4 text-sm break-words whitespace-pre-wrap select-all print:bg-transparent print:p-0">
        {text}
      </pre>
    </Card>
  );
}

const reasonLabel = (form: LeadEvidence["form"], reason: JunkReason) => form.reasons[reason] ?? "";

type CreditProps = {
  sourceLead: LeadEvidence["sourceLead"];
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** The outcome of the request: a credit reduces the source's cost. */
function Credit({ sourceLead, refused }: CreditProps) {
  const { creditState, creditCents, creditBy, creditAt, costCents } = sourceLead;
  const format = useFormatDate();
  const isMember = useIsMember();
  return (
    <Card as="section" aria-labelledby="credit" className="max-sm:p-4 print:hidden">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="credit" className="text-lg">
          Credit
        </h2>
        {creditState ? (
          <Badge tone={creditState === "received" ? "good" : "neutral"}>
            {creditCents === null
              ? creditLabels[creditState]
              : `${creditLabels[creditState]}: ${formatCents(creditCents)}`}
          </Badge>
        ) : null}
      </div>
      <p className="mt-1 text-sm text-muted">
        {creditAt
          ? `Recorded by ${creditBy}, ${format(creditAt, "MMM d, yyyy")}.`
          : "Record here what they reply. A credit comes off the source’s cost."}
      </p>
      {isMember ? (
        <Form method="post" noValidate preventScrollReset className="mt-3 flex flex-col gap-3">
          <TextField
            name="amount"
            label="Amount credited"
            inputMode="decimal"
            defaultValue={
              typedText(refused?.values, "amount") ?? centsField(creditCents ?? costCents)
            }
            error={refused?.errors.amount}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" name="intent" value="receive" variant="action">
              Record credit
            </Button>
            {creditState === null ? (
              <Button type="submit" name="intent" value="request" variant="secondary">
                I requested it
              </Button>
            ) : null}
            <Button type="submit" name="intent" value="decline" variant="secondary">
              They declined
            </Button>
            {creditState ? (
              <Button type="submit" name="intent" value="undo" variant="quiet">
                Undo
              </Button>
            ) : null}
          </div>
        </Form>
      ) : null}
      <p className="mt-3 text-sm">
        <Link to={href("/crm/analytics/sources")} className="text-link">
          What your lead sources are worth
        </Link>
      </p>
    </Card>
  );
}
