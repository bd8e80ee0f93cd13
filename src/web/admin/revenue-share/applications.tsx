import type { ShownApplication } from "~/domains/growth/revenue-share/applications/list-applications.server.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
} from "~/domains/growth/revenue-share/revenue-share.ts";
import { withQuery } from "~/platform/http/requests/list-query.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { BulkBar } from "../lists/bulk-bar.tsx";
import { ApplicationCard } from "./application-card.tsx";
import { applicationLabels } from "./application-labels.ts";

type Listed = { rows: ShownApplication[]; next: string | null };
type ApplicationsProps = Listed & {
  /** Pending applications, listed before all others; null when another status is selected. */
  waiting: Listed | null;
  counts: Record<ApplicationStatus, number>;
  status: ApplicationStatus | null;
  before: string | null;
};

const href = (status: ApplicationStatus | null, before: string | null = null) =>
  withQuery("/admin/revenue-share", { status, before });

/** Applications: counts by status, then each with its answers and decision. */
export function Applications({ rows, next, waiting, counts, status, before }: ApplicationsProps) {
  const views = [null, ...applicationStatuses];
  const shown = [...(waiting?.rows ?? []), ...rows];
  const hasPending = shown.some(({ applicationStatus }) => applicationStatus === "pending");
  return (
    <>
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {applicationStatuses.map((one) => (
          <StatCard key={one} title={applicationLabels[one]} value={counts[one]} />
        ))}
      </div>
      <nav aria-label="Which applications" className="flex flex-wrap gap-2">
        {views.map((one) => (
          <LinkButton
            key={one ?? "all"}
            href={href(one)}
            variant={one === status ? "primary" : "secondary"}
            size="small"
            aria-current={one === status ? "true" : undefined}
          >
            {one ? applicationLabels[one] : "All"}
          </LinkButton>
        ))}
      </nav>
      {hasPending ? (
        <BulkBar
          label="Selected applications"
          actions={[
            { value: "approve-selected", label: "Approve selected" },
            { value: "reject-selected", label: "Reject selected", variant: "secondary" },
          ]}
        />
      ) : null}
      {shown.length === 0 ? (
        <EmptyState title="No revenue share applications found." />
      ) : (
        <ul className="flex flex-col gap-4">
          {waiting?.rows.map((application) => (
            <ApplicationCard key={application.id} application={application} />
          ))}
          {waiting?.next ? (
            <li>
              <LinkButton href={href("pending")} variant="secondary" size="small">
                All {counts.pending} pending applications
              </LinkButton>
            </li>
          ) : null}
          {rows.map((application) => (
            <ApplicationCard key={application.id} application={application} />
          ))}
        </ul>
      )}
      <ListPager
        firstHref={before ? href(status) : null}
        nextHref={next ? href(status, next) : null}
        nextLabel="Older applications"
      />
    </>
  );
}
