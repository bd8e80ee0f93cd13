import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { knownDevice } from "../../src/domains/identity/accounts/sign-in-limits.server.ts";
import { auditEntries } from "../../src/domains/shared/shared.tables.server.ts";
import { confirmEmail } from "../../src/domains/signup/onboarding/confirm-email.server.ts";
import {
  onboardingLink,
  readOnboardingLink,
} from "../../src/domains/signup/onboarding/onboarding-links.server.ts";
import { findBusinessPage } from "../../src/domains/storefront/business-pages/find-pages.server.ts";
import {
  pauseAsStaff,
  publishAsStaff,
} from "../../src/domains/storefront/business-pages/manage-pages.server.ts";
import { seoPages, territoryWaits } from "../../src/domains/storefront/storefront.tables.server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { requestWith } from "../setup/staff-people.ts";
import { answersOf, saveSteps } from "./onboarding-answers.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;
const member = staffActor("reviewer");

/** Adds a contractor who finished all seven steps. @returns the account's id and its confirmation token */
async function finished(city: string) {
  const { submission } = await saveSteps(platform(), answersOf({ city }));
  const [row] = await query()
    .select({ id: formSubmissions.contractorId })
    .from(formSubmissions)
    .where(eq(formSubmissions.id, submission.id));
  const contractorId = row?.id ?? "";
  const token = onboardingLink(platform(), "confirm", contractorId).split("/").at(-1) ?? "";
  return { contractorId, token };
}

const pagesOf = (contractorId: string) =>
  query()
    .select()
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(seoPages.service);

// onboarding.drafts-pages
test("confirming the address publishes pages in open territories", async () => {
  const { contractorId, token } = await finished("Laredo");
  expect(
    await findBusinessPage(platform(), { service: "plumbing", cityState: "laredo-tx" }),
  ).toBeNull();
  const confirmed = await confirmEmail(platform(), token);
  if (!confirmed.ok) throw new Error(confirmed.code);
  const browser = requestWith(new Headers({ "set-cookie": confirmed.cookie }));
  expect(confirmed).toMatchObject({
    ok: true,
    pages: [
      { path: "/plumbing/laredo-tx", outcome: "live" },
      { path: "/electrician/laredo-tx", outcome: "live" },
    ],
  });
  const [account] = await query()
    .select()
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  expect(account?.emailVerifiedAt).not.toBeNull();
  expect(knownDevice(platform(), browser, account?.email ?? "")).not.toBeNull();
  const page = await findBusinessPage(platform(), { service: "PLUMBING", cityState: "Laredo-TX" });
  expect(page).toMatchObject({
    path: "/plumbing/laredo-tx",
    page: { city: "Laredo", state: "TX" },
  });
  expect(await confirmEmail(platform(), token)).toMatchObject({ ok: true, pages: [] });
});

// territories.exclusive
test("one of several concurrent confirmations gets the territory", async () => {
  const rivals = await Promise.all([
    finished("El Paso"),
    finished("El Paso"),
    finished("el  paso"),
  ]);
  await Promise.all(rivals.map(({ token }) => confirmEmail(platform(), token)));
  const pages = (await Promise.all(rivals.map(({ contractorId }) => pagesOf(contractorId)))).flat();
  for (const service of ["plumbing", "electrician"]) {
    const rivalsPages = pages.filter((page) => page.service === service);
    expect(rivalsPages.map((page) => page.status).sort()).toEqual(["draft", "draft", "live"]);
  }
  const waits = await query().select().from(territoryWaits);
  const waiting = new Set(waits.map((wait) => wait.pageId));
  expect(
    pages.filter((page) => page.status === "draft").every((page) => waiting.has(page.id)),
  ).toBe(true);
});

test("pausing a page opens its territory to the next; changes are audited", async () => {
  const [holder, next] = [await finished("Waco"), await finished("Waco")];
  await confirmEmail(platform(), holder.token);
  await confirmEmail(platform(), next.token);
  const [heldPage] = await pagesOf(holder.contractorId);
  const [wantedPage] = await pagesOf(next.contractorId);
  if (!heldPage || !wantedPage) throw new Error("no pages");
  expect(await publishAsStaff(platform(), member, wantedPage.id)).toEqual({
    ok: true,
    outcome: "waiting",
  });
  expect(await pauseAsStaff(platform(), member, heldPage.id)).toEqual({
    ok: true,
    outcome: "paused",
  });
  expect(await pauseAsStaff(platform(), member, heldPage.id)).toEqual({
    ok: true,
    outcome: "unchanged",
  });
  expect(await publishAsStaff(platform(), member, wantedPage.id)).toEqual({
    ok: true,
    outcome: "live",
  });
  expect(await publishAsStaff(platform(), member, heldPage.id)).toEqual({
    ok: true,
    outcome: "waiting",
  });
  const changes = await query()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, heldPage.id));
  expect(
    changes.map(({ action, before, after, actorEmail }) => [action, before, after, actorEmail]),
  ).toEqual([
    [
      "page.pause",
      { status: "live", waiting: false },
      { status: "paused", waiting: false },
      member.email,
    ],
    [
      "page.publish",
      { status: "paused", waiting: false },
      { status: "paused", waiting: true },
      member.email,
    ],
  ]);
});

test("the database rejects a second live page of a territory", async () => {
  const { contractorId, token } = await finished("Abilene");
  await confirmEmail(platform(), token);
  const [live] = await pagesOf(contractorId);
  if (!live) throw new Error("no page");
  const { id: _id, ...copy } = live;
  await expect(query().insert(seoPages).values(copy)).rejects.toMatchObject({
    cause: { code: "23505" },
  });
});

test("rejects forged, expired and wrong-kind links", async () => {
  const { contractorId, token } = await finished("Lubbock");
  const resume = onboardingLink(platform(), "resume", contractorId).split("/").at(-1) ?? "";
  for (const wrong of [resume, `${token}x`, token.slice(1), "", "a.b", token.replace(".", "..")]) {
    expect(readOnboardingLink(platform(), "confirm", wrong), wrong).toBeNull();
  }
  expect(readOnboardingLink(platform(), "confirm", token)).toBe(contractorId);
  platform().passTime(31 * 24 * 60 * 60 * 1000);
  expect(await confirmEmail(platform(), token)).toEqual({ ok: false, code: "link_expired" });
});

test("without a city, onboarding completes without drafting a page", async () => {
  const { submission } = await saveSteps(platform(), answersOf({ city: "", state: "" }));
  expect(submission.is_completed).toBe(true);
  const [row] = await query()
    .select({ id: formSubmissions.contractorId })
    .from(formSubmissions)
    .where(eq(formSubmissions.id, submission.id));
  expect(await pagesOf(row?.id ?? "")).toEqual([]);
});
