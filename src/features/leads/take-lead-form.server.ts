import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Attribution } from "~/features/attribution/attribution.ts";
import type { BusinessPage } from "~/features/business-pages/business-pages.ts";
import { waitMessage } from "~/platform/http/limit.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { captureLead, type Sender } from "./capture-lead.server.ts";
import { readFormStamp } from "./form-stamp.server.ts";
import { canSendLead } from "./leads.policy.ts";
import { leadSchema } from "./leads.schema.ts";

/** What the form shows again. */
export type LeadFormAnswer = { values: FormValues; errors: FieldErrors; refusal: string | null };

export type TakenForm = { ok: true } | { ok: false; status: number; answer: LeadFormAnswer };

/** Takes in the lead form as a page sends it, the business's own or the one in somebody's frame. */
export async function takeLeadForm(
  platform: Platform,
  actor: Actor,
  sent: {
    page: BusinessPage;
    values: FormValues;
    sender: Sender;
    attribution: Attribution | null;
  },
): Promise<TakenForm> {
  authorize(canSendLead(actor));
  const { page, values, sender, attribution } = sent;
  const showAgain = (status: number, errors: FieldErrors, refusal: string | null) => ({
    ok: false as const,
    status,
    answer: { values, errors, refusal },
  });
  const checked = check(leadSchema, values);
  if (!checked.ok) return showAgain(422, checked.errors, null);
  const { waitSeconds, uses } = await platform.limits.use("lead", sender.ipAddress);
  if (waitSeconds > 0) return showAgain(429, {}, waitMessage(waitSeconds));
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
