import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const delivered = z.object({
  leadId: z.uuid(),
  enquiryIds: z.array(z.uuid()),
  pageId: z.uuid(),
  contractorId: z.uuid().nullable(),
  /** When the homeowner asked this business for the first time. */
  askedAt: z.iso.datetime(),
  /** Whether the business hears of this homeowner for the first time. */
  isFirst: z.boolean(),
});

/** A homeowner's enquiry reached a business. */
export const leadCaptured = defineEvent("lead.captured", delivered);

/** Staff let enquiries out of quarantine, so that they reach the business now. */
export const leadReleased = defineEvent("lead.released", delivered);

/** A lead was moved on in its life. */
export const leadStatusChanged = defineEvent(
  "lead.status-changed",
  z.object({
    leadId: z.uuid(),
    // Those recorded before members moved leads do not say whose they are.
    contractorId: z.uuid().nullish(),
    /** What it followed from; none where a person moved it. */
    cause: z.enum(["message", "appointment", "work", "payment"]).nullish(),
  }),
);

/** A member wrote something down about a lead. */
export const leadNoted = defineEvent(
  "lead.noted",
  z.object({ leadId: z.uuid(), contractorId: z.uuid() }),
);

/** An enquiry that looks like spam waits for staff. */
export const leadQuarantined = defineEvent(
  "lead.quarantined",
  z.object({ leadId: z.uuid(), enquiryId: z.uuid() }),
);
