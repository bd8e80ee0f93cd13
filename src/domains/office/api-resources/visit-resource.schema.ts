import { z } from "zod";
import { cancelers, visitStates } from "~/domains/schedule/visits.ts";

/** A visit as the API returns it. */
export const visitRow = z
  .object({
    id: z.uuid(),
    job_id: z.uuid().describe("Visits of the same job have the same"),
    lead_id: z.uuid().nullable(),
    state: z.enum(visitStates),
    canceled_by: z.enum(cancelers).nullable(),
    crew: z.string(),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    window_minutes: z.number().int().describe("The crew arrives up to so many minutes later"),
    customer_name: z.string(),
    phone: z.string().nullable().describe("E.164"),
    phone_extension: z.string().nullable().describe("Digits to dial after the number"),
    email: z.string().nullable(),
    address: z.string().nullable(),
    what: z.string(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "Visit" });
export type VisitRow = z.output<typeof visitRow>;
