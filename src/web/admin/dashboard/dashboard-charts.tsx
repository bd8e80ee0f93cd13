import type { Day, readApplicationStates, readFunnel } from "~/domains/operations/index.server.ts";
import { dateFormat } from "~/domains/shared/index.ts";
import { BarChart, ColumnChart } from "~/ui/charts/charts.tsx";
import { Card } from "~/ui/layout/card.tsx";

const series = [
  ["submissions", "Submissions"],
  ["estimates", "Estimates"],
  ["leads", "Leads"],
] as const;

/** Daily counts, one chart per kind, because their scales differ widely. */
export function DayCharts({ days }: { days: Day[] }) {
  return (
    <div className="mt-4 grid items-start gap-4 md:grid-cols-3">
      {series.map(([key, label]) => (
        <Card as="section" key={key}>
          <h2 className="font-semibold">{label} by day</h2>
          <p className="text-sm text-muted">
            {sum(days.map((day) => day[key]))} in {days.length} days
          </p>
          <ColumnChart
            title={`${label} by day`}
            columns={["Day", label]}
            values={days.map((day) => ({ label: dayLabel(day.day), value: day[key] }))}
          />
        </Card>
      ))}
    </div>
  );
}

/** Number of contractors at each onboarding step. */
export function OnboardingFunnel({ funnel }: { funnel: Awaited<ReturnType<typeof readFunnel>> }) {
  return (
    <Card as="section">
      <h2 className="text-xl">Onboarding by step</h2>
      <BarChart title="Onboarding by step" columns={["Step", "Contractors"]} values={funnel} />
    </Card>
  );
}

const stateLabels = { pending: "Pending", approved: "Approved", rejected: "Rejected" };

export function ApplicationStates({
  states,
}: {
  states: Awaited<ReturnType<typeof readApplicationStates>>;
}) {
  return (
    <Card as="section">
      <h2 className="text-xl">Applications by status</h2>
      <BarChart
        title="Applications by status"
        columns={["Status", "Applications"]}
        values={states.map(({ status, applications }) => ({
          label: stateLabels[status],
          value: applications,
        }))}
        whole={states.reduce((total, { applications }) => total + applications, 0)}
      />
    </Card>
  );
}

const sum = (values: number[]) =>
  values.reduce((total, value) => total + value, 0).toLocaleString("en-US");

/** Formats "2026-11-20" as "Nov 20": a day in the operator's time zone, regardless of the reader's. */
function dayLabel(day: string): string {
  const format = dateFormat({ month: "short", day: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
