import type { CampaignContent } from "~/platform/sms/registration.ts";
import { embeddedIn } from "./preflight.ts";

/** What the product knows about a business's texts. */
export type TextingFacts = {
  legalName: string;
  brandName: string;
  /** Such as "plumbing". */
  service: string;
  pageUrl: string;
  /** The texts at the two boxes of the form on that page. */
  optIns: { informational: string; marketing: string };
  /** Texts of the follow-up in use, as sent, with names in brackets. */
  samples: readonly string[];
  optOutReply: string;
  helpReply: string;
  privacyUrl: string;
  termsUrl: string;
};

/** Carriers read at most this many. */
const maxSamples = 5;

/**
 * The campaign's description for the carriers: use case, opt-in, and sample messages, from the
 * sequence and the form that the business uses.
 */
export function writeCampaign(facts: TextingFacts): CampaignContent {
  const { legalName, brandName, service, pageUrl, optIns } = facts;
  const applicant =
    legalName === brandName ? brandName : `${legalName}, doing business as ${brandName},`;
  const samples = facts.samples.slice(0, maxSamples);
  return {
    description:
      `${applicant} is a local home-service business (${service}). It texts people who requested an estimate on its ` +
      "page: replies to their request, scheduling and updates, and, for those who agreed to it separately, offers " +
      "and reminders. Each person requested an estimate first, and each message names the business.",
    messageFlow:
      `People request an estimate from ${applicant} with the form at ${pageUrl} and enter their own phone number there. ` +
      "Under the number are two separate, optional boxes. They are not checked in advance, and the form can be sent " +
      `without them. The first box says: "${optIns.informational}" The second box, for marketing, says: ` +
      `"${optIns.marketing}" The privacy policy (${facts.privacyUrl}) and the terms (${facts.termsUrl}) are linked ` +
      "on the same page. Mobile numbers and consent aren't shared with third parties for marketing.",
    samples,
    optOutReply: facts.optOutReply,
    helpReply: facts.helpReply,
    privacyUrl: facts.privacyUrl,
    termsUrl: facts.termsUrl,
    ...embeddedIn(samples),
  };
}
