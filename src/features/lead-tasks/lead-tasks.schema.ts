import * as z from "zod/mini";
import { readDay } from "~/features/time-zones/read-day.ts";
import { after, requiredLine } from "~/platform/validation/fields.ts";

const noDay = "Choose a day";
const inOurTime = (day: string) => day > "2020" && day < "2100";

/** Something to do about a lead, by which day and by whom. */
export const leadTaskSchema = z.object({
  task: requiredLine("Enter the task"),
  due_on: z.string(noDay).check(z.refine((day) => readDay(day) !== null && inOurTime(day), noDay)),
  /** Of a membership; nothing is whoever comes first. */
  member_id: after((value) => value || null, z.nullable(z.uuid("Choose someone on your team"))),
});

export type NewLeadTask = z.output<typeof leadTaskSchema>;
