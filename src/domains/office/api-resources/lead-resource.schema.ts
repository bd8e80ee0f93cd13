import { z } from "zod";
import {
  consentKinds,
  leadSources,
  leadStages,
  lostReasons,
  urgencies,
} from "~/domains/leads/index.ts";
import { cancelers, visitStates } from "~/domains/schedule/index.ts";

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

/** A visit as the API returns it. */
export const visitRow = z
  .object({
    id: z.uuid(),
    job_id: z.uuid().describe("Visits of the same job have the same"),
    lead_id: z.uuid().nullable(),
    state: z.enum(visitStates),
    canceled_by: z.enum(cancelers).nullable(),
    crew: z.string(),
    crew_id: z.uuid(),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    window_minutes: z.number().int().describe("The crew arrives up to so many minutes later"),
    customer_name: z.string(),
    phone: z.string().nullable().describe("E.164"),
    phone_extension: z.string().nullable().describe("Digits to dial after the number"),
    email: z.string().nullable(),
    address: z.string().nullable(),
    what: z.string(),
    revision: z.number().int().describe("Counts moves; send it back to move it"),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "Visit" });
export type VisitRow = z.output<typeof visitRow>;
