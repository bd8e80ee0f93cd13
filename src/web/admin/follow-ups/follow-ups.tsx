import { href, Link } from "react-router";
import {
  listPendingRegistrations,
  type ReasonCount,
  readOverview,
  readProviderHealth,
  readResponseTimes,
} from "~/domains/follow-ups/index.server.ts";
import {
  followUpKind,
  type GateReason,
  gateReasons,
  maxMeasured,
  responseTimeDays,
  shownCount,
} from "~/domains/follow-ups/index.ts";
import { countStopChecks, countUnmatched } from "~/domains/inbox/index.server.ts";
import { maxStopChecks, maxUnmatched } from "~/domains/inbox/index.ts";
import { registrationLabels } from "~/domains/phone-numbers/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { FollowUpTabs, ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/follow-ups";
import { ProviderHealthCard } from "./provider-health.tsx";
import { SpeedCards } from "./speed-cards.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Follow-up" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const [overview, health, speeds, pending, unmatched, checks] = await Promise.all([
    readOverview(platform, actor),
    readProviderHealth(platform, actor),
    readResponseTimes(platform, actor),
    listPendingRegistrations(platform, actor),
    countUnmatched(platform, actor),
    countStopChecks(platform, actor),
  ]);
  return { overview, health, speeds, pending, unmatched, checks };
}

/** Messages scheduled for today, what is on hold and why, what was skipped, and provider status. */
export default function FollowUps({ loaderData }: Route.ComponentProps) {
  const { overview, health, speeds, pending, unmatched, checks } = loaderData;
  useLiveUpdates("/admin/events", "message", "lead");
  return (
    <div className="flex flex-col gap-6">
      <ListHeading title="Follow-up">
        Messages sent today, what’s on hold and why, and provider status.
      </ListHeading>
      <FollowUpTabs current={href("/admin/follow-ups")} />
      <ToCheck checks={checks} />
      {unmatched > 0 ? (
        <Alert tone="info">
          <Link to={href("/admin/follow-ups/unmatched")} className="text-link">
            {unmatched === 1
              ? "1 incoming message isn’t in a conversation"
              : `${unmatched.toLocaleString("en-US")}${unmatched >= maxUnmatched ? "+" : ""} incoming messages aren’t in a conversation`}
          </Link>{" "}
          and {unmatched === 1 ? "hasn’t" : "haven’t"} been reviewed.
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-4 *:grow *:basis-36 *:sm:basis-52">
        <StatCard
          title="Sent today"
          value={
            <CountLink
              count={overview.left}
              label="sent today"
              to={`${href("/admin/messages")}?kind=${followUpKind}&state=sent`}
            />
          }
          subtitle="Accepted by the provider"
        />
        {overview.notSent > 0 ? (
          <StatCard
            title="Not sent today"
            value={
              <CountLink
                count={overview.notSent}
                label="not sent today"
                to={`${href("/admin/messages")}?kind=${followUpKind}&state=kept`}
              />
            }
            subtitle="No mail server or text provider set up"
          />
        ) : null}
        <StatCard
          title="Scheduled today"
          value={
            <CountLink
              count={overview.leaving}
              label="scheduled today"
              to={`${href("/admin/follow-ups/held")}?show=today`}
            />
          }
          subtitle="Messages due today"
        />
      </div>
      <div className="flex flex-wrap gap-4 *:grow *:basis-52">
        <SpeedCards speeds={speeds} />
      </div>
      <p className="-mt-3 text-sm text-muted">
        Median response times for the last {maxMeasured.toLocaleString("en-US")} leads in the past{" "}
        {responseTimeDays} days.
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ReasonCounts
          title="On hold now"
          empty="Nothing is on hold."
          counts={overview.held}
          hrefOf={(reason) => `${href("/admin/follow-ups/held")}?reason=${reason}`}
        />
        <ReasonCounts
          title="Skipped today"
          empty="Nothing was skipped."
          counts={overview.skipped}
          hrefOf={(reason) => `${href("/admin/follow-ups/skipped")}?reason=${reason}`}
        />
        <ProviderHealthCard title="Provider status, last hour" health={health.hour} />
        <ProviderHealthCard title="Provider status, last day" health={health.day} />
        <PendingRegistrations pending={pending} />
      </div>
      <p className="text-sm text-muted">
        Messages that can’t be sent are skipped. See{" "}
        <Link to={href("/admin/messages/dead-letters")} className="text-link">
          Failed messages and tasks
        </Link>{" "}
        for those that failed or may not have arrived.
      </p>
    </div>
  );
}

/** Possible opt-outs hold texts until someone decides; staff review those treated as opt-outs. */
function ToCheck({ checks: { waiting, taken } }: { checks: { waiting: number; taken: number } }) {
  if (waiting + taken === 0) return null;
  const path = href("/admin/follow-ups/to-check");
  const counted = (count: number) =>
    `${count.toLocaleString("en-US")}${count >= maxStopChecks ? "+" : ""} ${count === 1 ? "message" : "messages"}`;
  return (
    <Alert tone={waiting > 0 ? "warning" : "info"}>
      {waiting > 0 ? (
        <p>
          <Link to={path} className="text-link">
            {counted(waiting)} may want to opt out
          </Link>{" "}
          and {waiting === 1 ? "needs" : "need"} a decision.
        </p>
      ) : null}
      {taken > 0 ? (
        <p>
          <Link to={`${path}?show=taken`} className="text-link">
            {counted(taken)} treated as an opt-out
          </Link>{" "}
          {taken === 1 ? "hasn’t" : "haven’t"} been reviewed.
        </p>
      ) : null}
    </Alert>
  );
}

type ReasonCountsProps = {
  title: string;
  empty: string;
  counts: readonly ReasonCount[];
  /** URL of the list for a reason. */
  hrefOf: (reason: GateReason) => string;
};

/** Counts for each of the gate's reasons that occurs. */
function ReasonCounts({ title, empty, counts, hrefOf }: ReasonCountsProps) {
  return (
    <Card as="section">
      <h2 className="text-lg">{title}</h2>
      {counts.length === 0 ? <p className="mt-2 text-sm text-muted">{empty}</p> : null}
      <ul className="mt-2 divide-y divide-line text-sm">
        {counts.map(({ reason, count }) => (
          <li key={reason} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0">{gateReasons[reason].staff}</span>
            <span className="text-base">
              <CountLink count={count} label={gateReasons[reason].staff} to={hrefOf(reason)} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type CountLinkProps = { count: number; label: string; to: string };

/** A count that links to its list. */
function CountLink({ count, label, to }: CountLinkProps) {
  return (
    <Link
      to={to}
      aria-label={`${shownCount(count)}: ${label}`}
      className="text-link inline-flex min-h-6 items-center font-semibold tabular-nums"
    >
      {shownCount(count)}
    </Link>
  );
}

type Pending = Awaited<ReturnType<typeof listPendingRegistrations>>;

/** Businesses whose texts are on hold until carriers approve their registration. */
function PendingRegistrations({ pending }: { pending: Pending }) {
  return (
    <Card as="section">
      <h2 className="text-lg">Businesses that can’t text yet</h2>
      {pending.length === 0 ? (
        <p className="mt-2 text-sm text-muted">Every business can text.</p>
      ) : null}
      <ul className="mt-2 divide-y divide-line text-sm">
        {pending.map((registration) => (
          <li key={registration.contractorId} className="flex flex-wrap items-center gap-2 py-2">
            <Link
              to={href("/admin/contractors/:id/texting", { id: registration.contractorId })}
              className="text-link font-semibold"
            >
              {registration.businessName || "Unnamed Business"}
            </Link>
            <Standing {...registration} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Standing({ registration, isRefused, why }: Pending[number]) {
  return (
    <>
      <Badge tone={isRefused || registration === "rejected" ? "bad" : "warning"}>
        {isRefused ? "Rejected by the provider" : registrationLabels[registration]}
      </Badge>
      {why ? <span className="text-muted">{why}</span> : null}
    </>
  );
}
