import { eq } from "drizzle-orm";
import { canReadAnalytics } from "~/domains/growth/growth.policy.ts";
import { noLead } from "~/domains/leads/index.ts";
import {
  type Actor,
  addDays,
  authorize,
  dayOf,
  type LocalDay,
  services,
} from "~/domains/shared/index.ts";
import { findBusinessZone, seoPages } from "~/domains/storefront/index.server.ts";
import { dateFormat } from "~/platform/calendar/date-format.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Days, intervalsOf, isByDay, lengthOf, type Period, readPeriod } from "../period.ts";
import {
  type FactsQuery,
  readAnswerFacts,
  readLeadFacts,
  readMoneyFacts,
  readSpendFacts,
} from "./facts.server.ts";
import { bySource, type Facts, type Kind, rowsOf, totalOf } from "./figures.ts";

const dayOfMonth = dateFormat({ day: "numeric", timeZone: "UTC" });
const monthAndDay = dateFormat({
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** Results for the query string's period and the previous one, by each grouping. */
export async function readAnalytics(platform: Platform, actor: Actor, params: URLSearchParams) {
  authorize(canReadAnalytics(actor));
  const { contractorId } = actor;
  const { query } = platform.database;
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const today = dayOf(platform.clock.now(), zone);
  const period = readPeriod(params, today);
  const factsOf = (days: Days, inParts: boolean) =>
    readFacts(query, { contractorId, zone, days, inParts });
  const [facts, before, pages] = await Promise.all([
    factsOf(period, true),
    factsOf(period.before, false),
    readPages(query, contractorId),
  ]);
  return {
    zone,
    today,
    period,
    total: totalOf(facts),
    before: totalOf(before),
    week: rowsOf(facts, byInterval(period), intervalsOf(period)),
    source: rowsOf(facts, bySource),
    town: rowsOf(
      facts,
      byPlace(pages, (page) => `${page.city}, ${page.state}`),
    ),
    service: rowsOf(
      facts,
      byPlace(pages, ({ service }) => labelOfService(service)),
    ),
    page: rowsOf(facts, byPlace(pages, titleOfPage)),
  };
}

export type Analytics = Awaited<ReturnType<typeof readAnalytics>>;

async function readFacts(database: Reader, range: FactsQuery): Promise<Facts> {
  const [leads, money, responses, spend] = await Promise.all([
    readLeadFacts(database, range),
    readMoneyFacts(database, range),
    readAnswerFacts(database, range),
    readSpendFacts(database, range),
  ]);
  return { leads, money, responses, spend };
}

function byInterval(period: Period): Kind {
  return {
    keyOf: ({ interval }) => interval,
    labelOf: (key) => intervalLabel(period, key),
    spendKeyOf: ({ interval }) => interval,
  };
}

/**
 * "Nov 3", or for a week its part of the period: "Nov 1–7"; with the year if the period can contain
 * the date twice.
 */
export function intervalLabel(days: Days, first: LocalDay): string {
  const begins = first < days.from ? days.from : first;
  const last = isByDay(days) ? first : addDays(first, 6);
  const ends = last > days.to ? days.to : last;
  const year = lengthOf(days) > 365 ? `, ${ends.slice(0, 4)}` : "";
  const from = write(monthAndDay, begins);
  if (begins === ends) return from + year;
  const sameMonth = begins.slice(0, 7) === ends.slice(0, 7);
  const to = write(sameMonth ? dayOfMonth : monthAndDay, ends);
  return `${from}${sameMonth ? "–" : " – "}${to}${year}`;
}

const write = (format: Intl.DateTimeFormat, day: LocalDay) =>
  format.format(new Date(`${day}T12:00:00Z`));

type Page = { service: string; city: string; state: string };

/** Groups by the page of a lead's request. */
function byPlace(pages: ReadonlyMap<string, Page>, name: (page: Page) => string): Kind {
  const nameOf = (pageId: string | null) => {
    const page = pageId === null ? undefined : pages.get(pageId);
    return page ? name(page) : noLead;
  };
  return {
    keyOf: ({ pageId }) => nameOf(pageId),
    labelOf: (key) => key,
  };
}

const labelOfService = (service: string) =>
  services.find(({ slug }) => slug === service)?.label ?? service;

const titleOfPage = ({ service, city, state }: Page) =>
  `${labelOfService(service)} in ${city}, ${state}`;

async function readPages(database: Reader, contractorId: string) {
  const pages = await database
    .select({
      id: seoPages.id,
      service: seoPages.service,
      city: seoPages.city,
      state: seoPages.state,
    })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId));
  return new Map(pages.map(({ id, ...page }) => [id, page]));
}
