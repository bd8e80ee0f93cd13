import { canSendLead } from "~/domains/leads/leads.policy.ts";
import { leadSchema } from "~/domains/leads/leads.schema.ts";
import { type Actor, type Attribution, authorize } from "~/domains/shared/index.ts";
import type { BusinessPage } from "~/domains/storefront/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { leadFormText } from "../lead-form.text.en.ts";
import type { Evidence, Sender } from "./capture.ts";
import { captureLead } from "./capture-lead.server.ts";

const { errors } = leadFormText;

/**
 * Handles a submitted lead form, from the business's own page or embedded on another site.
 * @returns the id of the lead, never shown to the sender
 */
export async function handleLeadForm(
  platform: Platform,
  actor: Actor,
  sent: {
    page: BusinessPage;
    values: FormValues;
    sender: Sender;
    attribution: Attribution | null;
    /** Whether it requests a text, which takes a number and consent (`leads.text-us`). */
    byText?: boolean;
  },
): Promise<Result<{ leadId: string }, Invalid | TooMany>> {
  authorize(canSendLead(actor));
  const { page, values, sender, attribution } = sent;
  const checked = check(leadSchema, values);
  const missing = sent.byText ? missingForText(values) : {};
  if (!checked.ok) return { ...checked, errors: { ...checked.errors, ...missing } };
  if (Object.keys(missing).length > 0) return invalid(missing);
  const evidence = await readEvidence(platform, values, sender);
  if (!evidence.ok) return evidence;
  const captured = await captureLead(platform, actor, {
    page,
    request: checked.value,
    sender,
    evidence: evidence.evidence,
    requestKey: null,
    attribution,
  });
  if (!captured.ok) throw new Error("A form's request has no key");
  return { ok: true, leadId: captured.leadId };
}

/** Errors of a form that requests a text. */
function missingForText({ phone, informational_sms: consent }: FormValues): FieldErrors {
  return {
    ...(String(phone ?? "").trim() ? {} : { phone: errors.phoneForText }),
    ...(consent === "yes" ? {} : { informational_sms: errors.consentForText }),
  };
}

/** What a form of a business page shows about its sender. Counts the request for their address. */
export async function readEvidence(
  platform: Platform,
  values: FormValues,
  sender: Sender,
): Promise<Result<{ evidence: Evidence }, TooMany>> {
  const { waitSeconds, uses } = await platform.limits.use("lead", sender.ipAddress);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const evidence = {
    form: {
      honeypot: String(values.company_website ?? ""),
      renderedAt: readFormStamp(platform, String(values.stamp ?? "")),
    },
    recentFromAddress: uses,
  };
  return { ok: true, evidence };
}

const purpose = "lead-form";
/** A cached copy of a page may be old, and its form must still work. */
const lifetimeYears = 10;

/** A signed stamp that proves when we rendered a form. */
export function formStamp(platform: Platform): string {
  const now = platform.clock.now().getTime();
  const expires = new Date(now + lifetimeYears * 365 * 24 * 60 * 60 * 1000);
  return platform.signer.sign(purpose, String(now), expires);
}

/** When the form with this stamp was rendered; null if we didn't sign the stamp. */
export function readFormStamp(platform: Platform, stamp: string): Date | null {
  const shownAt = platform.signer.read(purpose, stamp, platform.clock.now());
  return shownAt === null ? null : new Date(Number(shownAt));
}
