import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** The number, the registration or the limits of a business's texts are others now. */
export const senderChanged = defineEvent("sender.changed", z.object({ contractorId: z.uuid() }));

/** A business has a further number, or one fewer. */
export const trackedNumbersChanged = defineEvent(
  "tracked-numbers.changed",
  z.object({ contractorId: z.uuid() }),
);
