import { countReviews } from "~/domains/growth/reviews/count-reviews.server.ts";
import { listReviewRequests } from "~/domains/growth/reviews/list-requests.server.ts";
import { readReviewSettings } from "~/domains/growth/reviews/review-settings.server.ts";
import { type ReviewLink, reviewLinkLabel } from "~/domains/growth/reviews/reviews.ts";
import { findOwnZone } from "~/domains/schedule/visits/list-visits.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import { FileLink } from "~/ui/navigation/file-link.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { memberContext } from "../frame/guard.server.ts";
import { useIsMember } from "../frame/use-is-member.ts";
import type { Route } from "./+types/reviews";
import { RequestRows } from "./request-rows.tsx";

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
  const { asked, reminded, opened, clicked, sites } = counts;
  const bySite = sites.flatMap(({ site, clicks }) => {
    const link = links.find((one) => one.site === site);
    return link ? [`${reviewLinkLabel(link)} ${clicks}`] : [];
  });
  const onSites = sites.reduce((sum, { clicks }) => sum + clicks, 0);
  const some = onSites > clicked ? " (some opened more than one)" : "";
  const share = (part: number) =>
    asked > 0 ? `${Math.round((100 * part) / asked)}% of requests` : "";
  return (
    <section aria-labelledby="counts">
      <h2 id="counts" className="mb-2 text-sm font-semibold text-muted">
        Last 12 months
      </h2>
      <div className="grid gap-3 sm:grid-cols-3">
        <StatCard title="Requested" value={asked} subtitle={`${reminded} reminded`} />
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
