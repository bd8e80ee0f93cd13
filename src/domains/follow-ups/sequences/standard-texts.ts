import { findService } from "~/domains/shared/services/services.ts";
import { followUpTexts, otherFollowUpTexts, type StandardTexts } from "./follow-up.text.en.ts";

/**
 * A service's messages by any of its names, such as `pest_control` or a page's `pest-control`;
 * services without their own messages share a set.
 */
export function standardTexts(service: string): StandardTexts {
  return followUpTexts[findService(service)?.key ?? ""] ?? otherFollowUpTexts;
}

/** The services with their own messages. */
export const servicesWithTexts = Object.keys(followUpTexts);
