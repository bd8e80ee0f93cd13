import { href, Link } from "react-router";
import { readResponseTimes } from "~/domains/follow-ups/index.server.ts";
import { maxMeasured, responseTimeDays } from "~/domains/follow-ups/index.ts";
import {
  listPendingApplications,
  listRecentSubmissions,
  readApplicationStates,
  readDays,
  readFigures,
  readFunnel,
  readWaitingJobs,
} from "~/domains/operations/index.server.ts";
import { listNotSetUp } from "~/domains/operations/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import { ContractorStatus } from "~/web/admin/contractors/contractor-status.tsx";
import { SpeedCards } from "~/web/admin/follow-ups/speed-cards.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { NotSetUp, WaitingJobsAlert } from "~/web/admin/frame/health-alerts.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/dashboard";
import { ApplicationStates, DayCharts, OnboardingFunnel } from "./dashboard-charts.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Dashboard" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const [figures, submissions, applications, days, funnel, applicationStates, waitingJobs, speeds] =
    await Promise.all([
      readFigures(platform, actor),
      listRecentSubmissions(platform, actor),
      listPendingApplications(platform, actor),
      readDays(platform, actor),
      readFunnel(platform, actor),
      readApplicationStates(platform, actor),
      readWaitingJobs(platform, actor),
      readResponseTimes(platform, actor),
    ]);
  return {
    figures,
    submissions,
    applications,
    days,
    funnel,
    applicationStates,
    waitingJobs,
    speeds,
    notSetUp: listNotSetUp(platform.settings),
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { figures, submissions, applications, days, funnel } = loaderData;
  const { applicationStates, waitingJobs, speeds, notSetUp } = loaderData;
  const live = useLiveUpdates("/admin/events", "submission", "estimate", "lead", "application");
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-2xl">Dashboard</h1>
        {live ? (
          <p className="flex items-center gap-2 text-sm text-muted">
            <span className="size-2 rounded-full bg-good" aria-hidden="true" />
            Live
          </p>
        ) : null}
      </div>
      {waitingJobs || notSetUp.length > 0 ? (
        <div className="mt-4 flex flex-col gap-4">
          {waitingJobs ? <WaitingJobsAlert waiting={waitingJobs} /> : null}
          <NotSetUp items={notSetUp} />
        </div>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-4 *:grow *:basis-36 *:sm:basis-52 *:lg:basis-40">
        <StatCard
          title="Total Contractors"
          value={shown(figures.totalContractors)}
          subtitle="Registered accounts"
        />
        <StatCard
          title="Completed Forms"
          value={shown(figures.completedForms)}
          subtitle={`${figures.conversionRate}% conversion rate`}
        />
        <StatCard
          title="Lead Estimates"
          value={shown(figures.leadEstimatesThisMonth)}
          subtitle="Generated this month"
        />
        <StatCard
          title="Active Affiliates"
          value={shown(figures.activeAffiliates)}
          subtitle="Referral partners"
        />
        <StatCard
          title="Revenue Share"
          value={shown(figures.revenueShareParticipants)}
          subtitle={`${shown(figures.pendingApplications)} pending`}
        />
      </div>
      <section aria-labelledby="speed" className="mt-6">
        <h2 id="speed" className="text-lg">
          Response times
        </h2>
        <p className="mt-1 text-sm text-muted">
          Medians for the last {maxMeasured.toLocaleString("en-US")} leads in the past{" "}
          {responseTimeDays} days.{" "}
          <Link to={href("/admin/follow-ups")} className="text-link">
            View follow-ups
          </Link>
        </p>
        <div className="mt-3 flex flex-wrap gap-4 *:grow *:basis-52">
          <SpeedCards speeds={speeds} />
        </div>
      </section>
      <DayCharts days={days} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <RecentSubmissions submissions={submissions} />
        <div className="grid gap-4">
          <PendingApplications applications={applications} />
          <OnboardingFunnel funnel={funnel} />
          <ApplicationStates states={applicationStates} />
        </div>
      </div>
    </>
  );
}

const shown = (count: number) => count.toLocaleString("en-US");

type Submissions = Awaited<ReturnType<typeof listRecentSubmissions>>;
type Applications = Awaited<ReturnType<typeof listPendingApplications>>;

function RecentSubmissions({ submissions }: { submissions: Submissions }) {
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
function PendingApplications({ applications }: { applications: Applications }) {
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
