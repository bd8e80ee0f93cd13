import { eq } from "drizzle-orm";
import { readCookie, writeCookie } from "~/platform/http/requests/headers.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { leadResults } from "./market-estimates.tables.server.ts";

const purpose = "shared-estimate";
const lifetimeDays = 365;

type Shared = { industry: string; city: string };

/**
 * A public link to an estimate, valid for a year. It is signed, so no one can get figures by editing the
 * URL: they must leave their contact info or get a link from someone who did. It contains the trade and the
 * city, but no personal data.
 */
export function estimatePath(
  { signer, clock }: Pick<Platform, "signer" | "clock">,
  { industry, city }: Shared,
): string {
  const expires = new Date(clock.now().getTime() + lifetimeDays * 24 * 60 * 60 * 1000);
  const token = signer.sign(purpose, JSON.stringify([industry, city]), expires);
  return `/lead-estimator?${new URLSearchParams({ estimate: token })}`;
}

/** The trade and city of a shared estimate; null if the link is forged, changed, or older than a year. */
export function readEstimateLink(
  { signer, clock }: Pick<Platform, "signer" | "clock">,
  token: string,
): Shared | null {
  const text = signer.read(purpose, token, clock.now());
  if (text === null) return null;
  const [industry, city] = JSON.parse(text) as [string, string];
  return { industry, city };
}

const invitationPurpose = "claim-invitation";
const invitationDays = 30;

/**
 * The link that prefills the wizard from a claim. It expires after 30 days and contains a signed id but no
 * personal data (`privacy.no-leaks`).
 */
export function claimInvitationLink(platform: Platform, leadResultId: string): string {
  const expires = platform.clock.now().getTime() + invitationDays * 24 * 60 * 60 * 1000;
  const token = platform.signer.sign(invitationPurpose, leadResultId, new Date(expires));
  return new URL(`/get-started/invited/${token}`, platform.settings.siteUrl).href;
}

/** The claim id in a link; null if the link is forged or expired. */
export function readClaimInvitation(platform: Platform, token: string): string | null {
  return platform.signer.read(invitationPurpose, token, platform.clock.now());
}

const prefillCookieName = "hearthline_estimate";
const prefillPurpose = "estimate-prefill";
const prefillSeconds = 60 * 60;

/** What someone entered in the estimator, to prefill later forms. */
export type Prefill = {
  industry: string;
  city: string;
  email: string | null;
  phone: string | null;
  /** Claims only; null for an estimate. */
  businessName: string | null;
};

/**
 * A Set-Cookie header that identifies this browser for an hour as the one that requested an estimate. It
 * contains a signed id and no personal data (`privacy.no-leaks`).
 */
export function prefillCookie(platform: Platform, leadResultId: string): string {
  const expires = new Date(platform.clock.now().getTime() + prefillSeconds * 1000);
  return writeCookie(
    prefillCookieName,
    platform.signer.sign(prefillPurpose, leadResultId, expires),
    {
      secure: platform.settings.siteUrl.protocol === "https:",
      maxAgeSeconds: prefillSeconds,
    },
  );
}

/** What this browser entered in the estimator within the last hour, or null. */
export async function readPrefill(platform: Platform, request: Request): Promise<Prefill | null> {
  const cookie = readCookie(request, prefillCookieName);
  const id = cookie && platform.signer.read(prefillPurpose, cookie, platform.clock.now());
  if (!id) return null;
  const [result] = await platform.database.query
    .select({
      industry: leadResults.industry,
      city: leadResults.city,
      email: leadResults.email,
      phone: leadResults.phone,
      businessName: leadResults.businessName,
    })
    .from(leadResults)
    .where(eq(leadResults.id, id));
  return result ?? null;
}
