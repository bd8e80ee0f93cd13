import * as z from "zod/mini";
import { after, asList, requiredLine } from "~/platform/validation/fields.ts";
import { crewColors } from "./crews.ts";

export const crewSchema = z.object({
  name: requiredLine("Enter a crew name", 60),
  color: z.enum(crewColors, "Choose a color"),
  member_ids: after(asList, z.array(z.uuid("Choose people on your team"))),
});
