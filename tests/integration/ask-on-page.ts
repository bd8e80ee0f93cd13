import type { CaptureLead } from "~/domains/leads/capture/capture.ts";
import { captureLead } from "~/domains/leads/capture/capture-lead.server.ts";
import { leadSchema } from "~/domains/leads/leads.schema.ts";
import { visitor } from "~/domains/shared/access/actor.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { check } from "~/platform/validation/form.ts";

/** Where those come from who say nothing of it. */
export const sender = {
  ipAddress: "203.0.113.7",
  userAgent: "Test",
  pageUrl: "https://hearth.example/plumbing/waco-tx",
};

/** A homeowner asks the business of a page; what they say is read as the form's fields are. */
export function askOnPage(
  platform: Platform,
  page: BusinessPage,
  said: object,
  given: Partial<Pick<CaptureLead, "sender" | "evidence" | "requestKey" | "attribution">> = {},
) {
  const checked = check(leadSchema, said);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return captureLead(platform, visitor, {
    page,
    request: checked.value,
    sender,
    evidence: { form: null, recentFromAddress: 1 },
    requestKey: null,
    ...given,
  });
}
