import { z } from "zod";
import { defineEvent } from "~/platform/events/event.ts";

/** A contractor applied for revenue share. */
export const applicationSubmitted = defineEvent(
  "application.submitted",
  z.object({ applicationId: z.uuid() }),
);

/** An applicant proved that the e-mail address of an application is theirs. */
export const applicationConfirmed = defineEvent(
  "application.confirmed",
  z.object({ applicationId: z.uuid() }),
);
