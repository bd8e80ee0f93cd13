import type { Platform } from "~/platform/platform.server.ts";

/** Deletes the file of an upload whose row is gone. A file that is gone is gone. */
export async function removeLogoFile(platform: Platform, { url }: { url: string }): Promise<void> {
  const key = /^\/files\/(form-logos\/[\w-]+\.\w+)$/.exec(url)?.[1];
  if (key) await platform.files.remove(key);
}
