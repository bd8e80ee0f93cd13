import { type Period, periodChoices, periodLabels } from "~/domains/growth/analytics/period.ts";
import type { LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";

type PeriodChoiceProps = {
  period: Period;
  today: LocalDay;
  problem: string | null;
  /** Days as the address has them, be they a period or not. */
  typed: { from: string; to: string };
};

/** The period in the address: four that are a press away, or days of one's own (`analytics.period`). */
export function PeriodChoice({ period, today, problem, typed }: PeriodChoiceProps) {
  const { choice, from, to } = period;
  return (
    <div className="flex flex-col gap-2">
      <Tabs
        label="Period"
        items={periodChoices.map((one) => ({
          href: `/crm/analytics?period=${one}`,
          label: periodLabels[one],
          current: choice === one && !problem,
        }))}
      />
      <details open={choice === null || problem !== null}>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
          Custom dates
        </summary>
        <form method="get" className="flex flex-wrap items-start gap-3 pt-1">
          <TextField
            name="from"
            type="date"
            label="Start date"
            max={today}
            defaultValue={typed.from || from}
            error={problem ?? undefined}
          />
          <TextField
            name="to"
            type="date"
            label="End date"
            max={today}
            defaultValue={typed.to || to}
          />
          <Button type="submit" variant="secondary" className="sm:mt-8">
            Apply
          </Button>
        </form>
      </details>
    </div>
  );
}
