import {
  type Analytics as Found,
  readAnalytics,
} from "~/domains/growth/analytics/figures/read-analytics.server.ts";
import { lengthOf, problemOfPeriod } from "~/domains/growth/analytics/period.ts";
import { longDay } from "~/domains/shared/time-zones/local-day.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { memberContext } from "../frame/guard.server.ts";
import type { Route } from "./+types/analytics";
import { FiguresSection } from "./figures-section.tsx";
import { GoogleFile } from "./google-file.tsx";
import { periodQuery } from "./period-address.ts";
import { PeriodChoice } from "./period-choice.tsx";
import { TotalCards } from "./total-cards.tsx";
import { WeekCharts } from "./week-charts.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Analytics" }];

/** As many lines as a table of the screen has; all are in its file. */
const maxShown = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const found = await readAnalytics(
    context.get(platformContext),
    context.get(memberContext),
    searchParams,
  );
  const problem = problemOfPeriod(searchParams, found.today);
  const typed = { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "" };
  const shorten = (rows: Found["source"]) => ({
    rows: rows.slice(0, maxShown),
    more: Math.max(0, rows.length - maxShown),
  });
  const { source, town, service, page, ...rest } = found;
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

/** What the business’s leads came to in a period, each chart with its table (`analytics.kinds`, `analytics.charts`). */
export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { period, today, total, before, week, problem, typed } = loaderData;
  const query = periodQuery(period);
  const isEmpty = total.leads === 0 && total.revenueCents === 0 && total.spendCents === 0;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl">Analytics</h1>
          <LinkButton href="/crm/analytics/spend" variant="secondary">
            Ad spend
          </LinkButton>
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
