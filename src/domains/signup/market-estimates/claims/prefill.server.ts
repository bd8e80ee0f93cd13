import { eq } from "drizzle-orm";
import { readCookie, writeCookie } from "~/platform/http/requests/cookies.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { leadResults } from "../market-estimates.tables.server.ts";

const name = "hearthline_estimate";
const purpose = "estimate-prefill";
const lifetimeSeconds = 60 * 60;

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
  const expires = new Date(platform.clock.now().getTime() + lifetimeSeconds * 1000);
  return writeCookie(name, platform.signer.sign(purpose, leadResultId, expires), {
    secure: platform.settings.siteUrl.protocol === "https:",
    maxAgeSeconds: lifetimeSeconds,
  });
}

/** What this browser entered in the estimator within the last hour, or null. */
export async function readPrefill(platform: Platform, request: Request): Promise<Prefill | null> {
  const cookie = readCookie(request, name);
  const id = cookie && platform.signer.read(purpose, cookie, platform.clock.now());
  if (!id) return null;
  const [known] = await platform.database.query
    .select({
      industry: leadResults.industry,
      city: leadResults.city,
      email: leadResults.email,
      phone: leadResults.phone,
      businessName: leadResults.businessName,
    })
    .from(leadResults)
    .where(eq(leadResults.id, id));
  return known ?? null;
}
