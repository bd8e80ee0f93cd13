import type { Attribution } from "~/domains/shared/attribution/attribution.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";
import type { LeadRequest } from "../leads.schema.ts";
import type { QuarantineReason } from "../leads.ts";
import type { Evidence } from "./suspicion.ts";

/** Where a request came from; kept only with a consent (`leads.consent`). */
export type Sender = { ipAddress: string; userAgent: string; pageUrl: string };

/** A homeowner's request, as it is to be taken in. */
export type CaptureLead = {
  page: BusinessPage;
  request: LeadRequest;
  sender: Sender;
  evidence: Evidence;
  /** An API client's own key for this request, if it gave one. */
  requestKey: string | null;
  /** How the homeowner came to the page, as far as that is known. */
  attribution?: Attribution | null;
};

/** The same, once it is known whether it looks like spam (`leads.spam-quarantined`). */
export type JudgedLead = CaptureLead & { suspicion: QuarantineReason | null };

export type CapturedLead = { ok: true; leadId: string; enquiryId: string; repeated: boolean };
