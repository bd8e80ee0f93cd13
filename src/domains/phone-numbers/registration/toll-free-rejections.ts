import type { CheckName } from "./preflight.ts";
import type { RejectionFix } from "./registration.ts";

/** As of a brand or a campaign (`rejection-codes.ts`). */
export type TollFreeRejection = {
  title: string;
  text: string;
  fix: RejectionFix;
  checks: readonly CheckName[];
};

const support = "Our team is looking into it with the carriers. You don’t need to do anything.";
const content = (topic: string) =>
  `Carriers don’t allow texts about ${topic}. Remove it from your follow-up messages.`;

/**
 * The rejections of a toll-free number that we found in Twilio's "Error and Warning Dictionary" and "Why was my
 * toll-free verification rejected?" (read November 2026). Since 2026 many have a second code, from 30801 on.
 */
// biome-ignore format: one table, read as one
export const tollFreeRejections: Readonly<Record<number, TollFreeRejection>> = {
  30437: { fix: "legal_name", checks: [], title: "Toll Free verification rejection - Edit time expired", text: "Corrections are reviewed first for 7 days, and those are over. Resubmit; it takes a little longer." },
  30440: { fix: "staff", checks: [], title: "Toll Free verification rejection - Unknown Error", text: support },
  30441: { fix: "messages", checks: ["no_restricted_content"], title: "Toll-Free phone number verification rejection - Disallowed: SHAFT - Sex", text: content("sex, hate, alcohol, guns, tobacco, or cannabis") },
  30442: { fix: "staff", checks: [], title: "Toll-Free phone number verification rejection - Disallowed: Spam", text: support },
  30443: { fix: "messages", checks: ["no_lending_content"], title: "Toll-Free verification rejection - Disallowed: Loan Marketing", text: content("loans") },
  30444: { fix: "staff", checks: [], title: "Toll Free verification rejection - Disallowed: Fraud", text: support },
  30445: { fix: "legal_name", checks: ["names_natural", "legal_name_matches_type"], title: "Toll Free verification rejection - Could not validate business information", text: "Carriers couldn’t verify your business. Copy the legal name from your IRS letter, and check the address." },
  30446: { fix: "page", checks: ["opt_in_complete", "page_reachable"], title: "Toll Free verification rejection - Opt-in not sufficient: express consent required", text: "Carriers couldn’t see how people agree to texts. Publish your page with its form, then resubmit." },
  30447: { fix: "staff", checks: [], title: "Toll Free verification rejection - phone number not provisioned to Twilio", text: support },
  30448: { fix: "messages", checks: ["no_restricted_content"], title: "Toll-Free phone number verification rejection - Age Gate", text: content("anything with an age limit") },
  30449: { fix: "messages", checks: ["no_short_links"], title: "Toll Free verification rejection - URL issues in sample message", text: "Carriers don’t accept short links, like bit.ly, or links without https. Use the full link in your messages." },
  30451: { fix: "street", checks: ["address_matches"], title: "Toll-Free phone number verification unable to process - address invalid", text: "Carriers couldn’t find this address. Enter your street address the way it’s on your mail, not a PO box." },
  30452: { fix: "email", checks: ["email_accepted"], title: "Toll-Free phone number verification unable to process - email invalid", text: "Carriers don’t accept this email address. Enter one that belongs to you." },
  30455: { fix: "messages", checks: ["no_restricted_content"], title: "Toll-Free phone number verification rejection - Disallowed: SHAFT - Hate", text: content("sex, hate, alcohol, guns, tobacco, or cannabis") },
  30456: { fix: "messages", checks: ["no_restricted_content"], title: "Toll Free verification rejection - Disallowed: SHAFT - Alcohol", text: content("sex, hate, alcohol, guns, tobacco, or cannabis") },
  30457: { fix: "messages", checks: ["no_restricted_content"], title: "Toll Free verification rejection - Disallowed: SHAFT - Firearms", text: content("sex, hate, alcohol, guns, tobacco, or cannabis") },
  30458: { fix: "messages", checks: ["no_restricted_content"], title: "Toll Free verification rejection - Disallowed: SHAFT - Tobacco / Vape", text: content("sex, hate, alcohol, guns, tobacco, or cannabis") },
  30459: { fix: "messages", checks: ["no_restricted_content"], title: "Toll Free verification rejection - Disallowed: Cannabis/CBD", text: content("sex, hate, alcohol, guns, tobacco, or cannabis") },
  30460: { fix: "messages", checks: ["no_disallowed_content"], title: "Toll Free verification rejection - Disallowed: Third Party Debt Collection", text: content("loans, debt, gambling, sweepstakes, stocks, or crypto") },
  30461: { fix: "messages", checks: ["no_disallowed_content"], title: "Toll Free verification rejection - Disallowed: Gambling", text: content("loans, debt, gambling, sweepstakes, stocks, or crypto") },
  30462: { fix: "messages", checks: ["no_disallowed_content"], title: "Toll Free verification rejection - Disallowed: Sweepstakes", text: content("loans, debt, gambling, sweepstakes, stocks, or crypto") },
  30463: { fix: "messages", checks: ["no_disallowed_content"], title: "Toll Free verification rejection - Disallowed: Stock Alerts/Platforms", text: content("loans, debt, gambling, sweepstakes, stocks, or crypto") },
  30464: { fix: "messages", checks: ["no_disallowed_content"], title: "Toll Free verification rejection - Disallowed: Cryptocurrency", text: content("loans, debt, gambling, sweepstakes, stocks, or crypto") },
  30465: { fix: "messages", checks: ["no_deceptive_content"], title: "Toll Free verification rejection - Disallowed: Risk Investment/Get Rich Quick Schemes", text: "Carriers found a message misleading. Remove prizes, “act now” threats, and guaranteed savings from your follow-up." },
  30466: { fix: "messages", checks: ["no_disallowed_content"], title: "Toll Free verification rejection - Disallowed - Debt Reduction", text: content("loans, debt, gambling, sweepstakes, stocks, or crypto") },
  30467: { fix: "messages", checks: ["no_disallowed_content"], title: "Toll Free verification rejection - Disallowed: Credit Repair", text: content("loans, debt, gambling, sweepstakes, stocks, or crypto") },
  30468: { fix: "messages", checks: ["no_affiliate_content"], title: "Toll Free verification rejection - Disallowed: Third-party Lead Generation", text: content("other companies’ offers") },
  30469: { fix: "messages", checks: ["no_restricted_content"], title: "Toll Free verification rejection - Disallowed: Illegal substances/articles", text: content("sex, hate, alcohol, guns, tobacco, or cannabis") },
  30470: { fix: "messages", checks: ["no_deceptive_content"], title: "Toll Free verification rejection - High Risk: Deceptive Marketing", text: "Carriers found a message misleading. Remove prizes, “act now” threats, and guaranteed savings from your follow-up." },
  30471: { fix: "messages", checks: ["no_short_links"], title: "Toll Free verification rejection - High Risk - Non-secured URL in sample message", text: "Carriers don’t accept short links, like bit.ly, or links without https. Use the full link in your messages." },
  30472: { fix: "legal_name", checks: ["names_natural", "legal_name_matches_type"], title: "Toll Free verification rejection - Could not verify Business", text: "Carriers couldn’t verify your business. Copy the legal name from your IRS letter, and check the address." },
  30473: { fix: "page", checks: ["page_reachable"], title: "Toll Free verification rejection - Cannot validate business website URL", text: "Carriers couldn’t open your page. Publish it, then resubmit." },
  30474: { fix: "legal_name", checks: ["brand_named"], title: "Toll Free verification rejection - Need end business", text: "Your page and legal name don’t look like one business. Use the same business name on both." },
  30475: { fix: "page", checks: ["opt_in_complete"], title: "Toll Free verification rejection - Opt-in not sufficient: Cannot combine consent for messaging with requirement for service", text: "People must be able to send your form without agreeing to texts. Our form lets them; remove other forms." },
  30476: { fix: "page", checks: ["opt_in_complete", "page_reachable"], title: "Toll Free verification rejection - Opt-in not provided", text: "Carriers couldn’t see how people agree to texts. Publish your page with its form, then resubmit." },
  30477: { fix: "staff", checks: ["use_complete"], title: "Toll Free verification rejection - Opt-in - Third party information sharing not allowed", text: support },
  30478: { fix: "staff", checks: [], title: "Toll Free verification rejection - single phone number used for multiple businesses", text: support },
  30479: { fix: "staff", checks: [], title: "Toll Free rejection: Justification required for more than 5 numbers", text: support },
  30480: { fix: "staff", checks: [], title: "Toll-Free phone number verification rejection - Disallowed - Phishing", text: support },
  30481: { fix: "staff", checks: [], title: "Toll Free verification - Requested Cancellation", text: "The review was canceled. Contact us if you still want a toll-free number." },
  30482: { fix: "email", checks: ["email_own_domain"], title: "Toll Free verification rejection - Business email must use an official domain", text: "Carriers don’t accept a free email address, like Gmail, for a business with an EIN. Enter one at your own domain." },
  30483: { fix: "first_name", checks: ["contact_is_person"], title: "Toll Free verification rejection - Contact must be a business representative", text: "Carriers need a person’s first and last name, not a department. Enter your own name." },
  30484: { fix: "legal_name", checks: ["legal_name_matches_type"], title: "Toll Free verification rejection - Business name and official records do not match", text: "Your legal name doesn’t match public records. Copy it from your IRS letter (CP 575 or 147C)." },
  30485: { fix: "staff", checks: [], title: "Toll Free verification rejection - Official business registration documents required", text: "Carriers want to see official papers of your business. We’ll contact you about them." },
  30487: { fix: "business_type", checks: [], title: "Toll Free verification rejection - Charitable organization must provide 501(c)(3) verification", text: "The IRS doesn’t list you as tax-exempt. Choose another business type." },
  30488: { fix: "legal_name", checks: ["legal_name_matches_type"], title: "Toll Free verification rejection - Doing Business As (DBA) name must be accurately provided", text: "Leave “DBA” out of the legal name. We send the name on your page as your DBA." },
  30493: { fix: "staff", checks: ["policies_linked"], title: "Toll Free rejection: Privacy policy or terms URL missing or inaccessible", text: support },
  30497: { fix: "page", checks: ["use_complete"], title: "Use case summary is incomplete or unrelated to the messaging", text: "The description of your texts wasn’t clear. Resubmit; we write it from your page and your follow-up." },
  30498: { fix: "page", checks: ["opt_in_complete", "page_reachable"], title: "Toll Free verification rejection - Opt-in workflow must match submission details", text: "Carriers couldn’t see how people agree to texts. Publish your page with its form, then resubmit." },
  30501: { fix: "staff", checks: [], title: "Toll Free rejection: Political campaigns require a Campaign Verify token", text: support },
  30503: { fix: "staff", checks: [], title: "Toll Free verification rejection - Confirmation message missing required details", text: support },
  30504: { fix: "page", checks: ["opt_in_complete"], title: "Toll Free verification rejection - Single opt-in for multiple use cases not allowed", text: "Offers need their own checkbox. Our form has one. Remove other forms from your page." },
  30509: { fix: "page", checks: ["page_reachable"], title: "Toll Free verification rejection - Opt-in URL not accessible", text: "Carriers couldn’t open your page. Publish it, then resubmit." },
  30510: { fix: "page", checks: ["opt_in_complete", "page_reachable"], title: "Toll Free verification rejection - Opt-in example must be complete and branded", text: "Carriers couldn’t see how people agree to texts. Publish your page with its form, then resubmit." },
  30511: { fix: "staff", checks: [], title: "Toll Free verification rejection - Verbal consent script must be provided", text: support },
  30513: { fix: "page", checks: ["opt_in_complete"], title: "Toll Free verification rejection - Opt-in not sufficient: Language Unclear", text: "The opt-in text has to say that people agree to texts. Resubmit; our form says so." },
  30517: { fix: "staff", checks: [], title: "Shopping cart reminders must meet opt-in, privacy, and send limits", text: support },
  30527: { fix: "ein", checks: ["ein_valid", "kind_fits"], title: "Toll Free verification rejection - Business Registration Number is missing or invalid", text: "Your EIN and legal name don’t match IRS records. Copy both from your IRS letter (CP 575 or 147C)." },
  30537: { fix: "page", checks: ["description_complete"], title: "Business model does not match the messaging use case", text: "Your page says too little about your business. Add a description and your services, then resubmit." },
  30538: { fix: "messages", checks: ["samples_complete"], title: "A message sample is missing for a selected use case", text: "Each message has to name your business, and one has to say how to stop. Check the texts in your follow-up." },
  30540: { fix: "staff", checks: [], title: "Double opt-in confirmation message is required", text: support },
  30556: { fix: "page", checks: ["opt_in_complete"], title: "SMS consent is bundled with other communication channels", text: "Offers need their own checkbox. Our form has one. Remove other forms from your page." },
  30801: { fix: "first_name", checks: ["contact_is_person"], title: "Verification rejection - Contact must be a business representative", text: "Carriers need a person’s first and last name, not a department. Enter your own name." },
  30807: { fix: "staff", checks: [], title: "Verification rejection - Justification required for more than 5 numbers", text: support },
  30824: { fix: "legal_name", checks: [], title: "Verification rejection - Edit time expired", text: "Corrections are reviewed first for 7 days, and those are over. Resubmit; it takes a little longer." },
  30825: { fix: "messages", checks: ["no_restricted_content"], title: "Verification rejection - Age Gate", text: content("anything with an age limit") },
  30831: { fix: "page", checks: ["opt_in_complete", "page_reachable"], title: "Verification rejection - Opt-in not sufficient: express consent required", text: "Carriers couldn’t see how people agree to texts. Publish your page with its form, then resubmit." },
  30836: { fix: "page", checks: ["page_reachable"], title: "Verification rejection - Opt-in URL not accessible", text: "Carriers couldn’t open your page. Publish it, then resubmit." },
  30837: { fix: "page", checks: ["opt_in_complete", "page_reachable"], title: "Verification rejection - Opt-in example must be complete and branded", text: "Carriers couldn’t see how people agree to texts. Publish your page with its form, then resubmit." },
  30841: { fix: "page", checks: ["opt_in_complete"], title: "Verification rejection - Opt-in not sufficient: Language Unclear", text: "The opt-in text has to say that people agree to texts. Resubmit; our form says so." },
  30842: { fix: "page", checks: ["opt_in_complete", "page_reachable"], title: "Verification rejection - Opt-in not provided", text: "Carriers couldn’t see how people agree to texts. Publish your page with its form, then resubmit." },
  30857: { fix: "messages", checks: ["no_short_links"], title: "Verification rejection - URL issues in sample message", text: "Carriers don’t accept short links, like bit.ly, or links without https. Use the full link in your messages." },
  30858: { fix: "messages", checks: ["no_short_links"], title: "Verification rejection - High Risk - Non-secured URL in sample message", text: "Carriers don’t accept short links, like bit.ly, or links without https. Use the full link in your messages." },
  30860: { fix: "messages", checks: ["no_restricted_content"], title: "Verification rejection - Disallowed: Cannabis/CBD", text: content("sex, hate, alcohol, guns, tobacco, or cannabis") },
  30863: { fix: "messages", checks: ["no_disallowed_content"], title: "Verification rejection - Disallowed: Third Party Debt Collection", text: content("loans, debt, gambling, sweepstakes, stocks, or crypto") },
  30866: { fix: "messages", checks: ["no_disallowed_content"], title: "Verification rejection - Disallowed: Stock Alerts/Platforms", text: content("loans, debt, gambling, sweepstakes, stocks, or crypto") },
  30867: { fix: "messages", checks: ["no_disallowed_content"], title: "Verification rejection - Disallowed: Cryptocurrency", text: content("loans, debt, gambling, sweepstakes, stocks, or crypto") },
  30869: { fix: "messages", checks: ["no_disallowed_content"], title: "Verification rejection - Disallowed: Debt Reduction", text: content("loans, debt, gambling, sweepstakes, stocks, or crypto") },
  30873: { fix: "messages", checks: ["no_restricted_content"], title: "Verification rejection - Disallowed: SHAFT - Sex", text: content("sex, hate, alcohol, guns, tobacco, or cannabis") },
  30875: { fix: "messages", checks: ["no_restricted_content"], title: "Verification rejection - Disallowed: SHAFT - Alcohol", text: content("sex, hate, alcohol, guns, tobacco, or cannabis") },
  30878: { fix: "messages", checks: ["no_restricted_content"], title: "Verification rejection - Disallowed: SHAFT - Tobacco / Vape", text: content("sex, hate, alcohol, guns, tobacco, or cannabis") },
  30879: { fix: "staff", checks: [], title: "Verification rejection - Phone number not provisioned to Twilio", text: support },
};
