import { howLong } from "~/features/follow-ups/lead/how-long.ts";
import { shownCount } from "~/features/follow-ups/overview/overview.ts";
import type { Speeds } from "~/features/follow-ups/overview/read-speeds.server.ts";
import { StatCard } from "~/ui/layout/stat-card.tsx";

const steps = [
  { key: "alerted", title: "To the contractor’s alert" },
  { key: "accepted", title: "To the first message" },
  { key: "answered", title: "To the first answer" },
] as const;

/** How fast enquiries were met, as medians (`follow-ups.speed`). */
export function SpeedCards({ speeds }: { speeds: Speeds }) {
  return steps.map(({ key, title }) => {
    const { median, of } = speeds[key];
    return (
      <StatCard
        key={key}
        title={title}
        value={median === null ? "None yet" : howLong(median)}
        subtitle={`Median of ${of === 1 ? "1 lead" : `${shownCount(of)} leads`}`}
      />
    );
  });
}
