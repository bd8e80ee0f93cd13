import type { Platform } from "~/platform/platform.server.ts";

const purpose = "lead-form";
/** A cached copy of a page may be old; its form must go on working. */
const lifetimeYears = 10;

/** Says that a form was made by us, and when. */
export function formStamp(platform: Platform): string {
  const now = platform.clock.now().getTime();
  const expires = new Date(now + lifetimeYears * 365 * 24 * 60 * 60 * 1000);
  return platform.signer.sign(purpose, String(now), expires);
}

/** When the form with this stamp was made; null when the stamp is not ours. */
export function readFormStamp(platform: Platform, stamp: string): Date | null {
  const made = platform.signer.read(purpose, stamp, platform.clock.now());
  return made === null ? null : new Date(Number(made));
}
