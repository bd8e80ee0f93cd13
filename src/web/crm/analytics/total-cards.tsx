import type { Figures } from "~/domains/growth/analytics/figures/figures.ts";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import {
  changeFrom,
  costPerJob,
  costPerLead,
  shownCents,
  shownCount,
  shownDollars,
  shownRate,
  shownWait,
} from "./shown-figures.ts";

/** Returns " (was 67%)", or nothing if there is no earlier value. */
const was = (found: number | null, shown: string) => (found ? ` (was ${shown})` : "");

type TotalCardsProps = { total: Figures; before: Figures };

/** Totals of the period, each with its value in the previous period. */
export function TotalCards({ total, before }: TotalCardsProps) {
  const spent = total.spendCents ?? 0;
  const spentBefore = before.spendCents ?? 0;
  return (
    <section aria-label="Summary" className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <StatCard
        title="Leads"
        value={shownCount(total.leads)}
        subtitle={changeFrom(total.leads, before.leads, shownCount)}
      />
      <StatCard
        title="Booked"
        value={shownRate(total)}
        subtitle={`${shownCount(total.booked)} of ${shownCount(total.leads)} leads${was(before.leads, shownRate(before))}`}
      />
      <StatCard
        title="Response time"
        value={
          <span className="text-2xl">
            {total.answerTime === null ? "No data yet" : shownWait(total.answerTime)}
          </span>
        }
        subtitle={`Median, including automatic texts${was(before.answerTime, shownWait(before.answerTime))}`}
      />
      <StatCard
        title="Revenue"
        value={shownDollars(total.revenueCents)}
        subtitle={changeFrom(total.revenueCents, before.revenueCents, shownDollars)}
      />
      <StatCard
        title="Ad spend"
        value={shownDollars(spent)}
        subtitle={changeFrom(spent, spentBefore, shownDollars)}
      />
      <StatCard
        title="Cost per lead"
        value={spent === 0 ? "–" : shownCents(costPerLead(total))}
        subtitle={
          spent === 0
            ? "Add your spend to see it"
            : total.booked === 0
              ? "No booked jobs yet"
              : `${shownCents(costPerJob(total))} per booked job`
        }
      />
    </section>
  );
}
