import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** What a business pays for, or until when, changed. */
export const planChanged = defineEvent("plan.changed", z.object({ contractorId: z.uuid() }));
