import { Form } from "react-router";
import { reportReasonLabels, reportReasons } from "~/domains/growth/lead-reports/lead-reports.ts";
import type { FoundLeadReport } from "~/domains/growth/lead-reports/report-lead.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useIsMember } from "../frame/use-is-member.ts";

type ReportAnswer = { values: FormValues; errors: FieldErrors };

type LeadReportProps = {
  report: FoundLeadReport | null;
  /** Set if the form was rejected. */
  refused: ReportAnswer | undefined;
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
            options={reportReasons.map((one) => ({ value: one, label: reportReasonLabels[one] }))}
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
