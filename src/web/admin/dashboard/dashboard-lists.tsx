import { href, Link } from "react-router";
import type {
  listPendingApplications,
  listRecentSubmissions,
} from "~/domains/operations/dashboard/dashboard.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { ContractorStatus } from "../contractors/contractor-status.tsx";

type Submissions = Awaited<ReturnType<typeof listRecentSubmissions>>;
type Applications = Awaited<ReturnType<typeof listPendingApplications>>;

export function RecentSubmissions({ submissions }: { submissions: Submissions }) {
  const format = useFormatDate();
  return (
    <Card as="section">
      <h2 className="text-xl">Recent Form Submissions</h2>
      {submissions.length === 0 ? <EmptyState title="No recent activity" /> : null}
      <ul className="mt-4 divide-y divide-line">
        {submissions.map((submission) => (
          <li
            key={submission.id}
            className="flex flex-wrap items-start justify-between gap-3 py-3 last:pb-0 sm:flex-nowrap"
          >
            <div className="min-w-0">
              <Link
                to={href("/admin/contractors/:id", { id: submission.contractorId })}
                className="text-link font-semibold"
              >
                {submission.businessName.trim() || "Unnamed Business"}
              </Link>
              <p className="text-sm break-words text-muted">
                {submission.email} ·{" "}
                <span className="whitespace-nowrap">{formatPhone(submission.phone)}</span>
              </p>
              <p className="text-sm text-muted">
                {[submission.city, submission.state].filter(Boolean).join(", ")}
              </p>
            </div>
            <div className="flex flex-col items-end gap-1">
              <ContractorStatus completed={submission.isCompleted} />
              <time
                className="text-sm text-muted tabular-nums"
                dateTime={submission.createdAt.toISOString()}
              >
                {format(submission.createdAt, "MMM d, HH:mm")}
              </time>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Up to five pending applications. */
export function PendingApplications({ applications }: { applications: Applications }) {
  const format = useFormatDate();
  return (
    <Card as="section">
      <h2 className="text-xl">Revenue Share Applications</h2>
      {applications.length === 0 ? <EmptyState title="No pending applications" /> : null}
      <ul className="mt-4 divide-y divide-line">
        {applications.map((application) => (
          <li
            key={application.id}
            className="flex items-start justify-between gap-3 py-3 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-semibold">{application.businessName}</p>
              <p className="text-sm break-words text-muted">
                {application.contactName} · {application.email}
              </p>
              <p className="text-sm text-muted">{application.services.join(", ")}</p>
            </div>
            <time
              className="text-sm whitespace-nowrap text-muted tabular-nums"
              dateTime={application.createdAt.toISOString()}
            >
              {format(application.createdAt, "MMM d, yyyy")}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
