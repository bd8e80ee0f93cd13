import { and, eq, gt, isNull } from "drizzle-orm";
import type { Reader } from "~/platform/database/database.server.ts";
import { readCookie, writeCookie } from "~/platform/http/requests/cookies.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { memberSignIns } from "../members.tables.server.ts";

/** How long a code and its link work (`members.code-and-link`). */
export const signInMinutes = 10;
const minute = 60_000;

const purposes = { link: "crm-sign-in-link", browser: "crm-sign-in-browser" } as const;
const cookie = "hearthline-crm.sign-in";

export type MemberSignIn = typeof memberSignIns.$inferSelect;

/** The six digits of a try to sign in. They follow from its id and a secret, and are stored nowhere. */
export function signInCode({ fingerprint }: Platform, id: string): string {
  const mark = Buffer.from(fingerprint("crm-sign-in-code", id), "base64url");
  return String(mark.readUInt32BE() % 1_000_000).padStart(6, "0");
}

/** The address that signs in without the code, in whichever browser it is opened. */
export function signInLink(platform: Platform, { id, expiresAt }: MemberSignIn): string {
  const token = platform.signer.sign(purposes.link, id, expiresAt);
  return new URL(`/crm/sign-in/${token}`, platform.settings.siteUrl).href;
}

/** The cookie of the browser that asked for a code: only there the code is taken. */
export function signInCookie({ settings, signer, clock }: Platform, id: string): string {
  const expires = new Date(clock.now().getTime() + signInMinutes * minute);
  const secure = settings.siteUrl.protocol === "https:";
  return writeCookie(cookie, signer.sign(purposes.browser, id, expires), {
    secure,
    maxAgeSeconds: signInMinutes * 60,
  });
}

/** The try whose code this browser waits for, or null when there is none that still works. */
export async function findWaitingSignIn(
  platform: Platform,
  request: Request,
): Promise<MemberSignIn | null> {
  return findOpen(platform, platform.database.query, purposes.browser, readCookie(request, cookie));
}

/** The try of a link that still works, or null. */
export function findLinkedSignIn(platform: Platform, token: string): Promise<MemberSignIn | null> {
  return findOpen(platform, platform.database.query, purposes.link, token);
}

async function findOpen(
  { signer, clock }: Platform,
  db: Reader,
  purpose: string,
  token: string | null,
): Promise<MemberSignIn | null> {
  const now = clock.now();
  const id = token && signer.read(purpose, token, now);
  if (!id) return null;
  const [found] = await db
    .select()
    .from(memberSignIns)
    .where(
      and(
        eq(memberSignIns.id, id),
        isNull(memberSignIns.spentAt),
        gt(memberSignIns.expiresAt, now),
      ),
    );
  return found ?? null;
}
