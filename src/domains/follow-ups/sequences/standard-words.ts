import { findService } from "~/domains/shared/services/services.ts";
import { followUpTexts, otherFollowUpTexts, type StandardWords } from "./follow-up.text.en.ts";

/**
 * A service's messages by any of its names, such as `pest_control` or a page's `pest-control`;
 * services without their own messages share a set.
 */
export function standardWords(service: string): StandardWords {
  return followUpTexts[findService(service)?.key ?? ""] ?? otherFollowUpTexts;
}

/** The services with their own messages. */
export const servicesWithWords = Object.keys(followUpTexts);
