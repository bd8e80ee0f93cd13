import { eq } from "drizzle-orm";
import { canReadOwnCosts } from "~/domains/office/office.policy.ts";
import { readSentTexts, senders } from "~/domains/phone-numbers/index.server.ts";
import {
  budgetLevel,
  budgetOf,
  canChangeOwnBudget,
  centsOf,
  costsOfMonth,
  type MonthUsage,
} from "~/domains/phone-numbers/index.ts";
import { type Actor, addDays, authorize, dayOf, monthOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { readUsage } from "./read-usage.server.ts";

const shownMonths = 12;

/** What the actor's business's texts and calls cost in the last twelve months, and its budget. */
export async function readOwnCosts(platform: Platform, actor: Actor) {
  authorize(canReadOwnCosts(actor));
  const { contractorId } = actor;
  const { query } = platform.database;
  const now = platform.clock.now();
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const months = lastMonths(monthOf(dayOf(now, zone)), shownMonths);
  const usage = await readUsage(query, { contractorId, months, zone });
  const byMonth = usage.get(contractorId) ?? months.toReversed().map(unused);
  const [sender] = await query
    .select({ budgetCents: senders.budgetCents, ownBudgetCents: senders.ownBudgetCents })
    .from(senders)
    .where(eq(senders.contractorId, contractorId));
  const ownBudgetCents = sender?.ownBudgetCents ?? null;
  const budget = budgetOf({ budgetCents: sender?.budgetCents ?? null, ownBudgetCents });
  const sent = await readSentTexts(query, [contractorId], now, platform.settings.timeZone);
  const { costMicros = 0, nextMonth = now } = sent.get(contractorId) ?? {};
  return {
    months: byMonth.map(costsOfMonth),
    budget: {
      ...budget,
      mayChange: canChangeOwnBudget(actor),
      ownCents: ownBudgetCents,
      usedCents: centsOf(costMicros),
      level: budgetLevel(costMicros, budget.cents),
      resetsOn: dayOf(nextMonth, zone),
    },
  };
}

/** The first days of this month and those before it, oldest first. */
export function lastMonths(month: string, count: number): string[] {
  const months = [month];
  while (months.length < count) months.unshift(monthOf(addDays(months[0] ?? month, -1)));
  return months;
}

const unused = (day: string): MonthUsage => ({
  month: day.slice(0, 7),
  texts: [],
  minutesIn: 0,
  minutesOut: 0,
  drops: 0,
  dropMinutes: 0,
  numbers: 0,
  isRegistered: false,
});
