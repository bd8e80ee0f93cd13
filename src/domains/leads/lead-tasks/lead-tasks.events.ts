import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const named = z.object({ taskId: z.uuid(), contractorId: z.uuid() });

/** Somebody has something to do about a lead. */
export const taskAdded = defineEvent("task.added", named);

/** A task was done, or was not done after all. */
export const taskFinished = defineEvent("task.finished", named);
