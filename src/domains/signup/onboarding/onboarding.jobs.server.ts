import { z } from "zod";
import { asSystem } from "~/domains/shared/index.ts";
import { defineJob } from "~/platform/queue/job.ts";

/** Notifies staff of a completed onboarding. The payload is specified in `onboarding.contact-sync`. */
export const sendFormNotification = defineJob({
  name: "send-form-notification",
  payload: z.object({
    submission_id: z.uuid(),
    business_name: z.string(),
    email: z.string(),
    phone: z.string(),
    services: z.array(z.string()),
    created_at: z.iso.datetime(),
  }),
  handler: async () =>
    asSystem(
      "send-form-notification",
      (await import("./onboarding.emails.server.ts")).notifyStaffOfForm,
    ),
});

/** Deletes the sessions of expired drafts; the answers stay for staff. */
export const eraseExpiredDraftSessions = defineJob({
  name: "erase-expired-draft-sessions",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem(
      "erase-expired-draft-sessions",
      (await import("./drafts.server.ts")).eraseExpiredDraftSessions,
    ),
});

/** Deletes the file of an upload whose row was deleted. */
export const removeLogo = defineJob({
  name: "remove-logo",
  payload: z.object({ url: z.string() }),
  handler: async () =>
    asSystem("remove-logo", (await import("./uploads.server.ts")).removeLogoFile),
});

/** Deletes uploads that no draft has referred to for a day. */
export const collectOrphanedUploads = defineJob({
  name: "collect-uploads",
  payload: z.object({}),
  retryLimit: 3,
  handler: async () =>
    asSystem("collect-uploads", (await import("./uploads.server.ts")).collectUploads),
});
