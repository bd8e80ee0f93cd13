import { Form, Link } from "react-router";
import type { FoundLeadReport } from "~/domains/growth/index.server.ts";
import { reportReasonLabels, reportReasons } from "~/domains/growth/index.ts";
import type { Duplicates } from "~/domains/intake/index.server.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { Fold } from "~/web/crm/frame/fold.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { StageBadge } from "./move-lead.tsx";

/** Possible duplicates that can be merged into this lead, and leads merged before (`leads.merge`). */
export function LeadDuplicates({ duplicates: { merged, others } }: { duplicates: Duplicates }) {
  const format = useFormatDate();
  if (merged.length === 0 && others.length === 0) return null;
  return (
    <Fold
      id="duplicates"
      title={others.length > 0 ? "Possible duplicate" : "Merged"}
      note={others.length || merged.length}
    >
      {others.length > 0 ? (
        <ul className="mt-2 divide-y divide-line">
          {others.map(({ id, name, stage, createdAt, ...contact }) => (
            <li key={id} className="py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <Link
                  to={`/crm/leads/${id}`}
                  className="text-link inline-flex min-h-11 items-center font-semibold break-words"
                >
                  {name}
                </Link>
                <StageBadge stage={stage} />
              </div>
              <Reach {...contact} />
              <p className="text-muted">
                {serviceTitle(contact.service)} · {contact.city}, {contact.state} ·{" "}
                {format(createdAt, "MMM d, yyyy")}
              </p>
              {contact.holdsOthers ? (
                <p className="mt-1 text-muted">
                  Other leads were already merged into that one. To combine them, open that lead and
                  merge this one into it.
                </p>
              ) : (
                <MergeButton
                  intent="merge-lead"
                  duplicateId={id}
                  label="Merge into this lead"
                  name={name}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {merged.length > 0 && others.length > 0 ? (
        <h3 className="mt-3 text-base font-semibold">Merged</h3>
      ) : null}
      {merged.length > 0 ? (
        <ul className="mt-1 divide-y divide-line">
          {merged.map(({ id, name, mergedAt, mergedBy, ...contact }) => (
            <li key={id} className="py-3">
              <p className="font-semibold break-words">{name}</p>
              <Reach {...contact} />
              <p className="text-muted">
                By {mergedBy}
                {mergedAt ? `, ${format(mergedAt, "MMM d, yyyy h:mm a")}` : ""}
              </p>
              <MergeButton intent="undo-merge" duplicateId={id} label="Undo" name={name} />
            </li>
          ))}
        </ul>
      ) : null}
    </Fold>
  );
}

type ReachProps = { phone: string | null; phoneExtension: string | null; email: string | null };

function Reach({ phone, phoneExtension, email }: ReachProps) {
  const contacts = [formatPhone(phone, phoneExtension), email].filter(
    (contact) => contact !== null,
  );
  return <p className="break-words">{contacts.join(" · ")}</p>;
}

type MergeButtonProps = { intent: string; duplicateId: string; label: string; name: string };

function MergeButton({ intent, duplicateId, label, name }: MergeButtonProps) {
  if (!useIsMember()) return null;
  return (
    <Form method="post" preventScrollReset className="mt-2">
      <input type="hidden" name="duplicate_id" value={duplicateId} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="secondary"
        aria-label={`${label}: ${name}`}
      >
        {label}
      </Button>
    </Form>
  );
}

type ReportResult = { values: FormValues; errors: FieldErrors };

type LeadReportProps = {
  report: FoundLeadReport | null;
  /** Set if the form was rejected. */
  refused: ReportResult | undefined;
};

const outcomes = {
  open: { tone: "warning", label: "Under review" },
  accepted: { tone: "good", label: "Accepted" },
  declined: { tone: "neutral", label: "Declined" },
} as const;

/** Reports a bad lead, and shows the decision (`leads.bad-lead`). */
export function LeadReport({ report, refused }: LeadReportProps) {
  const format = useFormatDate();
  const isMember = useIsMember();
  if (!report && !isMember) return null;
  if (report) {
    const { reason, words, memberName, state, answer, createdAt } = report;
    return (
      <Card as="section" aria-labelledby="report" className="text-sm max-sm:p-4">
        <div className="flex items-baseline justify-between gap-3">
          <h2 id="report" className="text-lg">
            Reported
          </h2>
          <Badge tone={outcomes[state].tone}>{outcomes[state].label}</Badge>
        </div>
        <p className="mt-2">{reportReasonLabels[reason]}</p>
        {words ? <p className="break-words whitespace-pre-wrap">{words}</p> : null}
        <p className="text-muted">
          {memberName}, {format(createdAt, "MMM d, yyyy")}
        </p>
        {answer ? (
          <p className="mt-2 break-words whitespace-pre-wrap">Our reply: {answer}</p>
        ) : null}
      </Card>
    );
  }
  const typed = (name: string) => typedText(refused?.values, name) ?? "";
  return (
    <Card as="section" aria-label="Report this lead" className="max-sm:p-4">
      <Disclosure isOpen={refused !== undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-muted hover:text-ink">
          Report a bad lead
        </summary>
        <Form method="post" noValidate preventScrollReset className="mt-2 flex flex-col gap-3">
          <SelectField
            id="report-reason"
            name="reason"
            label="What’s wrong?"
            placeholder="Choose a reason"
            options={reportReasons.map((reportReason) => ({
              value: reportReason,
              label: reportReasonLabels[reportReason],
            }))}
            defaultValue={typed("reason")}
            error={refused?.errors.reason}
          />
          <TextAreaField
            id="report-words"
            name="words"
            label="Details"
            rows={2}
            maxLength={500}
            defaultValue={typed("words")}
            error={refused?.errors.words}
          />
          <Button
            type="submit"
            name="intent"
            value="report-lead"
            variant="secondary"
            className="sm:self-start"
          >
            Send report
          </Button>
        </Form>
      </Disclosure>
    </Card>
  );
}
