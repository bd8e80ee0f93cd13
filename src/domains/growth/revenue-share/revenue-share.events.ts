import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A contractor applied for revenue share. */
export const applicationSubmitted = defineEvent(
  "application.submitted",
  z.object({ applicationId: z.uuid() }),
);

/** An applicant confirmed the email address of an application. */
export const applicationConfirmed = defineEvent(
  "application.confirmed",
  z.object({ applicationId: z.uuid() }),
);
