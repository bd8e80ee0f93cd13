import { eq } from "drizzle-orm";
import { readCookie, writeCookie } from "~/platform/http/requests/cookies.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { leadResults } from "../market-estimates.tables.server.ts";

const name = "hearthline_estimate";
const purpose = "estimate-prefill";
const lifetimeSeconds = 60 * 60;

/** What somebody told the estimator, for the forms that come after it. */
export type Prefill = {
  industry: string;
  city: string;
  email: string | null;
  phone: string | null;
  /** Only of a claim. */
  businessName: string | null;
};

/**
 * The header by which this browser is known for an hour as the one that asked for an estimate. It
 * holds a signed id: no personal data leaves the server, in an address or otherwise (`privacy.no-leaks`).
 */
export function prefillCookie(platform: Platform, leadResultId: string): string {
  const expires = new Date(platform.clock.now().getTime() + lifetimeSeconds * 1000);
  return writeCookie(name, platform.signer.sign(purpose, leadResultId, expires), {
    secure: platform.settings.siteUrl.protocol === "https:",
    maxAgeSeconds: lifetimeSeconds,
  });
}

/** What this browser told the estimator within the last hour, or null. */
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
