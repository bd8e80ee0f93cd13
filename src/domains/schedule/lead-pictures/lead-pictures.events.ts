import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A picture was added to or deleted from a lead. */
export const leadPicturesChanged = defineEvent(
  "lead.pictures-changed",
  z.object({ leadId: z.uuid(), contractorId: z.uuid().nullable() }),
);
