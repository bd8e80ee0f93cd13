import { Link } from "react-router";
import { type Analytics as Found, readAnalytics } from "~/domains/growth/index.server.ts";
import {
  type FigureRow,
  isByDay,
  lengthOf,
  type Period,
  periodChoices,
  periodLabels,
  validatePeriod,
} from "~/domains/growth/index.ts";
import { type LocalDay, longDay } from "~/domains/shared/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { ColumnChart } from "~/ui/charts/charts.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/analytics";
import { FiguresFile, FiguresSection, FiguresTable, TotalCards } from "./figures.tsx";
import { defaultConversionName, formatWholeDollars } from "./format-figures.ts";

/** Maximum rows of a table on the screen; the CSV file has all of them. */
const maxShown = 20;

export const meta: Route.MetaFunction = () => [{ title: "Analytics" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const analytics = await readAnalytics(
    context.get(platformContext),
    context.get(memberContext),
    searchParams,
  );
  const problem = validatePeriod(searchParams, analytics.today);
  const typed = { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "" };
  const shorten = (rows: Found["source"]) => ({
    rows: rows.slice(0, maxShown),
    more: Math.max(0, rows.length - maxShown),
  });
  const { source, town, service, page, ...rest } = analytics;
  return {
    ...rest,
    source: shorten(source),
    town: shorten(town),
    service: shorten(service),
    page: shorten(page),
    problem,
    typed,
  };
}

/** Results of the business's leads in a period, each chart with its table. */
export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { period, today, total, before, week, problem, typed } = loaderData;
  const query = periodQuery(period);
  const isEmpty = total.leads === 0 && total.revenueCents === 0 && total.spendCents === 0;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl">Analytics</h1>
          <div className="flex flex-wrap gap-2">
            <LinkButton href="/crm/analytics/sources" variant="secondary">
              Lead sources
            </LinkButton>
            <LinkButton href="/crm/analytics/spend" variant="secondary">
              Ad spend
            </LinkButton>
          </div>
        </div>
        <PeriodChoice period={period} today={today} problem={problem} typed={typed} />
        <p className="text-sm text-muted">
          {longDay(period.from)} to {longDay(period.to)}, compared with the previous{" "}
          {lengthOf(period) === 1 ? "day" : `${lengthOf(period)} days`}.
        </p>
      </header>
      <TotalCards total={total} before={before} />
      {isEmpty ? (
        <EmptyState title="No results for these dates">
          Choose a longer period. Leads count from the day of the request, revenue from the day it’s
          paid.
        </EmptyState>
      ) : (
        <>
          <WeekCharts rows={week} period={period} query={query} />
          <FiguresSection kind="source" {...loaderData.source} query={query} />
          <FiguresSection kind="town" {...loaderData.town} query={query} />
          <FiguresSection kind="service" {...loaderData.service} query={query} />
          <FiguresSection kind="page" {...loaderData.page} query={query} />
        </>
      )}
      <GoogleFile period={period} />
    </div>
  );
}

/** Query string of a period. */
const periodQuery = (period: Period): string =>
  new URLSearchParams(periodFields(period)).toString();

/** Query parameters of a period; a custom one has its dates. */
const periodFields = ({ choice, from, to }: Period): [name: string, value: string][] =>
  choice
    ? [["period", choice]]
    : [
        ["from", from],
        ["to", to],
      ];

/** Form for the file that reports to Google Ads which clicks led to paid jobs. */
function GoogleFile({ period }: { period: Period }) {
  return (
    <Card as="section" aria-labelledby="google" className="max-sm:p-4">
      <h2 id="google" className="text-lg">
        Send conversions to Google Ads
      </h2>
      <p className="mt-1 text-sm text-muted">
        In Google Ads, go to Goals &gt; Conversions &gt; Uploads. The file lists ad leads whose
        first payment came in during these dates, with the amount.{" "}
        <Link to="/crm/settings/conversions" className="text-link">
          Send them automatically instead
        </Link>
      </p>
      <form
        method="get"
        action="/crm/analytics/google.csv"
        className="mt-3 flex flex-wrap items-end gap-3"
      >
        {periodFields(period).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          name="name"
          label="Conversion name"
          hint="It must match the name in Google Ads."
          maxLength={100}
          defaultValue={defaultConversionName}
        />
        <Button type="submit" variant="secondary">
          Download
        </Button>
      </form>
    </Card>
  );
}

type WeekChartsProps = { rows: readonly FigureRow[]; period: Period; query: string };

/** Leads and revenue over the period, with a table of all figures. */
function WeekCharts({ rows, period, query }: WeekChartsProps) {
  const title = isByDay(period) ? "By day" : "By week";
  const first = isByDay(period) ? "Day" : "Week";
  return (
    <Card as="section" aria-labelledby="by-week" className="max-sm:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="by-week" className="text-lg">
          {title}
        </h2>
        <FiguresFile kind="week" by={title.toLowerCase()} query={query} />
      </div>
      <div className="grid gap-x-8 lg:grid-cols-2">
        <div>
          <h3 className="mt-3 text-sm font-semibold text-muted">Leads</h3>
          <ColumnChart
            title={`Leads ${title.toLowerCase()}`}
            columns={[first, "Leads"]}
            values={rows.map(({ label, leads }) => ({ label, value: leads }))}
            table={null}
          />
        </div>
        <div>
          <h3 className="mt-3 text-sm font-semibold text-muted">Revenue</h3>
          <ColumnChart
            title={`Revenue ${title.toLowerCase()}`}
            columns={[first, "Revenue"]}
            values={rows.map(({ label, revenueCents }) => ({ label, value: revenueCents }))}
            format={formatWholeDollars}
            table={null}
          />
        </div>
      </div>
      <FiguresTable
        caption={`Figures ${title.toLowerCase()}`}
        first={first}
        rows={rows.toReversed()}
        withSpend
      />
    </Card>
  );
}

type PeriodChoiceProps = {
  period: Period;
  today: LocalDay;
  problem: string | null;
  /** Dates from the URL, valid or not. */
  typed: { from: string; to: string };
};

/** Selects the period in the URL: one of four presets, or custom dates. */
function PeriodChoice({ period, today, problem, typed }: PeriodChoiceProps) {
  const { choice, from, to } = period;
  return (
    <div className="flex flex-col gap-2">
      <Tabs
        label="Period"
        items={periodChoices.map((periodChoice) => ({
          href: `/crm/analytics?period=${periodChoice}`,
          label: periodLabels[periodChoice],
          current: choice === periodChoice && !problem,
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
