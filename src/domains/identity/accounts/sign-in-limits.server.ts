import { setTimeout as sleep } from "node:timers/promises";
import { notifyFailedSignIns } from "~/domains/identity/identity.jobs.server.ts";
import {
  recordDelay,
  recordSecurityEvent,
} from "~/domains/identity/security-events/security-events.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { readCookie, writeCookie } from "~/platform/http/requests/headers.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";

const purpose = "known-device";
const lifetimeDays = 180;
const day = 24 * 60 * 60 * 1000;
const maxDelaySeconds = 8;

/**
 * The device that this person has signed in from before, or null. The signed cookie doesn't identify anyone;
 * stealing it gains attempts, not a sign-in.
 * @param email the account's address, existing or not
 */
export function knownDevice(platform: Platform, request: Request, email: string): string | null {
  const accountHash = hashAccount(platform, email);
  const token = readCookie(request, deviceCookie(accountHash));
  const subject = token && platform.signer.read(purpose, token, platform.clock.now());
  const [device, userId] = (subject ?? "").split(".");
  return device && userId === accountHash ? device : null;
}

/** The cookie that marks a known device, set after a full sign-in including codes. */
export function rememberDevice(platform: Platform, email: string): string {
  const { clock, settings, signer } = platform;
  const accountHash = hashAccount(platform, email);
  const expires = new Date(clock.now().getTime() + lifetimeDays * day);
  return writeCookie(
    deviceCookie(accountHash),
    signer.sign(purpose, `${newId()}.${accountHash}`, expires),
    {
      secure: settings.siteUrl.protocol === "https:",
      maxAgeSeconds: (lifetimeDays * day) / 1000,
    },
  );
}

/** One cookie per account, since people share computers. */
function deviceCookie(accountHash: string): string {
  return `hearthline.device.${accountHash.slice(0, 10)}`;
}

function hashAccount({ fingerprint }: Platform, email: string): string {
  return fingerprint(purpose, email.trim().toLowerCase());
}

/**
 * Counts a password attempt, whether or not the account exists. A known device has its own limit. Other
 * attempts count per client address, and per client address and account together, so no one can lock out
 * another person. Many attempts at one account from anywhere slow down each further one.
 * @returns seconds to wait after too many attempts, else 0
 */
export async function checkSignInLimit(
  platform: Platform,
  request: Request,
  email: string,
  address: string,
): Promise<number> {
  const { limits } = platform;
  const account = accountOf(email);
  const device = knownDevice(platform, request, account);
  if (device) {
    const { waitSeconds } = await limits.use("sign_in_device", device);
    if (waitSeconds > 0) await recordDelay(platform, { email: account }, address);
    return waitSeconds;
  }
  const fromAddress = await limits.use("sign_in_address", address);
  const atAccount = await limits.use("sign_in_account", tryKey(account, address));
  const waitSeconds = Math.max(fromAddress.waitSeconds, atAccount.waitSeconds);
  if (waitSeconds > 0) {
    await recordDelay(platform, { email: account }, address);
    return waitSeconds;
  }
  const { over } = await limits.use("sign_in_anywhere", account);
  if (over > 0) await recordDelay(platform, { email: account }, address);
  await sleep(signInDelay(over) * 1000);
  return 0;
}

/**
 * Counts a sign-in email: per client address, per account and client address together, and per account from
 * anywhere, so no one's inbox is flooded. A browser that has signed in to the account before has its own
 * limit, so no one can lock out its owner.
 * @returns seconds to wait, or 0
 */
export async function checkSignInEmailLimit(
  platform: Platform,
  request: Request,
  email: string,
  address: string,
): Promise<number> {
  const { limits } = platform;
  const device = knownDevice(platform, request, email);
  if (device) return (await limits.use("sign_in_device", `crm ${device}`)).waitSeconds;
  const fromAddress = await limits.use("crm_sign_in_address", address);
  const atAccount = await limits.use("crm_sign_in_account", `${email} ${address}`);
  const waitSeconds = Math.max(fromAddress.waitSeconds, atAccount.waitSeconds);
  return waitSeconds > 0
    ? waitSeconds
    : (await limits.use("crm_sign_in_anywhere", email)).waitSeconds;
}

/**
 * Counts an emailed code before it's compared, and waits the growing delay: per account from anywhere, or for
 * a known browser, with a limit that strangers can't use up.
 * @returns false after too many codes in a day; then signing in works only with the link
 */
export async function checkEmailCodeLimit(
  platform: Platform,
  request: Request,
  email: string,
): Promise<boolean> {
  const { limits } = platform;
  const key = knownDevice(platform, request, email) ?? email;
  if ((await limits.use("crm_code_day", key)).waitSeconds > 0) return false;
  const { over } = await limits.use("crm_code_anywhere", key);
  await sleep(signInDelay(over) * 1000);
  return true;
}

/**
 * Records a failed password for super admins (`staff.security-events`). After many in a day, notifies the
 * account's owner once, if there is one.
 */
export async function recordFailedSignIn(
  platform: Platform,
  email: string,
  address: string,
): Promise<void> {
  const account = accountOf(email);
  await recordSecurityEvent(platform, "failed_sign_in", { email: account }, address);
  const { over } = await platform.limits.use("failed_sign_in", account);
  if (over !== 1) return;
  await inTransaction(platform, async ({ enqueue, now }) => {
    enqueue(notifyFailedSignIns, {
      emailHash: hashToken(account),
      day: now.toISOString().slice(0, 10),
    });
  });
}

/** Seconds to wait for an attempt this many over the limit: 1, 2, 4, then always 8. */
export function signInDelay(over: number): number {
  return over === 0 ? 0 : Math.min(2 ** (over - 1), maxDelaySeconds);
}

function tryKey(account: string, address: string): string {
  return `${account} ${address}`;
}

function accountOf(email: string): string {
  return email.trim().toLowerCase();
}
