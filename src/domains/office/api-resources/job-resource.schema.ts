import { z } from "zod";
import { jobStates } from "~/domains/schedule/index.ts";

/** A job as the API returns it, in a list and alone. */
export const jobRow = z
  .object({
    id: z.uuid(),
    state: z.enum(jobStates).describe("Follows from its appointments and invoices"),
    what: z.string(),
    lead_id: z.uuid().nullable(),
    customer_id: z.uuid().nullable(),
    customer_name: z.string(),
    phone: z.string().nullable().describe("E.164"),
    phone_extension: z.string().nullable().describe("Digits to dial after the number"),
    email: z.string().nullable(),
    address: z.string().nullable(),
    value_cents: z.number().int().nullable().describe("Cents"),
    next_visit_at: z.iso.datetime().nullable().describe("Its next booked appointment"),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "Job" });
export type JobRow = z.output<typeof jobRow>;
