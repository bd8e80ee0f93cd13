import { Form, href, Link } from "react-router";
import { type ListedLeadReport, listLeadReports } from "~/domains/growth/index.server.ts";
import { reportReasonLabels, reportReasons, reportStates } from "~/domains/growth/index.ts";
import { readChoice, withQuery } from "~/platform/http/requests/read-url.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { handleReportDecision } from "~/web/admin/leads/lead-action.server.ts";
import { FilterSelect, ListFilters } from "~/web/admin/lists/list-table.tsx";
import { loadList } from "~/web/admin/lists/lists.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/lead-reports";

export const meta: Route.MetaFunction = () => [{ title: "Reported leads" }];
export const shouldRevalidate = reloadIfBehind;

const readFilter = (parameters: URLSearchParams) => {
  const show = readChoice(parameters, "show", [...reportStates, "all"] as const);
  const state = show === "all" ? null : (show ?? "open");
  return { state, show, reason: readChoice(parameters, "reason", reportReasons) };
};

export const loader = (args: Route.LoaderArgs) => loadList(args, readFilter, listLeadReports);
export const action = (args: Route.ActionArgs) => handleReportDecision(args);

const path = "/admin/leads/reports";

/** Bad leads reported by businesses, with our responses (`leads.bad-lead`). */
export default function LeadReports({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, filter, before } = loaderData;
  const { show, reason } = filter;
  useLiveUpdates("/admin/events", "lead");
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Reported leads">
        Leads that businesses reported. If you accept a report, the lead is marked lost and no
        revenue share is due. The person who reported it is notified.
      </ListHeading>
      <ActionToasts toasts={actionData?.toasts} />
      <ListFilters clearHref={show || reason ? path : null}>
        <FilterSelect
          label="Show"
          name="show"
          any="Open"
          value={show}
          options={[
            { value: "accepted", label: "Accepted" },
            { value: "declined", label: "Declined" },
            { value: "all", label: "All" },
          ]}
        />
        <FilterSelect
          label="Reason"
          name="reason"
          any="Any reason"
          value={reason}
          options={reportReasons.map((reportReason) => ({
            value: reportReason,
            label: reportReasonLabels[reportReason],
          }))}
        />
      </ListFilters>
      {rows.length === 0 ? (
        <EmptyState title={show || reason ? "No reports match" : "All reports are decided"} />
      ) : (
        <ul className="flex flex-col gap-4">
          {rows.map((report) => (
            <ReportCard key={report.id} report={report} refused={actionData?.refused} />
          ))}
        </ul>
      )}
      <ListPager
        firstHref={before ? withQuery(path, { show, reason }) : null}
        nextHref={next ? withQuery(path, { show, reason, before: next }) : null}
        nextLabel="Older reports"
      />
    </div>
  );
}

type ReportCardProps = {
  report: ListedLeadReport;
  refused: { values: FormValues; errors: FieldErrors } | undefined;
};

const tones = { open: "warning", accepted: "good", declined: "neutral" } as const;

/** One report, with its response form. */
function ReportCard({ report, refused }: ReportCardProps) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  const { id, leadId, leadName, contractorId, businessName, need, reason, words, state } = report;
  const refusedForm = refused?.values.report_id === id ? refused : undefined;
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
            defaultValue={typedText(refusedForm?.values, "answer")}
            error={refusedForm?.errors.answer}
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
