import * as z from "zod/mini";
import { planKeys } from "~/domains/identity/index.ts";
import { readDay } from "~/domains/shared/index.ts";

/** A payment as staff record it. */
export const paidPlanSchema = z.object({
  plan: z.enum(planKeys, "Choose a plan"),
  paid_until: z
    .string()
    .check(z.refine((text) => readDay(text) !== null, "Enter a date, like 11/30/2026")),
});

export type PaidPlan = z.output<typeof paidPlanSchema>;
