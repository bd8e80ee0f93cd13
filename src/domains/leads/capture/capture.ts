import type { Attribution } from "~/domains/shared/attribution/attribution.ts";
import type { BusinessPage } from "~/domains/storefront/business-pages/business-pages.ts";
import type { LeadRequest } from "../leads.schema.ts";
import type { QuarantineReason } from "../leads.ts";
import type { Evidence } from "./suspicion.ts";

/** Where a request came from; saved only with a consent (`leads.consent`). */
export type Sender = { ipAddress: string; userAgent: string; pageUrl: string };

/** A homeowner's request before it is captured. */
export type CaptureLead = {
  page: BusinessPage;
  request: LeadRequest;
  sender: Sender;
  evidence: Evidence;
  /** The idempotency key of an API client, if it sent one. */
  requestKey: string | null;
  /** How the homeowner reached the page, if known. */
  attribution?: Attribution | null;
};

/** A request after the spam check (`leads.spam-quarantined`). */
export type JudgedLead = CaptureLead & { suspicion: QuarantineReason | null };

export type CapturedLead = { ok: true; leadId: string; enquiryId: string; repeated: boolean };
