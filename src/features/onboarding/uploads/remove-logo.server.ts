import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canRunOnboardingJobs } from "../onboarding.policy.ts";

/** Deletes the file of an upload whose row is gone. A file that is gone is gone. */
export async function removeLogoFile(
  platform: Platform,
  actor: Actor,
  { url }: { url: string },
): Promise<void> {
  authorize(canRunOnboardingJobs(actor));
  const key = /^\/files\/(form-logos\/[\w-]+\.\w+)$/.exec(url)?.[1];
  if (key) await platform.files.remove(key);
}
