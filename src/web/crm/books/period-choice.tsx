import {
  type BooksPeriod,
  booksPeriodLabels,
  booksPeriods,
  describeDays,
} from "~/domains/billing/index.ts";
import type { LocalDay } from "~/domains/shared/index.ts";
import { withQuery } from "~/platform/http/requests/read-url.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { useCurrentInSight } from "~/web/shared/frame/use-current-in-sight.ts";

/** A period of the URL, with what the fields for custom dates show. */
export type ChosenPeriod = {
  period: BooksPeriod;
  today: LocalDay;
  /** Why the URL's dates are invalid. */
  problem: string | null;
  /** The URL's dates, valid or not. */
  typed: { from: string; to: string };
};

type PeriodChoiceProps = ChosenPeriod & {
  path: string;
  /** Other parameters of the URL that stay. */
  query?: Record<string, string | null>;
};

/** Selects the period in the URL: a preset, or custom dates. */
export function PeriodChoice(props: PeriodChoiceProps) {
  const { period, today, problem, typed, path, query = {} } = props;
  const currentInSight = useCurrentInSight();
  const { choice, from, to } = period;
  return (
    <div className="flex flex-col gap-2">
      <Tabs
        ref={currentInSight}
        label="Period"
        items={booksPeriods.map((one) => ({
          href: withQuery(path, { ...query, period: one }),
          label: booksPeriodLabels[one],
          current: choice === one && !problem,
        }))}
      />
      <Disclosure isOpen={choice === null || problem !== null}>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
          Custom dates
        </summary>
        <form method="get" className="flex flex-wrap items-start gap-3 pt-1">
          {Object.entries(query).map(([name, value]) =>
            value ? <input key={name} type="hidden" name={name} value={value} /> : null,
          )}
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
      </Disclosure>
      <p className="text-sm text-muted">{describeDays(period)}</p>
    </div>
  );
}
