import { and, eq, exists, gt, isNull, sql } from "drizzle-orm";
import { finishSignIn } from "~/domains/identity/accounts/sign-in.server.ts";
import {
  checkEmailCodeLimit,
  checkSignInEmailLimit,
} from "~/domains/identity/accounts/sign-in-limits.server.ts";
import { sendMemberSignIn } from "~/domains/identity/identity.jobs.server.ts";
import { canMailMembers } from "~/domains/identity/identity.policy.ts";
import { emailSchema, signInCodeSchema } from "~/domains/identity/identity.schema.ts";
import { memberSignIns, members } from "~/domains/identity/identity.tables.server.ts";
import {
  recordDelay,
  recordSecurityEvent,
} from "~/domains/identity/security-events/security-events.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { readCookie, writeCookie } from "~/platform/http/requests/headers.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { isSameSecret } from "~/platform/secrets/secrets.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { crmPath } from "./crm-link.ts";
import { memberSignIn } from "./members.emails.server.ts";

/** Minutes that a code and its link work. */
export const signInMinutes = 10;
const minute = 60_000;
const maxTries = 5;
const purposes = { link: "crm-sign-in-link", browser: "crm-sign-in-browser" } as const;
const cookie = "hearthline-crm.sign-in";

type SignIn = typeof memberSignIns.$inferSelect;

export type SignInRequested = Result<{ cookie: string }, Invalid | TooMany>;

/**
 * Requests an email with a code and a link. Response and work are the same for every address: only the
 * background task checks whether it has an account.
 */
export async function requestSignIn(
  platform: Platform,
  request: Request,
  values: { email?: unknown; next?: unknown },
  address: string,
): Promise<SignInRequested> {
  const checked = check(emailSchema, values);
  if (!checked.ok) return checked;
  const email = checked.value.email.toLowerCase();
  const wait = await checkSignInEmailLimit(platform, request, email, address);
  if (wait > 0) {
    await recordDelay(platform, { memberEmail: email }, address);
    return tooMany(wait);
  }
  const id = newId();
  await inTransaction(platform, async ({ tx, now, enqueue }) => {
    const expiresAt = new Date(now.getTime() + signInMinutes * 60_000);
    const next = crmPath(values.next);
    await tx.insert(memberSignIns).values({ id, email, next, createdAt: now, expiresAt });
    enqueue(sendMemberSignIn, { signInId: id });
  });
  return { ok: true, cookie: signInCookie(platform, id) };
}

/** Emails the code and the link to the account with the requested address, if it belongs to a business. */
export async function sendSignInEmail(
  platform: Platform,
  actor: Actor,
  { signInId }: { signInId: string },
): Promise<void> {
  authorize(canMailMembers(actor));
  await inTransaction(platform, async (work) => {
    const [signIn] = await work.tx
      .select({ email: memberSignIns.email })
      .from(memberSignIns)
      .where(eq(memberSignIns.id, signInId));
    const user = signIn && (await findActiveMember(work, signIn.email));
    if (!user) return;
    await queueEmail(work, memberSignIn, {
      to: user.email,
      cause: `member-sign-in:${signInId}`,
      subjectId: user.id,
      params: { signInId },
    });
  });
}

/** The six digits of a sign-in, derived from its ID and a secret. They're not stored. */
export function signInCode({ fingerprint }: Platform, id: string): string {
  const mark = Buffer.from(fingerprint("crm-sign-in-code", id), "base64url");
  return String(mark.readUInt32BE() % 1_000_000).padStart(6, "0");
}

/** The link that signs in without the code, in any browser. */
export function signInLink(platform: Platform, { id, expiresAt }: SignIn): string {
  const token = platform.signer.sign(purposes.link, id, expiresAt);
  return new URL(`/crm/sign-in/${token}`, platform.settings.siteUrl).href;
}

/** The cookie of the browser that requested a code; the code works only there. */
export function signInCookie({ settings, signer, clock }: Platform, id: string): string {
  const expires = new Date(clock.now().getTime() + signInMinutes * minute);
  const secure = settings.siteUrl.protocol === "https:";
  return writeCookie(cookie, signer.sign(purposes.browser, id, expires), {
    secure,
    maxAgeSeconds: signInMinutes * 60,
  });
}

/** The pending sign-in of this browser, or null if none still works. */
export async function findPendingSignIn(
  platform: Platform,
  request: Request,
): Promise<SignIn | null> {
  return findOpen(platform, purposes.browser, readCookie(request, cookie));
}

/** The sign-in of a link that still works, or null. */
function findLinkedSignIn(platform: Platform, token: string): Promise<SignIn | null> {
  return findOpen(platform, purposes.link, token);
}

async function findOpen(
  { signer, clock, database }: Platform,
  purpose: string,
  token: string | null,
): Promise<SignIn | null> {
  const now = clock.now();
  const id = token && signer.read(purpose, token, now);
  if (!id) return null;
  const [memberSignIn] = await database.query
    .select()
    .from(memberSignIns)
    .where(
      and(
        eq(memberSignIns.id, id),
        isNull(memberSignIns.spentAt),
        gt(memberSignIns.expiresAt, now),
      ),
    );
  return memberSignIn ?? null;
}

export type MemberSignedIn = Result<
  { headers: Headers; next: string },
  Invalid | TooMany | (Refused<"wrong_credentials" | "sign_in_expired"> & { message: string })
>;

const expired = {
  ok: false,
  code: "sign_in_expired",
  message: "That code no longer works. Request a new one.",
} as const;

const tooManyCodes = {
  ok: false,
  code: "wrong_credentials",
  message: "Too many codes were tried for this address today. Use the link in the email.",
} as const;

/**
 * Signs in with the six digits of the email that this browser requested. Five wrong ones end the code; many
 * attempts at an account from anywhere slow down each further one, and finally only the link works.
 */
export async function signInMemberWithCode(
  platform: Platform,
  request: Request,
  values: object,
  address: string,
): Promise<MemberSignedIn> {
  const checked = check(signInCodeSchema, values);
  if (!checked.ok) return checked;
  const waiting = await findPendingSignIn(platform, request);
  if (!waiting) return expired;
  const { email } = waiting;
  const { waitSeconds } = await platform.limits.use("crm_code_address", address);
  if (waitSeconds > 0) {
    await recordDelay(platform, { memberEmail: email }, address);
    return tooMany(waitSeconds);
  }
  if (!(await countTry(platform, waiting.id))) return expired;
  if (!(await checkEmailCodeLimit(platform, request, email))) {
    await recordDelay(platform, { memberEmail: email }, address);
    return tooManyCodes;
  }
  if (isSameSecret(checked.value.code, signInCode(platform, waiting.id))) {
    const signedIn = await enter(platform, request, waiting.id, address);
    if (signedIn) return signedIn;
  }
  await recordSecurityEvent(platform, "member_failed_sign_in", { memberEmail: email }, address);
  return {
    ok: false,
    code: "wrong_credentials",
    message: "That code isn’t right. Check it and try again.",
  };
}

/** Signs in with the link of the email, in any browser. */
export async function signInMemberWithLink(
  platform: Platform,
  request: Request,
  token: string,
  address: string,
): Promise<Result<{ headers: Headers; next: string }, Refused<"link_expired">>> {
  const linked = await findLinkedSignIn(platform, token);
  const signedIn = linked && (await enter(platform, request, linked.id, address));
  return signedIn ?? { ok: false, code: "link_expired" };
}

/** The address that a sign-in link is for, for the page with its button; null if it no longer works. */
export async function showSignInLink(platform: Platform, token: string): Promise<string | null> {
  return (await findLinkedSignIn(platform, token))?.email ?? null;
}

/** Counts before the code is compared, so simultaneous attempts can't exceed the limit. */
async function countTry({ database: { query } }: Platform, id: string): Promise<boolean> {
  const counted = await query
    .update(memberSignIns)
    .set({ tries: sql`${memberSignIns.tries} + 1` })
    .where(and(eq(memberSignIns.id, id), sql`${memberSignIns.tries} < ${maxTries}`))
    .returning({ id: memberSignIns.id });
  return counted.length > 0;
}

/** Uses up the sign-in, code and link together, and starts a session for the person with the address. */
async function enter(platform: Platform, request: Request, id: string, address: string) {
  const signedIn = await inTransaction(platform, async (work) => {
    const [spent] = await work.tx
      .update(memberSignIns)
      .set({ spentAt: work.now })
      .where(and(eq(memberSignIns.id, id), isNull(memberSignIns.spentAt)))
      .returning();
    const user = spent && (await findActiveMember(work, spent.email));
    return user ? { userId: user.id, next: spent.next } : null;
  });
  if (!signedIn) return null;
  const { userId, next } = signedIn;
  const headers = await beginMemberSession(platform, request, userId, address);
  return { ok: true as const, headers, next };
}

/** The person with this address, if they belong to a business now. */
async function findActiveMember({ tx }: UnitOfWork, email: string) {
  const membership = tx
    .select()
    .from(members)
    .where(and(eq(members.userId, memberUsers.id), isNull(members.revokedAt)));
  const [user] = await tx
    .select({ id: memberUsers.id, email: memberUsers.email })
    .from(memberUsers)
    .where(and(sql`lower(${memberUsers.email}) = ${email}`, exists(membership)));
  return user ?? null;
}

/** Starts a session for someone who has proven that the address is theirs. */
export async function beginMemberSession(
  platform: Platform,
  request: Request,
  userId: string,
  address: string,
): Promise<Headers> {
  const headers = await platform.accounts.member.begin(request, userId);
  if (!headers) throw new Error("User not found");
  await finishSignIn(platform, "member", request, { userId, by: "email", headers, address });
  return headers;
}
