import { howLongInShort } from "~/domains/follow-ups/lead/how-long.ts";
import { shownCount } from "~/domains/follow-ups/overview/overview.ts";
import type { Speeds } from "~/domains/follow-ups/overview/read-speeds.server.ts";
import { StatCard } from "~/ui/layout/stat-card.tsx";

export const speedSteps = [
  { key: "alerted", title: "Time to contractor alert" },
  { key: "accepted", title: "Time to first message" },
  { key: "answered", title: "Time to first reply" },
] as const;

/** Median response times to requests. */
export function SpeedCards({ speeds }: { speeds: Speeds }) {
  return speedSteps.map(({ key, title }) => {
    const { median, of } = speeds[key];
    return (
      <StatCard
        key={key}
        title={title}
        value={shownMedian(median)}
        subtitle={`Median of ${of === 1 ? "1 lead" : `${shownCount(of)} leads`}`}
      />
    );
  });
}

export const shownMedian = (median: number | null): string =>
  median === null ? "No data yet" : howLongInShort(median);
