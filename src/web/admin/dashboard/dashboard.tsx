import { href, Link } from "react-router";
import { maxMeasured, responseTimeDays } from "~/domains/follow-ups/overview/overview.ts";
import { readResponseTimes } from "~/domains/follow-ups/overview/read-response-times.server.ts";
import { readWaitingJobs } from "~/domains/operations/contractor-list/read-waiting-jobs.server.ts";
import {
  listPendingApplications,
  listRecentSubmissions,
  readFigures,
} from "~/domains/operations/dashboard/dashboard.server.ts";
import {
  readApplicationStates,
  readDays,
  readFunnel,
} from "~/domains/operations/dashboard/dashboard-charts.server.ts";
import { listNotSetUp } from "~/domains/operations/health/not-set-up.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { SpeedCards } from "../follow-ups/speed-cards.tsx";
import { staffContext } from "../frame/guard.server.ts";
import { NotSetUp } from "../frame/not-set-up.tsx";
import { WaitingJobsAlert } from "../frame/waiting-jobs-alert.tsx";
import type { Route } from "./+types/dashboard";
import { ApplicationStates, DayCharts, OnboardingFunnel } from "./dashboard-charts.tsx";
import { PendingApplications, RecentSubmissions } from "./dashboard-lists.tsx";

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
          <NotSetUp words={notSetUp} />
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
