import { desc, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { listFreePages, processFreePages } from "~/domains/growth/free-pages/free-pages.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { setPlan } from "~/domains/publishing/plans/set-plan.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { auditEntries } from "~/domains/shared/shared.tables.server.ts";
import { publishAsStaff } from "~/domains/storefront/business-pages/manage-pages.server.ts";
import {
  pageHolds,
  seoPages,
  territoryWaits,
} from "~/domains/storefront/storefront.tables.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { freePages } from "../../src/domains/growth/growth.tables.server.ts";
import {
  revenueShareApplications,
  revenueShareParticipants,
} from "../../src/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { releaseForPlan } from "../../src/domains/publishing/page-reviews/held-pages.server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addLivePage } from "./live-page.ts";

const billed = {
  STRIPE_SECRET_KEY: `sk_test_${"x".repeat(24)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${"x".repeat(32)}`,
  STRIPE_API_URL: "http://127.0.0.1:9",
  STRIPE_PRICES: "starter=price_starter, ads=price_withads",
};
const platform = sharedPlatform({
  ...billed,
  TIME_ZONE: "UTC",
  CONTACT_EMAIL: "staff@hearth.example",
});
const query = () => platform().database.query;
const staff = staffActor("reviewer");
const day = 24 * 60 * 60 * 1000;
const processPages = () => processFreePages(platform(), system("look-at-free-pages"));

let towns = 0;
async function livePage() {
  const contractorId = await addBusiness(platform());
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  towns += 1;
  const page = await addLivePage(platform(), {
    contractorId,
    city: `Town ${towns}`,
    citySlug: `town-${towns}`,
  });
  return { contractorId, owner, page };
}

const statusOf = async (id: string) =>
  (await query().select().from(seoPages).where(eq(seoPages.id, id)))[0]?.status;
const newsOf = async (id: string) =>
  (
    await query()
      .select({ params: messages.params })
      .from(messages)
      .where(like(messages.cause, `free-page:${id}:%`))
      .orderBy(messages.createdAt, messages.id)
  ).map(({ params }) => (params as { news: string }).news);

// plans.free-pages
test("an existing page gets the full free period, two notices, then expires", async () => {
  const { contractorId, owner, page } = await livePage();
  const waiting = await addBusiness(platform());
  const rival = await addLivePage(platform(), {
    contractorId: waiting,
    service: "hvac",
    city: page.city,
    citySlug: page.citySlug,
  });
  await query()
    .update(seoPages)
    .set({ service: "plumbing", status: "draft" })
    .where(eq(seoPages.id, rival.id));
  await query().insert(territoryWaits).values({ pageId: rival.id });

  await processPages();
  expect(await newsOf(page.id)).toEqual(["started"]);
  expect((await listFreePages(platform(), owner)).get(page.id)).toBe("2026-12-20");
  for (const [days, news] of [
    [19, ["started"]],
    [1, ["started", "ending"]],
    [7, ["started", "ending", "ending"]],
    [2, ["started", "ending", "ending"]],
  ] as const) {
    platform().passTime(days * day);
    await processPages();
    expect([days, await newsOf(page.id)]).toEqual([days, news]);
    expect(await statusOf(page.id)).toBe("live");
  }
  platform().passTime(2 * day);
  await processPages();
  expect(await statusOf(page.id)).toBe("paused");
  expect((await newsOf(page.id)).at(-1)).toBe("ended");
  const notices = await query()
    .select({ to: messages.toAddress, kind: messages.kind })
    .from(messages)
    .where(like(messages.cause, `territory-free:${page.id}:%`));
  expect(notices).toHaveLength(1);
  const [hold] = await query().select().from(pageHolds).where(eq(pageHolds.pageId, page.id));
  expect(hold?.reason).toBe("free_ended");
  const [entry] = await query()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, page.id))
    .orderBy(desc(auditEntries.createdAt));
  expect(entry?.action).toBe("page.lapse");

  await setPlan(platform(), staff, contractorId, { plan: "starter", paid_until: "2027-03-01" });
  await inTransaction(platform(), (work) =>
    releaseForPlan(work, { payload: { contractorId }, createdAt: work.now }),
  );
  expect(await statusOf(page.id)).toBe("live");
});

test("pages with a plan, revenue share or no account never expire", async () => {
  const paying = await livePage();
  await setPlan(platform(), staff, paying.contractorId, {
    plan: "starter",
    paid_until: "2028-01-01",
  });
  const sharing = await livePage();
  const [application] = await query()
    .insert(revenueShareApplications)
    .values({
      businessName: "Share",
      contactName: "Sam",
      email: "sam@share.example",
      phone: "(512) 555-0100",
      services: ["Plumbing"],
      serviceAreas: ["Austin"],
      yearsExperience: 3,
      leadValueRange: "$100-500",
      agreedToTerms: true,
    })
    .returning({ id: revenueShareApplications.id });
  await query()
    .insert(revenueShareParticipants)
    .values({ contractorId: sharing.contractorId, applicationId: application?.id ?? "" });
  const listed = await addLivePage(platform(), { city: "Nowhere", citySlug: "nowhere" });
  for (let weeks = 0; weeks < 8; weeks++) {
    await processPages();
    platform().passTime(7 * day);
  }
  for (const id of [paying.page.id, sharing.page.id, listed.id]) {
    expect(await statusOf(id)).toBe("live");
    expect(await newsOf(id)).toEqual([]);
  }
});

test("a plan ends the free period; worker outages skip no notice", async () => {
  const live = await livePage();
  const late = await livePage();
  await processPages();
  platform().passTime(15 * day);
  await setPlan(platform(), staff, live.contractorId, { plan: "ads", paid_until: "2029-01-01" });
  // Nothing ran for two months.
  platform().passTime(60 * day);
  await processPages();
  expect(await statusOf(live.page.id)).toBe("live");
  expect(await newsOf(live.page.id)).toEqual(["started"]);
  expect(await statusOf(late.page.id)).toBe("live");
  expect(await newsOf(late.page.id)).toEqual(["started", "ending"]);
  platform().passTime(9 * day);
  await processPages();
  expect(await statusOf(late.page.id)).toBe("live");
  expect(await newsOf(late.page.id)).toEqual(["started", "ending", "ending"]);
});

test("republishing a lapsed page restarts its free period", async () => {
  const { page } = await livePage();
  await processPages();
  for (let weeks = 0; weeks < 8; weeks++) {
    platform().passTime(7 * day);
    await processPages();
  }
  expect(await statusOf(page.id)).toBe("paused");
  await publishAsStaff(platform(), staff, page.id);
  await processPages();
  expect(await statusOf(page.id)).toBe("live");
  expect(await query().select().from(freePages).where(eq(freePages.pageId, page.id))).toHaveLength(
    1,
  );
});
