/** The seven steps, with the specified titles and progress (`onboarding.steps`). */
export const steps = [
  { number: 1, title: "Business Info", progress: 14.3 },
  { number: 2, title: "Services You Offer", progress: 28.6 },
  { number: 3, title: "Service Area", progress: 42.9 },
  { number: 4, title: "Lead preferences", progress: 57.2 },
  { number: 5, title: "Follow-up", progress: 71.5 },
  { number: 6, title: "Branding", progress: 85.8 },
  { number: 7, title: "Final terms", progress: 100 },
] as const;

export type Step = (typeof steps)[number]["number"];
export const lastStep = 7;

export function isStep(value: unknown): value is Step {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= lastStep;
}

/** Percent complete once this step is saved; 0 before the first. */
export function progressOf(step: number): number {
  return steps.find((knownStep) => knownStep.number === step)?.progress ?? 0;
}

export const leadGenerationMethods = ["google-ads", "facebook-ads", "seo", "not-sure"] as const;
export const followupTimings = ["immediate", "5min", "15min", "custom"] as const;

/** Service options of step 2; `other` has a text field (`onboarding.steps`). */
export const serviceOptions = [
  "HVAC",
  "Pest Control",
  "Plumbing",
  "Handyman",
  "Electrical",
  "Lawn Care",
  "Roofing",
  "other",
] as const;

/** A contractor's answers for pages and API clients, named like the columns. */
export type Submission = {
  id: string;
  current_step: number;
  first_name: string;
  last_name: string;
  business_name: string;
  email: string;
  phone: string;
  street_address: string | null;
  city: string | null;
  state: string | null;
  zip_code: string | null;
  country: string;
  services: string[] | null;
  other_service: string | null;
  service_area: string | null;
  business_description: string | null;
  lead_generation_method: string | null;
  use_own_domain: boolean | null;
  reply_phone: string | null;
  sms_followup: boolean | null;
  email_followup: boolean | null;
  followup_timing: string | null;
  custom_timing: string | null;
  logo_url: string | null;
  brand_color: string | null;
  tagline: string | null;
  website: string | null;
  facebook_page: string | null;
  agree_to_terms: boolean;
  is_completed: boolean;
  version: number;
  created_at: string;
  updated_at: string;
};

/** The step after the last saved one. */
export function nextStep(submission: Pick<Submission, "current_step"> | null): Step {
  const saved = submission?.current_step ?? 0;
  return Math.min(saved + 1, lastStep) as Step;
}

/** Labels of the wizard's fields, by column. */
export const fieldLabels: Record<string, string> = {
  first_name: "First name",
  last_name: "Last name",
  business_name: "Business name",
  email: "Email",
  phone: "Phone number",
  street_address: "Street address",
  city: "City",
  state: "State",
  zip_code: "ZIP code",
  country: "Country",
  services: "Services",
  other_service: "Specify",
  service_area: "Service area",
  business_description: "Business description",
  lead_generation_method: "Lead generation method",
  use_own_domain: "Own domain",
  sms_followup: "SMS follow-up",
  reply_phone: "Reply phone",
  email_followup: "Email follow-up",
  followup_timing: "Follow-up timing",
  custom_timing: "Custom timing",
  logo_url: "Logo",
  brand_color: "Brand color",
  tagline: "Tagline",
  website: "Website",
  facebook_page: "Facebook page",
  agree_to_terms: "Agreed to terms",
};
