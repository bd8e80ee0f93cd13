import { asc, eq } from "drizzle-orm";
import { visitor } from "~/domains/shared/access/actor.ts";
import { confirmEmail } from "~/domains/signup/onboarding/confirm-email.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import type { Step } from "~/domains/signup/onboarding/onboarding.ts";
import {
  hashOfAddress,
  onboardingLink,
} from "~/domains/signup/onboarding/onboarding-links.server.ts";
import { saveStep } from "~/domains/signup/onboarding/save-step.server.ts";
import { pageHolds, seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { answersOf, saving } from "./onboarding-answers.ts";

export const allTrades = [
  "HVAC",
  "Pest Control",
  "Plumbing",
  "Handyman",
  "Electrical",
  "Lawn Care",
];

let networks = 0;

type SignUp = { services?: string[]; address?: string | null } & Record<string, unknown>;

/**
 * Completes all seven steps, by default with a new mailbox, email domain and network each time.
 * @returns the account, and the token of its confirmation link
 */
export async function signUp(platform: Platform, { services, address, ...first }: SignUp) {
  networks += 1;
  const from = address ?? `198.51.100.${networks}`;
  const answers = answersOf({ email: `owner@business${networks}.com`, ...first });
  answers[2] = { services: services ?? ["Plumbing"] };
  let saved = await saveStep(platform, visitor, saving(1, answers[1], { address: from }));
  if (!saved.ok || !saved.token) throw new Error(`refused: ${JSON.stringify(saved)}`);
  const { token } = saved;
  for (let step = 2; step <= 7; step++) {
    const { id: submissionId, version }: { id: string; version: number } = saved.submission;
    const change = { token, submissionId, version, address: from };
    saved = await saveStep(platform, visitor, saving(step as Step, answers[step as Step], change));
    if (!saved.ok) throw new Error(`step ${step}: ${JSON.stringify(saved)}`);
  }
  const [row] = await platform.database.query
    .select({ contractorId: formSubmissions.contractorId, email: formSubmissions.email })
    .from(formSubmissions)
    .where(eq(formSubmissions.id, saved.submission.id));
  if (!row) throw new Error("no row");
  const link = onboardingLink(platform, "confirm", row.contractorId, hashOfAddress(row.email));
  return { ...row, submission: saved.submission, token: link.split("/").at(-1) ?? "" };
}

/** Signs a business up and confirms its address. */
export async function confirmed(platform: Platform, what: SignUp) {
  const business = await signUp(platform, what);
  const done = await confirmEmail(platform, business.token);
  if (!done.ok) throw new Error(done.code);
  return { ...business, pages: done.pages };
}

export const outcomesOf = (pages: { outcome: string }[]) => pages.map(({ outcome }) => outcome);

export async function holdsOf({ database }: Platform, contractorId: string) {
  const rows = await database.query
    .selectDistinct({ reason: pageHolds.reason })
    .from(pageHolds)
    .innerJoin(seoPages, eq(seoPages.id, pageHolds.pageId))
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(asc(pageHolds.reason));
  return rows.map(({ reason }) => reason);
}

export async function countLive({ database }: Platform, contractorId: string) {
  const pages = await database.query
    .select({ status: seoPages.status })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId));
  return pages.filter(({ status }) => status === "live").length;
}
