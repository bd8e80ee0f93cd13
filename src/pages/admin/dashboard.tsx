import { Link } from "react-router";
import {
  listPendingApplications,
  listRecentSubmissions,
  readFigures,
} from "~/features/desk/dashboard.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Card } from "~/ui/card.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { StatCard } from "~/ui/stat-card.tsx";
import type { Route } from "./+types/dashboard";
import { useFormatDate } from "./use-format-date.ts";

export const meta: Route.MetaFunction = () => [{ title: "Dashboard" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const [figures, submissions, applications] = await Promise.all([
    readFigures(platform),
    listRecentSubmissions(platform),
    listPendingApplications(platform),
  ]);
  return { figures, submissions, applications };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { figures, submissions, applications } = loaderData;
  const format = useFormatDate();
  return (
    <>
      <h1 className="text-2xl">Dashboard</h1>
      <div className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
        <StatCard
          title="Total Contractors"
          value={figures.totalContractors}
          subtitle="Registered accounts"
        />
        <StatCard
          title="Completed Forms"
          value={figures.completedForms}
          subtitle={`${figures.conversionRate}% conversion rate`}
        />
        <StatCard
          title="Lead Estimates"
          value={figures.leadEstimatesThisMonth}
          subtitle="Generated this month"
        />
        <StatCard
          title="Active Affiliates"
          value={figures.activeAffiliates}
          subtitle="Referral partners"
        />
        <StatCard
          title="Revenue Share"
          value={figures.revenueShareParticipants}
          subtitle={`${figures.pendingApplications} pending`}
        />
      </div>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <Card as="section">
          <h2 className="text-xl">Recent Form Submissions</h2>
          {submissions.length === 0 ? <EmptyState title="No recent activity" /> : null}
          <ul className="mt-4 divide-y divide-line">
            {submissions.map((submission) => (
              <li
                key={submission.id}
                className="flex flex-wrap items-start justify-between gap-3 py-3"
              >
                <div className="min-w-0">
                  <Link
                    to={`/admin/contractors/${submission.contractorId}`}
                    className="text-link font-semibold"
                  >
                    {submission.businessName || "Unnamed Business"}
                  </Link>
                  <p className="text-sm break-words text-muted">
                    {submission.email} · {submission.phone}
                  </p>
                  <p className="text-sm text-muted">
                    {[submission.city, submission.state].filter(Boolean).join(", ")}
                  </p>
                </div>
                <div className="flex flex-col items-end gap-1">
                  <Badge tone={submission.isCompleted ? "good" : "warning"}>
                    {submission.isCompleted ? "Completed" : "In Progress"}
                  </Badge>
                  <time
                    className="text-sm text-muted"
                    dateTime={submission.createdAt.toISOString()}
                  >
                    {format(submission.createdAt, "MMM d, HH:mm")}
                  </time>
                </div>
              </li>
            ))}
          </ul>
        </Card>
        <Card as="section">
          <h2 className="text-xl">Revenue Share Applications</h2>
          {applications.length === 0 ? <EmptyState title="No pending applications" /> : null}
          <ul className="mt-4 divide-y divide-line">
            {applications.map((application) => (
              <li key={application.id} className="flex items-start justify-between gap-3 py-3">
                <div className="min-w-0">
                  <p className="font-semibold">{application.businessName}</p>
                  <p className="text-sm break-words text-muted">
                    {application.contactName} · {application.email}
                  </p>
                  <p className="text-sm text-muted">{application.services.join(", ")}</p>
                </div>
                <time className="text-sm text-muted" dateTime={application.createdAt.toISOString()}>
                  {format(application.createdAt, "MMM d, yyyy")}
                </time>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
}
