import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A page went live. */
export const pagePublished = defineEvent(
  "page.published",
  z.object({ pageId: z.uuid(), contractorId: z.uuid().nullable() }),
);
