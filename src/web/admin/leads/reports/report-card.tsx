import { Form, href, Link } from "react-router";
import { reportReasonLabels } from "~/domains/growth/lead-reports/lead-reports.ts";
import type { ListedLeadReport } from "~/domains/growth/lead-reports/list-lead-reports.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useMayChange } from "../../frame/use-may-change.ts";

type ReportCardProps = {
  report: ListedLeadReport;
  refused: { values: FormValues; errors: FieldErrors } | undefined;
};

const tones = { open: "warning", accepted: "good", declined: "neutral" } as const;

/** One report, with its response form. */
export function ReportCard({ report, refused }: ReportCardProps) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  const { id, leadId, leadName, contractorId, businessName, need, reason, words, state } = report;
  const own = refused?.values.report_id === id ? refused : undefined;
  return (
    <Card as="li" className="flex flex-col gap-2 max-sm:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-lg break-words">
          <Link to={href("/admin/leads/:id", { id: leadId })} className="text-link">
            {leadName}
          </Link>
        </h2>
        <Badge tone={tones[state]}>{state}</Badge>
      </div>
      <p className="font-semibold">{reportReasonLabels[reason]}</p>
      {words ? <p className="break-words whitespace-pre-wrap">{words}</p> : null}
      {need ? <p className="text-sm break-words text-muted">Request: {need}</p> : null}
      <p className="text-sm text-muted">
        <Link to={href("/admin/contractors/:id", { id: contractorId })} className="text-link">
          {businessName}
        </Link>
        {`, ${report.memberName}, ${format(report.createdAt, "MMM d, h:mm a")}`}
      </p>
      {report.answer ? <p className="break-words">Reply: {report.answer}</p> : null}
      {state === "open" && mayChange ? (
        <Form method="post" noValidate preventScrollReset className="mt-2 flex flex-col gap-3">
          <input type="hidden" name="report_id" value={id} />
          <TextField
            id={`answer-${id}`}
            name="answer"
            label="Reply"
            hint="The business sees this. If you decline, say why."
            maxLength={500}
            defaultValue={typedText(own?.values, "answer")}
            error={own?.errors.answer}
          />
          <div className="flex gap-2">
            <Button type="submit" name="decision" value="accepted" size="small">
              Accept
            </Button>
            <Button type="submit" name="decision" value="declined" size="small" variant="secondary">
              Decline
            </Button>
          </div>
        </Form>
      ) : null}
    </Card>
  );
}
