import type { countReviews } from "~/domains/growth/reviews/count-reviews.server.ts";
import { nameOfLink, type ReviewLink } from "~/domains/growth/reviews/reviews.ts";
import { StatCard } from "~/ui/layout/stat-card.tsx";

type ReviewCountsProps = {
  counts: Awaited<ReturnType<typeof countReviews>>;
  links: readonly ReviewLink[];
};

/** How many were asked within a year, how many looked, and how many went on to which review page. */
export function ReviewCounts({ counts, links }: ReviewCountsProps) {
  const { asked, reminded, opened, clicked, sites } = counts;
  const bySite = sites.flatMap(({ site, clicks }) => {
    const link = links.find((one) => one.site === site);
    return link ? [`${nameOfLink(link)} ${clicks}`] : [];
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
