import { and, eq } from "drizzle-orm";
import { sendPasswordReset } from "~/domains/identity/identity.jobs.server.ts";
import { canMailStaff } from "~/domains/identity/identity.policy.ts";
import { emailSchema, newPasswordSchema } from "~/domains/identity/identity.schema.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { accounts, users } from "~/platform/accounts/accounts.tables.server.ts";
import {
  findByEmailHash,
  hashPassword,
  passwordHashOf,
  passwordWeakness,
  setPassword,
  weaknessMessages,
} from "~/platform/accounts/passwords.server.ts";
import { endSessions } from "~/platform/accounts/sessions.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { passwordReset } from "./accounts.emails.server.ts";
import { notifyPasswordChanged } from "./notices.server.ts";

export type ChosenPassword = { ok: true; passwordHash: string } | { ok: false; message: string };

/**
 * Checks and hashes a new password; every new password goes through here. Refuses one that's easy to guess,
 * for anyone or for someone who knows this person (rule `passwords.hard-to-guess`). Checking and hashing take
 * a tenth of a second each, so call it only when the person may choose one.
 */
export async function choosePassword(
  { settings }: Platform,
  password: string,
  person: { email: string; name: string },
): Promise<ChosenPassword> {
  const personalTerms = [settings.siteName, settings.siteUrl.hostname, person.email, person.name];
  const weakness = passwordWeakness(password, personalTerms);
  if (weakness) return { ok: false, message: weaknessMessages[weakness] };
  return { ok: true, passwordHash: await hashPassword(password) };
}

const purpose = "password-reset";
const lifetimeMinutes = 60;

export type ResetRequested = Result<object, Invalid | TooMany>;

/**
 * Requests a password reset link. Response and work are the same for every address: only the background task
 * checks whether it has an account (`accounts.no-enumeration`).
 */
export async function requestPasswordReset(
  platform: Platform,
  values: object,
  address: string,
): Promise<ResetRequested> {
  const checked = check(emailSchema, values);
  if (!checked.ok) return checked;
  const email = checked.value.email.toLowerCase();
  const fromAddress = await platform.limits.use("reset_address", address);
  const forAccount = await platform.limits.use("reset_account", email);
  const wait = Math.max(fromAddress.waitSeconds, forAccount.waitSeconds);
  if (wait > 0) return tooMany(wait);
  await inTransaction(platform, async ({ enqueue }) => {
    enqueue(sendPasswordReset, { requestId: newId(), emailHash: hashToken(email) });
  });
  return { ok: true };
}

/** Emails the reset link to the account with the requested address, unless it's disabled or doesn't exist. */
export async function sendPasswordResetEmail(
  platform: Platform,
  actor: Actor,
  { requestId, emailHash }: { requestId: string; emailHash: string },
): Promise<void> {
  authorize(canMailStaff(actor));
  await inTransaction(platform, async (work) => {
    const user = await findByEmailHash(work.tx, emailHash);
    if (!user) return;
    await queueEmail(work, passwordReset, {
      to: user.email,
      cause: `password-reset:${requestId}`,
      subjectId: user.id,
      params: { userId: user.id },
    });
  });
}

/**
 * The link to choose a new password, valid for an hour. It contains a fingerprint of the current password, so
 * using it or changing the password another way invalidates it.
 */
export async function passwordResetLink(platform: Platform, userId: string): Promise<string> {
  const hash = await passwordHashOf(platform.database.query, userId);
  if (!hash) throw new Error("This user has no password");
  const expires = platform.clock.now().getTime() + lifetimeMinutes * 60 * 1000;
  const subject = `${userId}.${fingerprint(hash)}`;
  const token = platform.signer.sign(purpose, subject, new Date(expires));
  return new URL(`/admin/reset-password/${token}`, platform.settings.siteUrl).href;
}

/** Whether a link still works. */
export async function isResetOpen(platform: Platform, token: string): Promise<boolean> {
  const link = readToken(platform, token);
  return link !== null && (await findOwner(platform, link)) !== null;
}

export type PasswordReset = Result<object, Invalid | Refused<"link_expired">>;

/** Sets the new password; all sessions end. */
export async function resetPassword(
  platform: Platform,
  token: string,
  values: object,
): Promise<PasswordReset> {
  const checked = check(newPasswordSchema, values);
  if (!checked.ok) return checked;
  const link = readToken(platform, token);
  const owner = link && (await findOwner(platform, link));
  if (!owner) return { ok: false, code: "link_expired" };
  const chosen = await choosePassword(platform, checked.value.password, owner);
  if (!chosen.ok) return invalid({ password: chosen.message });
  const { passwordHash } = chosen;
  return inTransaction(platform, async (work) => {
    const person = await lockPerson(work, link.userId);
    if (!person || fingerprint(person.hash) !== link.fingerprint) {
      return { ok: false, code: "link_expired" };
    }
    await setPassword(work.tx, person.id, passwordHash);
    const ended = await endSessions(work.tx, "staff", person.id);
    const entry = { action: "staff.reset_password", entity: "staff", entityId: person.id };
    await recordChange(work, person, { ...entry, before: null, after: { ended_sessions: ended } });
    await notifyPasswordChanged(work, person, passwordHash);
    return { ok: true };
  });
}

/** Of two simultaneous uses, the second waits here and then finds a changed password. */
async function lockPerson({ tx }: UnitOfWork, userId: string) {
  const [account] = await tx
    .select({ id: users.id, email: users.email, hash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")))
    .for(...lockRows(accounts));
  return account?.hash ? { ...account, hash: account.hash } : null;
}

/** The owner of a reset link, or null if it was used or the password changed another way. */
async function findOwner(platform: Platform, link: ResetLink) {
  const [owner] = await platform.database.query
    .select({ email: users.email, name: users.name, hash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.userId, link.userId), eq(accounts.providerId, "credential")));
  return owner?.hash && fingerprint(owner.hash) === link.fingerprint ? owner : null;
}

type ResetLink = { userId: string; fingerprint: string };

function readToken(platform: Platform, token: string): ResetLink | null {
  const subject = platform.signer.read(purpose, token, platform.clock.now());
  const [userId = "", print = ""] = subject?.split(".") ?? [];
  return subject ? { userId, fingerprint: print } : null;
}

function fingerprint(passwordHash: string): string {
  return hashToken(passwordHash).slice(0, 24);
}
