import { type Asked, readLastVisit } from "~/domains/shared/attribution/visit-cookie.server.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import { sourceKeyOf } from "../../leads/source-of.ts";

/** The visitor's source, in the format of `sourceKey`; null if unknown. */
export function visitSource(settings: Settings, asked: Asked, now: Date): string | null {
  const visit = readLastVisit(settings, asked, now);
  return visit && sourceKeyOf(visit);
}
