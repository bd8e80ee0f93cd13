import {
  passwordWeakness,
  weaknessMessages,
} from "~/platform/passwords/password-weakness.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

export type ChosenPassword = { ok: true; passwordHash: string } | { ok: false; message: string };

/**
 * The only way to a new password: refuses one that is easy to guess, by anybody or by somebody who
 * knows this person (rule `passwords.hard-to-guess`). Judging and hashing take a tenth of a second
 * each, so ask only once the person may choose one.
 */
export async function choosePassword(
  { accounts, settings }: Platform,
  password: string,
  person: { email: string; name: string },
): Promise<ChosenPassword> {
  const about = [settings.siteName, settings.siteUrl.hostname, person.email, person.name];
  const weakness = passwordWeakness(password, about);
  if (weakness) return { ok: false, message: weaknessMessages[weakness] };
  return { ok: true, passwordHash: await accounts.hashPassword(password) };
}
