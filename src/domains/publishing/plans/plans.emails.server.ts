import { and, asc, eq, inArray, ne, or } from "drizzle-orm";
import { z } from "zod";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { crmLink, planLabels } from "~/domains/identity/index.ts";
import { businessPlans } from "~/domains/publishing/publishing.tables.server.ts";
import { addDays, longDay, territoryKey } from "~/domains/shared/index.ts";
import { inTerritory, seoPages, territoryWaits } from "~/domains/storefront/index.server.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { listLivePages } from "./find-plan.server.ts";
import { lastDayOf, numberGraceDays } from "./plans.ts";

const news = z.enum(["past-due", "ended"]);
export type PlanNotice = z.output<typeof news>;

/** Notifies owners that their plan is past due or has ended. */
export const planEmail = defineEmail({
  kind: "plan",
  addressFrom: "account",
  params: z.object({ contractorId: z.uuid(), news }),
  async compose({ database: { query }, settings }, { contractorId, news }) {
    const [plan] = await query
      .select()
      .from(businessPlans)
      .where(eq(businessPlans.contractorId, contractorId));
    if (!plan) throw new Error("The plan this email is about no longer exists");
    const { PlanEmail } = await import("./plan.email.tsx");
    return {
      subject: news === "ended" ? "Your plan has ended" : "Your plan is past due",
      replyTo: settings.contactEmail,
      body: PlanEmail({
        news: news,
        plan: planLabels[plan.plan],
        paidUntil: longDay(plan.paidUntil),
        lastDay: longDay(lastDayOf(plan)),
        numberUntil: longDay(addDays(lastDayOf(plan), numberGraceDays)),
        link: crmLink({ settings }, "/crm/settings/plan"),
        sender: settings,
      }),
    };
  },
});

const placeOf = ({ service, city, state }: { service: string; city: string; state: string }) =>
  `${serviceTitle(service)} territory in ${city}, ${state}`;

/** Notifies a waiting business that a territory is open. */
export const territoryOpenEmail = defineEmail({
  kind: "territory-free",
  addressFrom: "account",
  params: z.object({ pageId: z.uuid(), place: z.int() }),
  async compose({ database: { query }, settings }, { pageId, place }) {
    const [page] = await query.select().from(seoPages).where(eq(seoPages.id, pageId));
    if (!page) throw new Error("The page this email is about no longer exists");
    const { TerritoryOpenEmail, territoryOpenSubject } = await import("./plan.email.tsx");
    return {
      subject: territoryOpenSubject(placeOf(page)),
      replyTo: settings.contactEmail,
      body: TerritoryOpenEmail({ territory: placeOf(page), place, sender: settings }),
    };
  },
});

/** The business the email is about; undefined if it was deleted. */
async function findAccount(query: Reader, contractorId: string) {
  const [account] = await query
    .select({
      businessName: contractorAccounts.businessName,
      plan: contractorAccounts.selectedPlan,
    })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  return account;
}

const staffLink = ({ siteUrl }: Settings, contractorId: string) =>
  new URL(`/admin/contractors/${contractorId}`, siteUrl).href;

const planChange = z.object({ contractorId: z.uuid(), news: z.enum(["wanted", "subscribed"]) });
export type PlanChosen = z.output<typeof planChange>;

/** Notifies staff that a business wants a plan or pays for one by card. */
export const planChosenAlert = defineEmail({
  kind: "plan-taken",
  addressFrom: "settings",
  params: planChange,
  async compose({ database: { query }, settings }, { contractorId, news }) {
    const account = await findAccount(query, contractorId);
    const business = account?.businessName ?? "A deleted business";
    const plan = account?.plan ? planLabels[account.plan] : "a plan";
    const pages = await listLivePages(query, contractorId);
    const { PlanChosenAlert } = await import("./plan.email.tsx");
    return {
      subject:
        news === "wanted" ? `${business} wants ${plan}` : `${business} subscribed to ${plan}`,
      body: PlanChosenAlert({
        news: news,
        plan,
        isOnline: pages.length > 0,
        link: staffLink(settings, contractorId),
        sender: settings,
      }),
    };
  },
});

/** Notifies staff that Stripe has no record of a subscription. */
export const subscriptionMissingAlert = defineEmail({
  kind: "plan-lost",
  addressFrom: "settings",
  params: z.object({ contractorId: z.uuid(), isDeleted: z.boolean() }),
  async compose({ database: { query }, settings }, { contractorId, isDeleted }) {
    const account = await findAccount(query, contractorId);
    const { SubscriptionMissingAlert } = await import("./plan.email.tsx");
    return {
      subject: `Stripe can't find a subscription for ${account?.businessName ?? "a deleted business"}`,
      body: SubscriptionMissingAlert({
        isDeleted,
        link: staffLink(settings, contractorId),
        sender: settings,
      }),
    };
  },
});

/** Notifies staff that a plan ended, and who waits for its territories. */
export const planEndedAlert = defineEmail({
  kind: "plan-ended",
  addressFrom: "settings",
  params: z.object({ contractorId: z.uuid(), pageIds: z.array(z.uuid()) }),
  async compose({ database: { query }, settings }, { contractorId, pageIds }) {
    const account = await findAccount(query, contractorId);
    const { PlanEndedAlert } = await import("./plan.email.tsx");
    const freed = await listOpenedTerritories(query, pageIds);
    return {
      subject: `A plan ended: ${account?.businessName ?? "a deleted business"}`,
      body: PlanEndedAlert({
        freed,
        link: staffLink(settings, contractorId),
        sender: settings,
      }),
    };
  },
});

/** Notifies staff which numbers are no longer paid for. */
export const unpaidNumbersAlert = defineEmail({
  kind: "numbers-free",
  addressFrom: "settings",
  params: z.object({ contractorId: z.uuid(), phones: z.array(z.string()) }),
  async compose({ database: { query }, settings }, { contractorId, phones }) {
    const account = await findAccount(query, contractorId);
    const { UnpaidNumbersAlert } = await import("./plan.email.tsx");
    return {
      subject: `Numbers to release: ${account?.businessName ?? "a deleted business"}`,
      body: UnpaidNumbersAlert({
        phones: phones.map((phone) => formatPhone(phone) ?? phone),
        days: numberGraceDays,
        link: staffLink(settings, contractorId),
        sender: settings,
      }),
    };
  },
});

/** Each territory and how many businesses wait for it. */
async function listOpenedTerritories(
  query: Reader,
  pageIds: readonly string[],
): Promise<[string, string][]> {
  const pages = await query
    .select()
    .from(seoPages)
    .where(inArray(seoPages.id, [...pageIds]))
    .orderBy(asc(seoPages.service));
  const waits = await query
    .select({ service: seoPages.service, citySlug: seoPages.citySlug, state: seoPages.state })
    .from(territoryWaits)
    .innerJoin(seoPages, eq(seoPages.id, territoryWaits.pageId))
    .where(and(or(...pages.map(inTerritory)), ne(seoPages.status, "live")));
  return pages.map((page) => {
    const key = territoryKey(page);
    const waiting = waits.filter((wait) => territoryKey(wait) === key).length;
    return [placeOf(page), waiting === 0 ? "no one waiting" : `${waiting} waiting`];
  });
}
