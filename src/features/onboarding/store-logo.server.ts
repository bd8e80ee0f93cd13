import { randomBytes } from "node:crypto";
import { reencodeImage } from "~/platform/images/reencode-image.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type LogoProblem, logoLimits } from "./logo.ts";

export type StoredLogo = { ok: true; url: string } | { ok: false; problem: LogoProblem };

/**
 * Keeps an uploaded logo: decoded, encoded anew, within bounds, without metadata, under a name made
 * of the time and chance (specification §3, decisions 20). The name it came with is not used.
 */
export async function storeLogo(platform: Platform, file: File): Promise<StoredLogo> {
  if (file.size > logoLimits.maxBytes) return { ok: false, problem: "too_large" };
  const image = await reencodeImage(Buffer.from(await file.arrayBuffer()), logoLimits);
  if (!image.ok) return image;
  const name = `${platform.clock.now().getTime()}-${randomBytes(8).toString("hex")}.${image.extension}`;
  try {
    await platform.files.put(`form-logos/${name}`, image.bytes, image.contentType);
  } catch (error) {
    platform.log.error("a logo could not be stored", { error });
    return { ok: false, problem: "not_stored" };
  }
  return { ok: true, url: `/files/form-logos/${name}` };
}
