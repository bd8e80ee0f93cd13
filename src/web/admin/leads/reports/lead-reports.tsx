import {
  reportReasonLabels,
  reportReasons,
  reportStates,
} from "~/domains/growth/lead-reports/lead-reports.ts";
import { listLeadReports } from "~/domains/growth/lead-reports/list-lead-reports.server.ts";
import { readChoice, withQuery } from "~/platform/http/requests/list-query.ts";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { FilterSelect, ListFilters } from "../../lists/list-filters.tsx";
import { ListHeading } from "../../lists/list-heading.tsx";
import { loadList } from "../../lists/load-list.server.ts";
import type { Route } from "./+types/lead-reports";
import { handleReportDecision } from "./report-action.server.ts";
import { ReportCard } from "./report-card.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Reported leads" }];

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
          options={reportReasons.map((one) => ({ value: one, label: reportReasonLabels[one] }))}
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
