import type { Figures } from "~/domains/growth/analytics/figures/figures.ts";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import {
  changeFrom,
  costPerJob,
  costPerLead,
  formatBookingRate,
  formatCentsOrDash,
  formatWait,
  formatWholeDollars,
  shownCount,
} from "./format-figures.ts";

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
        value={formatBookingRate(total)}
        subtitle={`${shownCount(total.booked)} of ${shownCount(total.leads)} leads${was(before.leads, formatBookingRate(before))}`}
      />
      <StatCard
        title="Response time"
        value={
          <span className="text-2xl">
            {total.answerTime === null ? "No data yet" : formatWait(total.answerTime)}
          </span>
        }
        subtitle={`Median, including automatic texts${was(before.answerTime, formatWait(before.answerTime))}`}
      />
      <StatCard
        title="Revenue"
        value={formatWholeDollars(total.revenueCents)}
        subtitle={changeFrom(total.revenueCents, before.revenueCents, formatWholeDollars)}
      />
      <StatCard
        title="Ad spend"
        value={formatWholeDollars(spent)}
        subtitle={changeFrom(spent, spentBefore, formatWholeDollars)}
      />
      <StatCard
        title="Cost per lead"
        value={spent === 0 ? "–" : formatCentsOrDash(costPerLead(total))}
        subtitle={
          spent === 0
            ? "Add your spend to see it"
            : total.booked === 0
              ? "No booked jobs yet"
              : `${formatCentsOrDash(costPerJob(total))} per booked job`
        }
      />
    </section>
  );
}
