import type { CheckName } from "./preflight.ts";
import type { RegistrationPart, RejectionFix } from "./registration.ts";

type Rejection = {
  part: RegistrationPart;
  /** The title in Twilio's "Error and Warning Dictionary". */
  title: string;
  /** For the owner: what happened, then what to do. */
  text: string;
  fix: RejectionFix;
  /** The checks that find it before submission; none if it can't be known before. */
  checks: readonly CheckName[];
  /** Whether staff review it first: another registration has the same details (`registration-conflicts.server.ts`). */
  reviewed?: true;
};

const support = "Our team is looking into it with the carriers. You don’t need to do anything.";
const content = (topic: string) =>
  `Carriers don’t allow texts about ${topic}. Remove it from your follow-up messages.`;
const unavoidable = { fix: "staff", checks: [] } as const;
const brand = { part: "brand" } as const;
const campaign = { part: "campaign" } as const;

/**
 * Every rejection of a brand or a campaign that Twilio documents ("Error and Warning Dictionary", read November 2026),
 * which include the reasons of The Campaign Registry and the carriers.
 */
// biome-ignore format: one table, read as one
export const rejections: Readonly<Record<number, Rejection>> = {
  21717: { ...campaign, ...unavoidable, title: "Brand Registration SID is Not Registered or Not Valid", text: support },
  21727: { ...campaign, ...unavoidable, title: "Campaign registration failed due to missing parameter(s)", text: support },
  21729: { ...campaign, ...unavoidable, title: "Cannot perform operation on suspended campaign", text: support },
  21731: { ...brand, ...unavoidable, title: "Cannot perform operation on suspended brand", text: support },
  21732: { ...campaign, ...unavoidable, title: "Campaign limit reached on the Brand", text: support },
  21736: { ...brand, fix: "email", checks: ["email_accepted"], title: "Brand 2FA Failed", text: "Carriers couldn’t reach this email address. Enter one you check, then click the link they send." },
  21737: { ...campaign, fix: "email", checks: ["email_accepted"], title: "Campaign Registration Blocked for Non-Compliant Brand", text: "Carriers need an email address they can confirm. Enter one you check." },
  30544: { ...campaign, fix: "page", checks: ["opt_in_complete"], title: "Call-to-Action does not state the message purpose", text: "The opt-in text has to say what you text about. It’s on your page’s form." },
  30701: { ...brand, fix: "legal_name", checks: ["lengths_accepted"], title: "Brand Registration Failure: Invalid input parameters", text: "Carriers don’t accept one of the fields. Check each field for typos." },
  30702: { ...brand, ...unavoidable, title: "Brand Registration Failure: Registration not found", text: support },
  30703: { ...brand, fix: "ein", checks: [], reviewed: true, title: "Brand Registration Failure: Duplicate record detected", text: "Carriers already have your EIN, name, email, or website. If you use another texting service, contact us." },
  30712: { ...brand, ...unavoidable, title: "Brand Registration Failure: Max registration limit reached", text: support },
  30714: { ...brand, ...unavoidable, title: "Vetting Token Rejected by TCR", text: support },
  30729: { ...brand, fix: "state", checks: ["address_matches"], title: "Brand Registration Failure: Country code not allowed", text: "Only addresses in the United States can be registered. Enter your US business address." },
  30734: { ...brand, ...unavoidable, title: "Brand Registration Failure: Sole Proprietor brands are not enabled", text: support },
  30747: { ...brand, fix: "street", checks: [], reviewed: true, title: "Brand Registration Failure: Address duplicate threshold reached", text: "Someone else without an EIN uses this address. Enter a different one." },
  30748: { ...brand, fix: "phone", checks: [], reviewed: true, title: "Brand Registration Failure: Phone number duplicate threshold reached", text: "This phone number is in too many registrations. Enter a different number." },
  30749: { ...brand, fix: "email", checks: [], reviewed: true, title: "Brand Registration Failure: Email address duplicate threshold reached", text: "This email address is in too many registrations. Enter a different address." },
  30750: { ...brand, fix: "mobile", checks: [], reviewed: true, title: "Brand Registration Failure: Mobile phone number duplicate threshold reached", text: "This cell phone is in too many registrations. Enter a different one." },
  30751: { ...brand, fix: "mobile", checks: ["mobile_accepted"], title: "Brand Registration Failure: Unsupported mobile phone number", text: "Carriers couldn’t text this number. Enter a US cell phone that gets texts." },
  30752: { ...brand, fix: "mobile", checks: [], title: "Brand Registration Failure: Invalid or expired OTP", text: "No one replied to the verification text within 24 hours. Resubmit, then reply YES to the new text." },
  30753: { ...brand, fix: "email", checks: ["email_accepted"], title: "Brand Registration Failure: Unsupported email address", text: "Carriers don’t accept this email address. Enter one that belongs to you." },
  30754: { ...brand, fix: "street", checks: ["address_matches"], title: "Brand Registration Failure: Invalid postal address", text: "Carriers couldn’t find this address. Enter your street address the way it’s on your mail, not a PO box." },
  30755: { ...brand, fix: "state", checks: ["address_matches"], title: "Brand Registration Failure: Unsupported country code", text: "Only addresses in the United States can be registered. Enter your US business address." },
  30756: { ...brand, fix: "legal_name", checks: ["names_natural"], title: "Brand Registration Failure: Obfuscation check failure", text: "Carriers couldn’t read a name. Enter your business and your own name the way people say them." },
  30757: { ...brand, fix: "ein", checks: ["ein_valid"], title: "Brand Registration Failure: Missing Business Registration Number", text: "Your EIN is missing. Enter it." },
  30758: { ...brand, ...unavoidable, title: "Brand Registration Failure: Missing Registration Authority", text: support },
  30790: { ...brand, ...unavoidable, title: "Brand Registration Failure: Internal system error", text: support },
  30791: { ...brand, ...unavoidable, title: "Brand Registration Failure: Temporary system error", text: "The carriers’ system had a problem. Resubmit it." },
  30792: { ...brand, ...unavoidable, title: "Brand Registration Failure: General error", text: support },
  30793: { ...brand, ...unavoidable, title: "Brand Registration Failure: Validation problems with connected bundles", text: support },
  30794: { ...brand, ...unavoidable, title: "US A2P Registration: General error", text: support },
  30795: { ...brand, fix: "ein", checks: ["ein_valid", "legal_name_matches_type"], title: "Brand Registration Feedback: Data mismatch related to tax id and its associated properties", text: "Your EIN and legal name don’t match IRS records. Copy both from your IRS letter (CP 575 or 147C)." },
  30796: { ...brand, fix: "business_type", checks: [], title: "Brand Registration Feedback: Non public entity registered as a public for profit entity", text: "Carriers list a different business type. Choose the type on your IRS letter." },
  30797: { ...brand, fix: "business_type", checks: [], title: "Brand Registration Feedback: Non government entity registered as a government entity", text: "Carriers list a different business type. Choose the type on your IRS letter." },
  30798: { ...brand, fix: "business_type", checks: [], title: "Brand Registration Feedback: No IRS 501c tax-exempt status found", text: "The IRS doesn’t list you as tax-exempt. Choose another business type." },
  30799: { ...brand, fix: "legal_name", checks: ["ein_valid", "legal_name_matches_type"], title: "Brand Registration Feedback: We were unable to verify the details of the registration data", text: "Carriers couldn’t verify your business. Copy the legal name and EIN from your IRS letter (CP 575 or 147C)." },
  30880: { ...campaign, ...unavoidable, title: "Campaign vetting rejection - Unknown Error", text: support },
  30881: { ...campaign, fix: "email", checks: ["email_own_domain"], title: "Campaign vetting rejection - Invalid Brand Support Email", text: "Carriers don’t accept a free email address, like Gmail, for a business with an EIN. Enter one at your own domain." },
  30882: { ...campaign, fix: "messages", checks: ["no_affiliate_content"], title: "Campaign vetting rejection - Terms & Conditions", text: content("other companies’ offers") },
  30883: { ...campaign, fix: "messages", checks: ["no_restricted_content"], title: "Campaign vetting rejection - Content Violation", text: content("sex, hate, alcohol, guns, tobacco, or cannabis") },
  30884: { ...campaign, ...unavoidable, title: "Campaign vetting rejection - Spam/Phishing", text: support },
  30885: { ...campaign, fix: "messages", checks: ["no_deceptive_content"], title: "Campaign vetting rejection - High Risk", text: "Carriers found a message misleading. Remove prizes, “act now” threats, and guaranteed savings from your follow-up." },
  30886: { ...campaign, fix: "page", checks: ["description_complete"], title: "Campaign vetting rejection - Invalid Campaign Description", text: "The description of your texts wasn’t clear. Resubmit; we write it from your page and your follow-up." },
  30887: { ...campaign, fix: "messages", checks: ["stop_reply_complete"], title: "Campaign vetting rejection - Opt-out Error", text: "The reply to STOP has to name your business and say you won’t text again. Resubmit; we write it for you." },
  30888: { ...campaign, fix: "messages", checks: ["no_restricted_content"], title: "Campaign vetting rejection - Age Gate Not Present / Not Acceptable", text: content("anything with an age limit") },
  30889: { ...campaign, fix: "messages", checks: ["phone_flag_matches"], title: "Campaign vetting rejection - Embedded Phone Number", text: "A message has a phone number that wasn’t declared. Resubmit; we declare it for you." },
  30890: { ...campaign, fix: "phone", checks: ["help_reply_complete"], title: "Campaign vetting rejection - Subscriber Help", text: "The reply to HELP needs your name and a phone number or email address. Check the phone number." },
  30891: { ...campaign, fix: "page", checks: ["page_reachable"], title: "Campaign vetting rejection - Invalid Website URL", text: "Carriers couldn’t open your page. Publish it, then resubmit." },
  30892: { ...campaign, fix: "messages", checks: ["no_short_links"], title: "Campaign vetting rejection - Invalid Sample Message - Public URL Shorteners", text: "Carriers don’t accept short links, like bit.ly, or links without https. Use the full link in your messages." },
  30893: { ...campaign, fix: "messages", checks: ["samples_complete"], title: "Campaign vetting rejection - Inconsistency between Sample Message and Use-case", text: "Each message has to name your business, and one has to say how to stop. Check the texts in your follow-up." },
  30894: { ...campaign, fix: "legal_name", checks: ["brand_named"], title: "Campaign vetting rejection - Invalid Brand Information", text: "Your page, messages, and legal name don’t look like one business. Use the same business name everywhere." },
  30895: { ...campaign, fix: "messages", checks: ["no_lending_content"], title: "Campaign vetting rejection - Direct Lending - Campaign and Content Attribute Error", text: content("loans") },
  30896: { ...campaign, fix: "page", checks: ["opt_in_complete", "page_reachable"], title: "Campaign vetting rejection - Opt-in Error", text: "Carriers couldn’t see how people agree to texts. Publish your page with its form, then resubmit." },
  30897: { ...campaign, fix: "messages", checks: ["no_disallowed_content"], title: "Campaign vetting rejection - Disallowed Content", text: content("loans, debt, gambling, sweepstakes, or crypto") },
  30898: { ...campaign, fix: "ein", checks: [], reviewed: true, title: "Campaign vetting rejection - Excessive EIN", text: "This EIN is in too many registrations. Use it for one business only, or contact us." },
  30899: { ...campaign, ...unavoidable, title: "Campaign rejection - The campaign registration failed because of carrier rejection(s)", text: support },
  30900: { ...campaign, ...unavoidable, title: "Campaign rejection - The campaign use case is ineligible for registration", text: support },
  30901: { ...campaign, ...unavoidable, title: "Campaign rejection - The campaign registration request timed out", text: "Carriers didn’t respond in time. Resubmit it." },
  30902: { ...campaign, ...unavoidable, title: "Campaign rejection - A DCA2 rejected this campaign registration request", text: support },
  30903: { ...campaign, fix: "kind", checks: ["kind_fits"], title: "Campaign rejection - Incorrect Sole Prop Brand Registration", text: "A business with an EIN, such as an LLC, has to register with it. Choose “I have an EIN.”" },
  30904: { ...campaign, ...unavoidable, title: "Campaign Not Shared with Twilio", text: support },
  30905: { ...campaign, ...unavoidable, title: "Campaign Review Pending by Twilio", text: support },
  30906: { ...campaign, ...unavoidable, title: "Campaign Rejected by Twilio", text: support },
  30907: { ...campaign, fix: "page", checks: ["page_reachable", "brand_named"], title: "Campaign vetting rejection - Website URL Validation Issue", text: "Your page has to show the name you registered. Use the same business name on both." },
  30908: { ...campaign, fix: "staff", checks: ["policies_linked"], title: "Campaign vetting rejection - Compliant Privacy Policy Required", text: support },
  30909: { ...campaign, fix: "page", checks: ["opt_in_complete", "page_reachable"], title: "Campaign vetting rejection - CTA Verification Issue", text: "Carriers couldn’t see how people agree to texts. Publish your page with its form, then resubmit." },
  30910: { ...campaign, fix: "messages", checks: ["in_english"], title: "Campaign rejected: A2P 10DLC campaigns must be submitted in English", text: "Carriers only review texts in English. Write the first texts of your follow-up in English." },
  30912: { ...campaign, ...unavoidable, title: "Campaign rejected: personal or peer-to-peer traffic", text: support },
  30913: { ...campaign, fix: "page", checks: ["opt_in_complete"], title: "Campaign rejected: Marketing and informational consent must be separate", text: "Offers need their own checkbox. Our form has one. Remove other forms from your page." },
  30914: { ...campaign, fix: "legal_name", checks: ["brand_named"], title: "Campaign rejected: Sole proprietor campaign title does not match sole proprietor name", text: "Without an EIN, the legal name has to be your own name. Enter your first and last name." },
  30915: { ...campaign, fix: "kind", checks: ["kind_fits"], title: "Campaign rejected: Sole proprietor classification invalid", text: "A business with an EIN, such as an LLC, has to register with it. Choose “I have an EIN.”" },
  30919: { ...campaign, fix: "page", checks: ["page_reachable"], title: "Campaign rejected: Website lacks sufficient business or messaging use case info", text: "Your page says too little about your business. Add a description and your services, then resubmit." },
  30921: { ...campaign, fix: "page", checks: ["page_reachable"], title: "Campaign rejected: Website requires authentication and cannot be reviewed", text: "Carriers couldn’t open your page. Publish it, then resubmit." },
  30923: { ...campaign, fix: "page", checks: ["opt_in_complete"], title: "Campaign rejected: Messaging consent is required as a condition of service", text: "People must be able to send your form without agreeing to texts. Our form lets them; remove other forms." },
  30924: { ...campaign, fix: "page", checks: ["opt_in_complete"], title: "Campaign rejected: Consent disclosure is incomplete", text: "The opt-in text is missing something, such as rates or how to stop. Resubmit; our form has all of it." },
  30925: { ...campaign, fix: "page", checks: ["opt_in_complete"], title: "Campaign rejected: Opt-in must be unchecked by default", text: "The checkbox for texts has to start unchecked. Ours does; remove other forms from your page." },
  30930: { ...campaign, ...unavoidable, title: "Campaign rejected: Brand campaign limit of 100 reached", text: support },
  30931: { ...campaign, fix: "page", checks: ["opt_in_complete"], title: "Campaign rejected: Consent to promotional messages isn't voluntary", text: "People must be able to say no to offers. Our form lets them; remove other forms from your page." },
  30950: { ...campaign, fix: "messages", checks: ["no_disallowed_content"], title: "Campaign rejected: Credit repair content detected", text: content("credit repair") },
  30990: { ...campaign, ...unavoidable, title: "Campaign Suspension", text: support },
  30991: { ...campaign, ...unavoidable, title: "Campaign Registration Failed: the Brand is in an unverified status", text: support },
  30992: { ...campaign, ...unavoidable, title: "Campaign Registration Failed: migration canceled", text: support },
  30993: { ...campaign, ...unavoidable, title: "Campaign Registration Failed: migration did not complete in time", text: support },
  30994: { ...campaign, ...unavoidable, title: "Campaign Registration Failed: the brand is in a pending state", text: support },
};

/** Of a registration that staff sent back; carriers' codes have five digits. */
export const sentBackCode = 1;
const sentBack = {
  text: "We couldn’t confirm that these details belong to your business. Check them and resubmit, or contact us.",
  fix: "legal_name",
} as const;

/** A rejection with its code, for staff. */
export const rejectionText = (code: number): string =>
  code === sentBackCode ? sentBack.text : `${rejectionOf(code).text} (${code})`;

/** A rejection in plain English; one we don't know is with our team. */
export function rejectionOf(code: number): Pick<Rejection, "text" | "fix"> {
  if (code === sentBackCode) return sentBack;
  const { text, fix } = rejections[code] ?? { text: support, fix: "staff" as const };
  return { text, fix };
}
