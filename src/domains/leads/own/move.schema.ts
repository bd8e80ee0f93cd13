import * as z from "zod/mini";
import { optionalChoice } from "~/platform/validation/fields.ts";
import { lostReasons } from "../leads.ts";
import { leadStages } from "../stages.ts";

/** A new stage and, for a lost lead, the reason. */
export const leadMoveSchema = z.object({
  stage: z.enum(leadStages, "Choose a status"),
  lost_reason: optionalChoice(lostReasons),
});
