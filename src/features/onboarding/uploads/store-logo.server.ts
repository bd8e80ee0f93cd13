import { randomBytes } from "node:crypto";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { reencodeImage } from "~/platform/images/reencode-image.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { canOnboard } from "../onboarding.policy.ts";
import { type LogoProblem, logoLimits } from "./logo.ts";
import { recordUpload, uploadUrl } from "./uploads.server.ts";

export type StoredLogo = Result<{ url: string }, Refused<LogoProblem>>;

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
  if (file.size > logoLimits.maxBytes) return { ok: false, code: "too_large" };
  const image = await reencodeImage(Buffer.from(await file.arrayBuffer()), logoLimits);
  if (!image.ok) return { ok: false, code: image.problem };
  const key = `form-logos/${platform.clock.now().getTime()}-${randomBytes(8).toString("hex")}.${image.extension}`;
  try {
    await recordUpload(platform, key, draftToken);
    await platform.files.put(key, image.bytes, image.contentType);
  } catch (error) {
    platform.log.error("logo upload failed", { error });
    return { ok: false, code: "not_stored" };
  }
  return { ok: true, url: uploadUrl(key) };
}
