import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

const named = z.object({ taskId: z.uuid(), contractorId: z.uuid() });

/** A member has a task about a lead. */
export const taskAdded = defineEvent("task.added", named);

/** A task was marked done or reopened. */
export const taskFinished = defineEvent("task.finished", named);
