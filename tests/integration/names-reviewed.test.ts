import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifyOfHeldPages } from "~/domains/publishing/page-reviews/held-pages.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { confirmEmail } from "~/domains/signup/onboarding/confirm-email.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { nameSkeleton } from "~/platform/validation/name-skeleton.ts";
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

// With production limits, as an attacker meets them.
const platform = sharedPlatform({ RATE_LIMIT_FACTOR: "1", CONTACT_EMAIL: "staff@hearth.example" });

test.each([
  ["the exact name", "Bluebonnet Pest Defense"],
  ["a Cyrillic o", "Blueb\u043ennet Pest Defense"],
  ["only look-alikes", "\u0412lueb\u043e\u043fnet P\u0435st D\u0435f\u0435ns\u0435"],
  ["a legal form", "Bluebonnet Pest Defense, LLC"],
  ["other case and spaces", "BLUE BONNET PEST-DEFENSE"],
  ["invisible characters", "Blue\u200bbonnet Pest Defense"],
  ["digits for letters", "B1uebonnet Pest Defense"],
  ["the city added", "Bluebonnet Pest Defense of Houston"],
])("a live business's name with %s needs staff approval before going live", async (_how, name) => {
  await addLivePage(platform(), {
    businessName: "Bluebonnet Pest Defense",
    city: "Bryan",
    citySlug: "bryan",
    email: "owner@bluebonnet.example",
    service: "pest-control",
    nameKey: nameSkeleton("Bluebonnet Pest Defense"),
  }).catch(() => {});
  const { contractorId, pages } = await confirmed(platform(), {
    business_name: name,
    city: "Houston",
    services: allTrades,
  });
  expect(new Set(outcomesOf(pages))).toEqual(new Set(["review"]));
  expect(await countLive(platform(), contractorId)).toBe(0);
  expect(await holdsOf(platform(), contractorId)).toEqual(
    expect.arrayContaining([expect.stringMatching(/similar_name|mixed_scripts/)]),
  );
});

test.each([
  ["Hearthline", "site_name"],
  ["H\u0435arthline Support", "site_name"],
  ["Hearthline Heating LLC", "site_name"],
])("%s needs review because it resembles the site's own name", async (name, reason) => {
  const { contractorId, pages } = await confirmed(platform(), {
    business_name: name,
    city: "Katy",
  });
  expect(outcomesOf(pages)).toEqual(["review"]);
  expect(await holdsOf(platform(), contractorId)).toContain(reason);
});

test("a city with letters of another script needs review", async () => {
  const { contractorId, pages } = await confirmed(platform(), { city: "D\u0430llas" });
  expect(outcomesOf(pages)).toEqual(["review"]);
  expect(await holdsOf(platform(), contractorId)).toEqual(["mixed_scripts"]);
});

test("a business adding another city from its own email goes live", async () => {
  await confirmed(platform(), {
    business_name: "Caprock Rooter",
    email: "joe@caprock.example",
    city: "Lubbock",
  });
  const second = await confirmed(platform(), {
    business_name: "Caprock Rooter ",
    email: "joe+midland@caprock.example",
    city: "Midland",
  });
  expect(outcomesOf(second.pages)).toEqual(["live"]);
});

test("the second of two businesses with the same name waits for review", async () => {
  const slow = await signUp(platform(), { business_name: "Pecan Valley HVAC", city: "Waco" });
  await confirmed(platform(), { business_name: "Pecan Valley HVAC", city: "Temple" });
  const done = await confirmEmail(platform(), slow.token);
  expect(done.ok && outcomesOf(done.pages)).toEqual(["review"]);
});

test("names stored without a skeleton are compared and get one", async () => {
  const page = await addLivePage(platform(), {
    businessName: "Live Oak Lawns",
    city: "Kyle",
    citySlug: "kyle",
    email: "x@liveoak.example",
  });
  const exact = await confirmed(platform(), { business_name: "LIVE OAK LAWNS", city: "Buda" });
  expect(outcomesOf(exact.pages)).toEqual(["review"]);
  await notifyOfHeldPages(platform(), system("look-at-held-pages"));
  const [row] = await platform()
    .database.query.select()
    .from(seoPages)
    .where(eq(seoPages.id, page.id));
  expect(row?.nameKey).toBe("lleoaklawns".replace("lle", "llve"));
});
