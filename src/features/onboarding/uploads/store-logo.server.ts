import { randomBytes } from "node:crypto";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { reencodeImage } from "~/platform/images/reencode-image.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canOnboard } from "../onboarding.policy.ts";
import { type LogoProblem, logoLimits } from "./logo.ts";
import { recordUpload, uploadUrl } from "./uploads.server.ts";

export type StoredLogo = { ok: true; url: string } | { ok: false; problem: LogoProblem };

/**
 * Keeps an uploaded logo: decoded, encoded anew, within bounds, without metadata, under a name made
 * of the time and chance (`onboarding.logo-optional`). The name it came with is not used. It
 * belongs to the draft that the token opens, or to the first one that is saved with it.
 */
export async function storeLogo(
  platform: Platform,
  actor: Actor,
  file: File,
  draftToken: string | null,
): Promise<StoredLogo> {
  authorize(canOnboard(actor));
  if (file.size > logoLimits.maxBytes) return { ok: false, problem: "too_large" };
  const image = await reencodeImage(Buffer.from(await file.arrayBuffer()), logoLimits);
  if (!image.ok) return image;
  const key = `form-logos/${platform.clock.now().getTime()}-${randomBytes(8).toString("hex")}.${image.extension}`;
  try {
    await recordUpload(platform, key, draftToken);
    await platform.files.put(key, image.bytes, image.contentType);
  } catch (error) {
    platform.log.error("a logo could not be stored", { error });
    return { ok: false, problem: "not_stored" };
  }
  return { ok: true, url: uploadUrl(key) };
}
