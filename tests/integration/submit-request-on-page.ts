import type { CaptureLead } from "~/domains/leads/capture/capture.ts";
import { captureLead } from "~/domains/leads/capture/capture-lead.server.ts";
import { leadSchema } from "~/domains/leads/leads.schema.ts";
import { visitor } from "~/domains/shared/access/actor.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { check } from "~/platform/validation/form.ts";

/** The default evidence of a sender. */
export const sender = {
  ipAddress: "203.0.113.7",
  userAgent: "Test",
  pageUrl: "https://hearth.example/plumbing/waco-tx",
};

/** Submits a homeowner's request on a business's page; `said` is parsed like form fields. */
export function submitRequestOnPage(
  platform: Platform,
  page: BusinessPage,
  fields: object,
  options: Partial<Pick<CaptureLead, "sender" | "evidence" | "requestKey" | "attribution">> = {},
) {
  const checked = check(leadSchema, fields);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return captureLead(platform, visitor, {
    page,
    request: checked.value,
    sender,
    evidence: { form: null, recentFromAddress: 1 },
    requestKey: null,
    ...options,
  });
}
