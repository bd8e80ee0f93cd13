import * as z from "zod/mini";
import { optionalChoice } from "~/platform/validation/fields.ts";
import { lostReasons } from "../leads.ts";
import { leadStages } from "../stages.ts";

/** Another stage of the board, and of a lost lead why. */
export const leadMoveSchema = z.object({
  stage: z.enum(leadStages, "Choose a status"),
  lost_reason: optionalChoice(lostReasons),
});
