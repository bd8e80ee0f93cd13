import { z } from "zod";
import { consentKinds, leadSources, lostReasons, urgencies } from "~/domains/leads/leads.ts";
import { leadStages } from "~/domains/leads/stages.ts";

/** A lead in a list, as the API returns it. */
export const leadRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    phone: z.string().nullable().describe("E.164"),
    phone_extension: z.string().nullable().describe("Digits to dial after the number"),
    email: z.string().nullable(),
    stage: z.enum(leadStages),
    lost_reason: z.enum(lostReasons).nullable(),
    service: z.string(),
    city: z.string(),
    state: z.string(),
    need: z.string().nullable().describe("Their latest request"),
    urgency: z.enum(urgencies).nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "OwnLead" });
export type LeadRow = z.output<typeof leadRow>;

/** One lead with each of its requests. */
export const leadInFull = leadRow
  .extend({
    source: z.enum(leadSources),
    declined: z.array(z.string()).describe("Channels on which they no longer want messages"),
    requests: z
      .array(
        z.object({
          id: z.uuid(),
          need: z.string(),
          zip_code: z.string().nullable().describe("Null where it isn’t known"),
          urgency: z.enum(urgencies),
          consents: z.array(z.enum(consentKinds)),
          created_at: z.iso.datetime(),
        }),
      )
      .describe("Each of their requests, the latest first"),
  })
  .meta({ id: "OwnLeadInFull" });
export type LeadInFull = z.output<typeof leadInFull>;
