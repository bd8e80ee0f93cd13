import { and, desc, eq, inArray } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { forecastPages } from "~/domains/publishing/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { selectPage, seoPages } from "~/domains/storefront/index.server.ts";
import { type BusinessPage, canReadAddresses } from "~/domains/storefront/index.ts";
import { readCookie, writeCookie } from "~/platform/http/requests/headers.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { draftCookie } from "./drafts.server.ts";
import { formSubmissions } from "./onboarding.tables.server.ts";
import type { Submission } from "./onboarding.ts";

const name = "hearthline_signed_up";
const purpose = "signed-up";
const lifetimeSeconds = 24 * 60 * 60;

/**
 * Set-Cookie headers after a save: a new draft's token or, after the last step, a signed id instead that
 * identifies this browser for a day as the one that signed up. Contains no personal data
 * (`privacy.no-leaks`).
 */
export function savedHeaders(
  platform: Platform,
  { submission, token }: { submission: Submission; token: string | null },
): Headers {
  const headers = new Headers();
  if (submission.is_completed) {
    headers.append("set-cookie", draftCookie(platform, null));
    headers.append("set-cookie", signedUpCookie(platform, submission.id));
  } else if (token) headers.append("set-cookie", draftCookie(platform, token));
  return headers;
}

function signedUpCookie(platform: Platform, submissionId: string): string {
  const expires = new Date(platform.clock.now().getTime() + lifetimeSeconds * 1000);
  return writeCookie(name, platform.signer.sign(purpose, submissionId, expires), {
    secure: platform.settings.siteUrl.protocol === "https:",
    maxAgeSeconds: lifetimeSeconds,
  });
}

/** The submission this browser completed within the last day, or null. */
export function signedUpSubmission(platform: Platform, request: Request): string | null {
  const cookie = readCookie(request, name);
  return cookie && platform.signer.read(purpose, cookie, platform.clock.now());
}

/** Matches this submission if it is completed. */
export const isCompleted = (submissionId: string) =>
  and(eq(formSubmissions.id, submissionId), eq(formSubmissions.isCompleted, true));

/** A page of the submission this browser completed, in any state; null if it has none for this service. */
export async function findSignedUpPage(
  platform: Platform,
  request: Request,
  service: string,
): Promise<BusinessPage | null> {
  const id = signedUpSubmission(platform, request);
  if (!id) return null;
  const { query } = platform.database;
  const business = query
    .select({ id: formSubmissions.contractorId })
    .from(formSubmissions)
    .where(isCompleted(id));
  const [page] = await selectPage(
    query,
    and(inArray(seoPages.contractorId, business), eq(seoPages.service, service)),
  );
  return page ?? null;
}

/**
 * Data for the page after the last step: the email to confirm, whether it is confirmed, and the outcome of
 * each page. Null if this browser completed nothing.
 */
export async function readSignedUp(platform: Platform, request: Request) {
  const id = signedUpSubmission(platform, request);
  if (!id) return null;
  const { query } = platform.database;
  const [submission] = await query
    .select({
      contractorId: formSubmissions.contractorId,
      email: contractorAccounts.email,
      verifiedAt: contractorAccounts.emailVerifiedAt,
    })
    .from(formSubmissions)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, formSubmissions.contractorId))
    .where(isCompleted(id));
  if (!submission) return null;
  return {
    email: submission.email,
    confirmed: submission.verifiedAt !== null,
    pages: await forecastPages(query, platform.settings, submission.contractorId),
  };
}

/** Whether a business said during setup that it has a domain of its own. */
export async function wantsOwnDomain(platform: Platform, actor: Actor): Promise<boolean> {
  authorize(canReadAddresses(actor));
  const [answers] = await platform.database.query
    .select({ useOwnDomain: formSubmissions.useOwnDomain })
    .from(formSubmissions)
    .where(eq(formSubmissions.contractorId, actor.contractorId))
    .orderBy(desc(formSubmissions.createdAt))
    .limit(1);
  return answers?.useOwnDomain === true;
}
