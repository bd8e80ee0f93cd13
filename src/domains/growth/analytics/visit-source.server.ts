import { type Asked, lastVisitOf } from "~/domains/shared/attribution/visit-cookie.server.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import { sourceKeyOf } from "../../leads/source-of.ts";

/** Where whoever asks comes from, as `sourceKey` has it; null where nobody knows. */
export function visitSource(settings: Settings, asked: Asked, now: Date): string | null {
  const visit = lastVisitOf(settings, asked, now);
  return visit && sourceKeyOf(visit);
}
