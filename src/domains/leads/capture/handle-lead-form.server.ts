import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Attribution } from "~/domains/shared/attribution/attribution.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import { canSendLead } from "../leads.policy.ts";
import { leadSchema } from "../leads.schema.ts";
import type { Sender } from "./capture.ts";
import { captureLead } from "./capture-lead.server.ts";
import { readFormStamp } from "./form-stamp.server.ts";

/** Handles a submitted lead form, from the business's own page or embedded on another site. */
export async function handleLeadForm(
  platform: Platform,
  actor: Actor,
  sent: {
    page: BusinessPage;
    values: FormValues;
    sender: Sender;
    attribution: Attribution | null;
  },
): Promise<Result<object, Invalid | TooMany>> {
  authorize(canSendLead(actor));
  const { page, values, sender, attribution } = sent;
  const checked = check(leadSchema, values);
  if (!checked.ok) return checked;
  const { waitSeconds, uses } = await platform.limits.use("lead", sender.ipAddress);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  await captureLead(platform, actor, {
    page,
    request: checked.value,
    sender,
    evidence: {
      form: {
        honeypot: String(values.company_website ?? ""),
        renderedAt: readFormStamp(platform, String(values.stamp ?? "")),
      },
      recentFromAddress: uses,
    },
    requestKey: null,
    attribution,
  });
  return { ok: true };
}
