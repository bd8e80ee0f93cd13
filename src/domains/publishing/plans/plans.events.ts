import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A business's plan, or the day it is paid until, changed. */
export const planChanged = defineEvent("plan.changed", z.object({ contractorId: z.uuid() }));
