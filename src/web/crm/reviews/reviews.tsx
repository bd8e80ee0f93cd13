import { href, Link } from "react-router";
import {
  countReviews,
  type ListedRequest,
  listReviewRequests,
  readReviewSettings,
} from "~/domains/growth/index.server.ts";
import {
  type ReviewLink,
  requestStatusOf,
  reviewLinkLabel,
  stopReasonLabels,
} from "~/domains/growth/index.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { formatClock, formatDay } from "~/domains/schedule/index.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import { FileLink } from "~/ui/navigation/file-link.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/reviews";

export const meta: Route.MetaFunction = () => [{ title: "Reviews" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const before = readId(new URL(request.url).searchParams.get("before"));
  const [settings, counts, list, zone] = await Promise.all([
    readReviewSettings(platform, reader),
    countReviews(platform, reader),
    listReviewRequests(platform, reader, before),
    findOwnZone(platform, reader),
  ]);
  return { settings, counts, ...list, zone, before };
}

/** Review requests sent by the business, with their results. */
export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { settings, counts, rows, next, zone, before } = loaderData;
  useLiveUpdates("/crm/events", "review");
  const isMember = useIsMember();
  const isEmpty = rows.length === 0;
  const setUp = (
    <LinkButton href="/crm/reviews/settings" variant={settings.enabled ? "quiet" : "action"}>
      {settings.enabled ? "Settings" : isMember ? "Set up" : "Settings"}
    </LinkButton>
  );
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Reviews</h1>
        {setUp}
      </div>
      {settings.enabled || isEmpty ? null : (
        <Alert tone="warning">Review requests are off. No one gets a request.</Alert>
      )}
      {isEmpty ? (
        <EmptyState title={settings.enabled ? "No requests yet" : "Review requests are off"}>
          {settings.enabled
            ? "Mark an appointment as done, and we request a review automatically."
            : "Add the sites where customers can review you. Every customer gets one request after a job, by text or email, and one reminder."}
        </EmptyState>
      ) : (
        <>
          {before ? null : <ReviewCounts counts={counts} links={settings.links} />}
          <RequestRows requests={rows} zone={zone} />
          <p>
            <FileLink href="/crm/reviews/requests.csv">Download as CSV</FileLink>
          </p>
        </>
      )}
      <ListPager
        firstHref={before ? "/crm/reviews" : null}
        nextHref={next ? `/crm/reviews?before=${next}` : null}
        nextLabel="Older requests"
      />
    </div>
  );
}

type ReviewCountsProps = {
  counts: Awaited<ReturnType<typeof countReviews>>;
  links: readonly ReviewLink[];
};

/** Within a year: review requests sent, opened, and clicked for each review site. */
function ReviewCounts({ counts, links }: ReviewCountsProps) {
  const { requested, reminded, opened, clicked, sites } = counts;
  const bySite = sites.flatMap(({ site, clicks }) => {
    const link = links.find((link) => link.site === site);
    return link ? [`${reviewLinkLabel(link)} ${clicks}`] : [];
  });
  const onSites = sites.reduce((sum, { clicks }) => sum + clicks, 0);
  const some = onSites > clicked ? " (some opened more than one)" : "";
  const share = (part: number) =>
    requested > 0 ? `${Math.round((100 * part) / requested)}% of requests` : "";
  return (
    <section aria-labelledby="counts">
      <h2 id="counts" className="mb-2 text-sm font-semibold text-muted">
        Last 12 months
      </h2>
      <div className="grid gap-3 sm:grid-cols-3">
        <StatCard title="Requested" value={requested} subtitle={`${reminded} reminded`} />
        <StatCard title="Opened your request" value={opened} subtitle={share(opened)} />
        <StatCard
          title="Opened a review page"
          value={clicked}
          subtitle={bySite.length > 0 ? bySite.join(", ") + some : share(clicked)}
        />
      </div>
    </section>
  );
}

type RequestRowsProps = { requests: readonly ListedRequest[]; zone: string };

/** List of review requests: customer, status and next step. */
function RequestRows({ requests, zone }: RequestRowsProps) {
  return (
    <ul className="raised divide-y divide-line overflow-hidden rounded-2xl bg-surface">
      {requests.map((request) => (
        <li key={request.id} className="px-4 py-3 sm:px-5">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Link
                to={href("/crm/schedule/visits/:id", { id: request.visitId })}
                className="text-link font-semibold break-words"
              >
                {request.customerName}
              </Link>
              <p className="text-sm break-words text-muted">{request.what}</p>
            </div>
            <div className="shrink-0">
              <Badge tone={requestStatusOf(request).tone}>{requestStatusOf(request).label}</Badge>
            </div>
          </div>
          <p className="mt-1 text-sm break-words text-muted">{historyOf(request, zone)}</p>
          {request.link ? (
            <p className="mt-1 text-sm">
              Send them this link:{" "}
              <a href={request.link} className="text-link break-all">
                {request.link}
              </a>{" "}
              <Link to={`/crm/links/review/${request.id}`} className="text-link">
                Reset customer link
              </Link>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const channelLabels = { sms: "text", email: "email" };

function historyOf(request: ListedRequest, zone: string): string {
  const at = (moment: Date) => `${formatDay(moment, zone)}, ${formatClock(moment, zone)}`;
  const { reason, channel, requestedAt, remindedAt, openedAt, clickedAt, nextAt } = request;
  const history: readonly [moment: Date | null, what: string][] = [
    [channel && requestedAt, `Requested by ${channel ? channelLabels[channel] : ""}`],
    [openedAt, "Opened"],
    [remindedAt, "Reminded"],
    [clickedAt, "Opened a review page"],
  ];
  const inOrder = history
    .flatMap(([moment, label]) => (moment ? [{ moment: new Date(moment), what: label }] : []))
    .sort((a, b) => a.moment.getTime() - b.moment.getTime());
  return [
    reason ? stopReasonLabels[reason] : "",
    ...inOrder.map(({ moment, what }) => `${what} ${at(moment)}.`),
    nextAt ? `${requestedAt ? "Reminder" : "Scheduled for"} ${at(nextAt)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
