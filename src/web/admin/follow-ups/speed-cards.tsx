import type { ResponseTimes } from "~/domains/follow-ups/index.server.ts";
import { formatShortDuration, shownCount } from "~/domains/follow-ups/index.ts";
import { StatCard } from "~/ui/layout/stat-card.tsx";

export const speedSteps = [
  { key: "alerted", title: "Time to contractor alert" },
  { key: "accepted", title: "Time to first message" },
  { key: "answered", title: "Time to first reply" },
] as const;

/** Median response times to requests. */
export function SpeedCards({ speeds }: { speeds: ResponseTimes }) {
  return speedSteps.map(({ key, title }) => {
    const { median, of } = speeds[key];
    return (
      <StatCard
        key={key}
        title={title}
        value={formatMedian(median)}
        subtitle={`Median of ${of === 1 ? "1 lead" : `${shownCount(of)} leads`}`}
      />
    );
  });
}

export const formatMedian = (median: number | null): string =>
  median === null ? "No data yet" : formatShortDuration(median);
