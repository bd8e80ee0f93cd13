import type { Site } from "../setup/site.ts";
import { newAddress } from "../setup/visitor-address.ts";
import type { Step } from "./drive-wizard.ts";
import type { Contractor } from "./sample-contractor.ts";

/** A submission as an API client sees it. */
export type Draft = { id: string; token: string; version: number };

/** Signs a contractor up as an API client would: step by step through the data API. */
export async function signUp(
  installation: Site,
  contractor: Contractor,
  to: Step = 7,
): Promise<Draft> {
  const answers = answersOf(contractor);
  const headers = { "content-type": "application/json", "x-forwarded-for": newAddress() };
  let draft: Draft | null = null;
  for (let step = 1; step <= to; step++) {
    const response: Response = await fetch(
      `${installation.url}/api/form_submissions${draft ? `/${draft.id}` : ""}`,
      {
        method: draft ? "PATCH" : "POST",
        headers: { ...headers, ...(draft ? { "draft-token": draft.token } : {}) },
        body: JSON.stringify({ ...answers, current_step: step, version: draft?.version }),
      },
    );
    const saved = (await response.json()) as { id: string; version: number };
    if (!response.ok) throw new Error(`step ${step}: ${JSON.stringify(saved)}`);
    const token: string = draft?.token ?? response.headers.get("draft-token") ?? "";
    draft = { id: saved.id, token, version: saved.version };
  }
  if (!draft) throw new Error("no step was saved");
  return draft;
}

/** Signs a contractor up and confirms the address with the link in the email. */
export async function signUpAndConfirm(installation: Site, contractor: Contractor): Promise<void> {
  await signUp(installation, contractor);
  const mail = await installation.mail.waitForMail(
    ({ to, text }) => to.includes(contractor.email) && text.includes("/confirm-email/"),
    30,
  );
  const link = mail.text.match(/https?:\S+\/confirm-email\/\S+/)?.[0] ?? "";
  const confirmed = await fetch(link, { method: "POST" });
  if (!confirmed.ok) throw new Error(`the confirmation was answered ${confirmed.status}`);
}

const yes = (answer: "Yes" | "No") => answer === "Yes";

function answersOf(contractor: Contractor) {
  return {
    first_name: contractor.firstName,
    last_name: contractor.lastName,
    business_name: contractor.businessName,
    email: contractor.email,
    phone: contractor.phone,
    street_address: contractor.streetAddress,
    city: contractor.city,
    state: contractor.state,
    zip_code: contractor.zipCode,
    services: contractor.services,
    other_service: contractor.otherService,
    service_area: contractor.serviceArea,
    business_description: contractor.description,
    lead_generation_method: contractor.leadMethod.toLowerCase().replace(" ", "-"),
    use_own_domain: yes(contractor.ownDomain),
    sms_followup: yes(contractor.smsFollowup),
    reply_phone: contractor.replyPhone,
    email_followup: yes(contractor.emailFollowup),
    followup_timing: contractor.timing.toLowerCase(),
    custom_timing: contractor.customTiming,
    brand_color: contractor.brandColor,
    tagline: contractor.tagline,
    website: contractor.website,
    facebook_page: contractor.facebookPage,
    agree_to_terms: true,
  };
}
