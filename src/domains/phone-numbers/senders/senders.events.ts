import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A business's number, registration, or limits changed. */
export const senderChanged = defineEvent("sender.changed", z.object({ contractorId: z.uuid() }));

/** A tracked number was added to or removed from a business. */
export const trackedNumbersChanged = defineEvent(
  "tracked-numbers.changed",
  z.object({ contractorId: z.uuid() }),
);
