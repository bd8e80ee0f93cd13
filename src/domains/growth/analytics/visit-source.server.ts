import { sourceKeyOf } from "~/domains/leads/index.ts";
import { type Asked, readLastVisit } from "~/domains/shared/index.server.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";

/** The visitor's source, in the format of `sourceKey`; null if unknown. */
export function visitSource(settings: Settings, asked: Asked, now: Date): string | null {
  const visit = readLastVisit(settings, asked, now);
  return visit && sourceKeyOf(visit);
}
