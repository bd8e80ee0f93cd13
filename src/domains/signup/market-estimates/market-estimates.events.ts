import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** Someone requested an estimate of their market. */
export const estimateSaved = defineEvent("estimate.saved", z.object({ leadResultId: z.uuid() }));
