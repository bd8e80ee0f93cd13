import { and, eq } from "drizzle-orm";
import { readCookie, writeCookie } from "~/platform/http/requests/cookies.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { formSubmissions } from "../onboarding.tables.server.ts";

const name = "hearthline_signed_up";
const purpose = "signed-up";
const lifetimeSeconds = 60 * 60;

/**
 * The header by which this browser is known for an hour as the one that completed a submission. It
 * holds a signed id: no personal data leaves the server, in an address or otherwise (`privacy.no-leaks`).
 */
export function signedUpCookie(platform: Platform, submissionId: string): string {
  const expires = new Date(platform.clock.now().getTime() + lifetimeSeconds * 1000);
  return writeCookie(name, platform.signer.sign(purpose, submissionId, expires), {
    secure: platform.settings.siteUrl.protocol === "https:",
    maxAgeSeconds: lifetimeSeconds,
  });
}

/** Where the mail to confirm went, of what this browser completed within the last hour; else null. */
export async function readSignedUpEmail(
  platform: Platform,
  request: Request,
): Promise<string | null> {
  const cookie = readCookie(request, name);
  const id = cookie && platform.signer.read(purpose, cookie, platform.clock.now());
  if (!id) return null;
  const [known] = await platform.database.query
    .select({ email: formSubmissions.email })
    .from(formSubmissions)
    .where(and(eq(formSubmissions.id, id), eq(formSubmissions.isCompleted, true)));
  return known?.email ?? null;
}
