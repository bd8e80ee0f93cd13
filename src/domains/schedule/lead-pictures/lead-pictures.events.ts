import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A picture of a lead was added or deleted. */
export const leadPicturesChanged = defineEvent(
  "lead.pictures-changed",
  z.object({ leadId: z.uuid(), contractorId: z.uuid().nullable() }),
);
