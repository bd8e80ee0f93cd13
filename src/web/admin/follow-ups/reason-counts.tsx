import { type GateReason, gateReasons } from "~/domains/follow-ups/gate-reasons.ts";
import type { ReasonCount } from "~/domains/follow-ups/overview/read-overview.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { CountLink } from "./count-link.tsx";

type ReasonCountsProps = {
  title: string;
  empty: string;
  counts: readonly ReasonCount[];
  /** Where those of a reason are listed. */
  hrefOf: (reason: GateReason) => string;
};

/** How many, for each of the gate's reasons that there are any of. */
export function ReasonCounts({ title, empty, counts, hrefOf }: ReasonCountsProps) {
  return (
    <Card as="section">
      <h2 className="text-lg">{title}</h2>
      {counts.length === 0 ? <p className="mt-2 text-sm text-muted">{empty}</p> : null}
      <ul className="mt-2 divide-y divide-line text-sm">
        {counts.map(({ reason, count }) => (
          <li key={reason} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0">{gateReasons[reason].staff}</span>
            <span className="text-base">
              <CountLink count={count} of={gateReasons[reason].staff} to={hrefOf(reason)} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
