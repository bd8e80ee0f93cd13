import { sourceKeyOf } from "~/domains/leads/index.ts";
import { type RequestParts, readLastVisit } from "~/domains/shared/index.server.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";

/** The visitor's source, in the format of `sourceKey`; null if unknown. */
export function visitSource(settings: Settings, request: RequestParts, now: Date): string | null {
  const visit = readLastVisit(settings, request, now);
  return visit && sourceKeyOf(visit);
}
