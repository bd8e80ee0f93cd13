import { setTimeout as sleep } from "node:timers/promises";
import {
  recordDelay,
  recordSecurityEvent,
} from "~/features/security-events/record-security-event.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { noticeFailedSignIns } from "../staff.jobs.server.ts";
import { knownDevice } from "./known-device.server.ts";

const longestDelay = 8;

/**
 * Counts one try to sign in, at accounts that exist and at others alike. A known device has tries of
 * its own; elsewhere tries count for the sender's address, and for address and account together, so
 * that nobody's tries lock somebody else out. Many tries at one account from anywhere make each
 * further one slower (rules `accounts.tries-by-address`, `accounts.growing-delay`,
 * `accounts.known-device`).
 * @returns seconds to wait when there were too many, else 0
 */
export async function admitSignIn(
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
 * Counts a try that failed, which super admins can see (`staff.security-events`). Of many in a day
 * the account's owner hears once, if it has one.
 */
export async function noteFailedSignIn(
  platform: Platform,
  email: string,
  address: string,
): Promise<void> {
  const account = accountOf(email);
  await recordSecurityEvent(platform, "failed_sign_in", { email: account }, address);
  const { over } = await platform.limits.use("failed_sign_in", account);
  if (over !== 1) return;
  await inTransaction(platform, async ({ enqueue, now }) => {
    enqueue(noticeFailedSignIns, {
      emailHash: hashToken(account),
      day: now.toISOString().slice(0, 10),
    });
  });
}

/** Seconds that a try waits which is this many beyond the free ones: 1, 2, 4, then always 8. */
export function signInDelay(over: number): number {
  return over === 0 ? 0 : Math.min(2 ** (over - 1), longestDelay);
}

function tryKey(account: string, address: string): string {
  return `${account} ${address}`;
}

function accountOf(email: string): string {
  return email.trim().toLowerCase();
}
