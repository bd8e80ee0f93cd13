import { describeWait } from "~/platform/limits/describe-wait.ts";
import type { BusinessType } from "~/platform/sms/registration.ts";

/** States of a business's registration with carriers through the provider (`sms.registration`). */
export const registrationStatuses = [
  "not_submitted",
  "submitting",
  "brand_pending",
  "campaign_pending",
  "approved",
  "rejected",
  "suspended",
  "expired",
  "number_inactive",
] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

export const registrationKinds = ["standard", "sole_proprietor"] as const;
export type RegistrationKind = (typeof registrationKinds)[number];

export const kindLabels: Record<RegistrationKind, string> = {
  standard: "I have an EIN",
  sole_proprietor: "I don’t have an EIN",
};

/** The part that carriers decide on: who texts, and what about. */
export const registrationParts = ["brand", "campaign"] as const;
export type RegistrationPart = (typeof registrationParts)[number];

export const statusLabels: Record<RegistrationStatus, string> = {
  not_submitted: "Not submitted",
  submitting: "Submitting",
  brand_pending: "Business under review",
  campaign_pending: "Messages under review",
  approved: "Approved",
  rejected: "Needs a fix",
  suspended: "Suspended",
  expired: "Expired",
  number_inactive: "Number inactive",
};

/** The same whether carriers or our staff check, so it doesn't show whose details are in use already. */
const checking =
  "We’re checking your registration. This usually takes a few minutes, sometimes a week.";

/** What a state means, for the owner. */
export const statusTexts: Record<RegistrationStatus, string> = {
  not_submitted:
    "Your earlier approval was a test, so carriers don’t know your business yet. Check your details, then submit.",
  submitting: checking,
  brand_pending: checking,
  campaign_pending: "Carriers are reviewing your messages. This usually takes 10 to 15 days.",
  approved: "Carriers approved your business.",
  rejected: "It isn’t approved yet. Fix the fields below, then resubmit.",
  suspended: "Carriers suspended your texting. Your texts are on hold while we look into it.",
  expired: "Your registration expired. Your texts are on hold until you resubmit it.",
  number_inactive:
    "Your texting number isn’t active anymore. Your texts are on hold while we look into it.",
};

/** Whether the owner can fill in and submit the form. */
export const canSubmitIn = (status: RegistrationStatus | null): boolean =>
  status === null || ["not_submitted", "rejected", "expired"].includes(status);

/** What carriers allow, the strictest of them, as the sender's limits ("A2P 10DLC: message throughput and limits"). */
export const carrierLimits: Record<
  RegistrationKind,
  { textsPerSecond: number; textsPerDay: number }
> = {
  // T-Mobile: 2,000 a day for a low-volume brand. AT&T: 75 a minute.
  standard: { textsPerSecond: 1.25, textsPerDay: 2_000 },
  // T-Mobile: 1,000 a day. AT&T: 15 a minute.
  sole_proprietor: { textsPerSecond: 0.25, textsPerDay: 1_000 },
};

/** The provider's published fees, in cents, with their source. */
export const registrationFees = {
  source: "Twilio, “What pricing and fees are associated with the A2P 10DLC service?”",
  asOf: "August 1, 2026",
  standard: { brand: 450, review: 1_500, monthly: 150 },
  sole_proprietor: { brand: 450, review: 1_500, monthly: 200 },
} as const;

/** Rejections after which only staff can allow another submission, since each review costs a fee. */
const maxBrandRejections = 3;
const maxCampaignRejections = 3;

export const hasTooManyRejections = (row: {
  brandRejections: number;
  campaignRejections: number;
}): boolean =>
  row.brandRejections >= maxBrandRejections || row.campaignRejections >= maxCampaignRejections;

const limitTexts = {
  resend: "That’s the most texts you can get in a day.",
  submit: "That’s the most times you can submit in a day.",
};

/** Why a button has to wait, and for how long. */
export const describeLimit = (button: keyof typeof limitTexts, waitSeconds: number): string =>
  `${limitTexts[button]} You can try again in ${describeWait(waitSeconds)}.`;

export const businessTypeLabels: Record<BusinessType, string> = {
  llc: "LLC",
  corporation: "Corporation (Inc.)",
  partnership: "Partnership",
  nonprofit: "Nonprofit",
  individual: "Just me, with an EIN",
};

/** The fields of the owner's form. */
type RegistrationField =
  | "kind"
  | "legal_name"
  | "business_type"
  | "ein"
  | "first_name"
  | "last_name"
  | "title"
  | "email"
  | "phone"
  | "mobile"
  | "street"
  | "city"
  | "state"
  | "zip_code";

/** Where a rejection is fixed: a field of the owner's form, the texts of their follow-up, their page, or by staff. */
export type RejectionFix = RegistrationField | "messages" | "page" | "staff";
