import { asc, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import {
  notifyOfHeldPages,
  releaseForPlan,
} from "~/domains/publishing/page-reviews/held-pages.server.ts";
import { setPlan } from "~/domains/publishing/plans/set-plan.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { confirmEmail } from "~/domains/signup/onboarding/confirm-email.server.ts";
import { readOutlook } from "~/domains/signup/onboarding/outlook.server.ts";
import { listOwnPages, listPages } from "~/domains/storefront/business-pages/list-pages.server.ts";
import { publishAsStaff } from "~/domains/storefront/business-pages/manage-pages.server.ts";
import { pageHolds, seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { nameSkeleton } from "~/platform/validation/name-skeleton.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addLivePage } from "./live-page.ts";
import {
  allTrades,
  confirmed,
  countLive,
  holdsOf,
  outcomesOf,
  signUp,
} from "./sign-up-fixtures.ts";

// Uses the real limits, as an attacker would meet them.
const platform = sharedPlatform({ RATE_LIMIT_FACTOR: "1", CONTACT_EMAIL: "staff@hearth.example" });
const query = () => platform().database.query;
const staff = staffActor("reviewer");
const day = 24 * 60 * 60 * 1000;

// onboarding.drafts-pages
test("without a plan, three pages in one city go live in order", async () => {
  const { contractorId, pages } = await confirmed(platform(), {
    city: "Dallas",
    services: allTrades,
  });
  expect(outcomesOf(pages)).toEqual([
    "live",
    "live",
    "live",
    "needs_plan",
    "needs_plan",
    "needs_plan",
  ]);
  expect(pages.map(({ path }) => path).slice(0, 2)).toEqual([
    "/hvac/dallas-tx",
    "/pest-control/dallas-tx",
  ]);
  expect(await countLive(platform(), contractorId)).toBe(3);
});

test("a second business with the same mailbox gets no pages there", async () => {
  const first = await confirmed(platform(), {
    city: "Plano",
    email: "sam@gmail.com",
    services: allTrades.slice(0, 3),
  });
  expect(outcomesOf(first.pages)).toEqual(["live", "live", "live"]);
  const second = await confirmed(platform(), {
    city: "Plano",
    email: "S.A.M+two@googlemail.com",
    services: allTrades.slice(3),
  });
  expect(outcomesOf(second.pages)).toEqual(["needs_plan", "needs_plan", "needs_plan"]);
});

test("recording a plan publishes waiting pages, including those on a territory's waitlist", async () => {
  const { contractorId, pages } = await confirmed(platform(), {
    city: "Irving",
    services: allTrades,
  });
  expect(outcomesOf(pages).filter((outcome) => outcome === "needs_plan")).toHaveLength(3);
  await setPlan(platform(), staff, contractorId, { plan: "starter", paid_until: "2026-12-20" });
  await inTransaction(platform(), (work) =>
    releaseForPlan(work, { payload: { contractorId }, createdAt: work.now }),
  );
  expect(await countLive(platform(), contractorId)).toBe(6);
  expect(await holdsOf(platform(), contractorId)).toEqual([]);
});

test("a mailbox's third business in a day waits, in any spelling", async () => {
  const emails = ["pat.doe@gmail.com", "patdoe+b@gmail.com", "p.a.t.d.o.e@googlemail.com"];
  const outcomes: string[] = [];
  for (const [index, email] of emails.entries()) {
    const { pages } = await confirmed(platform(), { email, city: `Amarillo ${index}` });
    outcomes.push(...outcomesOf(pages));
  }
  expect(outcomes).toEqual(["live", "live", "review"]);
  platform().passTime(day + 1000);
  const { pages } = await confirmed(platform(), { email: "patdoe@gmail.com", city: "Amarillo 9" });
  expect(outcomesOf(pages)).toEqual(["live"]);
});

test("a domain's sixth business in a day waits, except for email providers", async () => {
  const outcomes: string[] = [];
  for (let at = 1; at <= 6; at++) {
    const { pages } = await confirmed(platform(), {
      email: `joe@n${at}.squatter.com`,
      city: `Odessa ${at}`,
    });
    outcomes.push(...outcomesOf(pages));
  }
  expect(outcomes).toEqual(["live", "live", "live", "live", "live", "review"]);
  for (let at = 1; at <= 7; at++) {
    const { pages } = await confirmed(platform(), {
      email: `owner${at}@comcast.net`,
      city: `Denton ${at}`,
    });
    expect(outcomesOf(pages)).toEqual(["live"]);
  }
});

test("a network's sixth business in a day waits, even with concurrent sign-ups", async () => {
  const businesses = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      signUp(platform(), {
        email: `one${index}@host${index}.com`,
        city: `Laredo ${index}`,
        address: "2001:db8:1:2::/64",
      }),
    ),
  );
  let live = 0;
  for (const { token } of businesses) {
    const done = await confirmEmail(platform(), token);
    if (done.ok) live += done.pages.filter(({ outcome }) => outcome === "live").length;
  }
  expect(live).toBe(5);
});

test("staff see why and publish; the business sees it's under review", async () => {
  await addLivePage(platform(), {
    businessName: "Mesquite Plumbing",
    city: "Abilene",
    citySlug: "abilene",
    email: "x@mesquite.example",
    nameKey: nameSkeleton("Mesquite Plumbing"),
  });
  const { contractorId } = await confirmed(platform(), {
    business_name: "Mesquite Plumbing Inc",
    city: "Tyler",
  });
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  expect((await listOwnPages(platform(), owner))[0]).toMatchObject({ standing: "review" });
  const filter = { status: "held", service: null, search: "mesquite" } as const;
  const heldPages = await listPages(platform(), staff, filter, null);
  expect(heldPages.rows).toMatchObject([{ holds: ["similar_name"], status: "draft" }]);
  const published = await publishAsStaff(platform(), staff, heldPages.rows[0]?.id ?? "");
  expect(published).toEqual({ ok: true, outcome: "live" });
  expect(await holdsOf(platform(), contractorId)).toEqual([]);
  expect((await listOwnPages(platform(), owner))[0]).toMatchObject({ standing: "held" });
});

test("an owner sees their position on the town's waitlist across spellings", async () => {
  await confirmed(platform(), { city: "St. Paul", state: "MN" });
  await confirmed(platform(), { city: "Saint Paul", state: "MN" });
  platform().passTime(1000);
  const third = await confirmed(platform(), { city: "St Paul", state: "MN" });
  const owner = await addBusinessMember(platform(), third.contractorId, "owner");
  expect((await listOwnPages(platform(), owner))[0]).toMatchObject({
    standing: "waiting",
    before: 1,
  });
});

test("staff and business get one email about pages an upgrade held", async () => {
  const business = await confirmed(platform(), { city: "Lufkin" });
  const [page] = await query()
    .select()
    .from(seoPages)
    .where(eq(seoPages.contractorId, business.contractorId));
  await query()
    .insert(pageHolds)
    .values({ pageId: page?.id ?? "", reason: "same_town" });
  for (let times = 0; times < 2; times++)
    await notifyOfHeldPages(platform(), system("look-at-held-pages"));
  const sent = await query()
    .select({ to: messages.toAddress, kind: messages.kind })
    .from(messages)
    .where(like(messages.cause, `page-held:${page?.id}%`))
    .orderBy(asc(messages.kind));
  expect(sent).toEqual([
    { kind: "page-held", to: business.email },
    { kind: "page-held-alert", to: "staff@hearth.example" },
  ]);
});

test("the wizard shows each trade's availability, open areas nearby, and plan requirements", async () => {
  await addLivePage(platform(), {
    businessName: "Round Rock Pipes",
    city: "Round Rock",
    citySlug: "round-rock",
    email: "r@r.example",
  });
  const { submission } = await signUp(platform(), {
    city: "round  rock",
    services: ["Plumbing", ...allTrades],
  });
  const outlook = await readOutlook(platform(), submission);
  const plumbing = outlook?.options.find(({ option }) => option === "Plumbing");
  expect(plumbing).toMatchObject({ taken: true });
  expect(plumbing?.nearby.map(({ city }) => city)).toContain("Austin");
  expect(outlook?.options.filter(({ taken }) => taken)).toHaveLength(1);
  expect(outlook?.pages.map(({ label, outcome }) => `${label}: ${outcome}`)).toEqual([
    "Plumbing: waiting",
    "HVAC: live",
    "Pest Control: live",
    "Handyman: live",
    "Electrician: needs_plan",
    "Lawn Care: needs_plan",
  ]);
  expect(await readOutlook(platform(), { ...submission, city: null })).toBeNull();
});

test("an unconfirmed account has no live page", async () => {
  const { contractorId } = await signUp(platform(), { city: "Gilmer" });
  expect(await countLive(platform(), contractorId)).toBe(0);
  const [account] = await query()
    .select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  expect(account?.emailVerifiedAt).toBeNull();
});
