import type { Platform } from "~/platform/platform.server.ts";

const purpose = "lead-form";
/** A cached copy of a page may be old, and its form must still work. */
const lifetimeYears = 10;

/** A signed stamp that proves when we rendered a form. */
export function formStamp(platform: Platform): string {
  const now = platform.clock.now().getTime();
  const expires = new Date(now + lifetimeYears * 365 * 24 * 60 * 60 * 1000);
  return platform.signer.sign(purpose, String(now), expires);
}

/** When the form with this stamp was rendered; null if we didn't sign the stamp. */
export function readFormStamp(platform: Platform, stamp: string): Date | null {
  const made = platform.signer.read(purpose, stamp, platform.clock.now());
  return made === null ? null : new Date(Number(made));
}
