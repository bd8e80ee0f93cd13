import { eq } from "drizzle-orm";
import { z } from "zod";
import { defineEmail } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { applicationLink } from "./applications/application-link.server.ts";
import { revenueShareApplications } from "./revenue-share.tables.server.ts";

const applicationIdSchema = z.object({ applicationId: z.uuid() });

/** Confirms to the applicant that the application arrived, and requests address confirmation. */
export const applicationReceived = defineEmail({
  kind: "application-received",
  addressFrom: "form",
  params: applicationIdSchema,
  grantsAccess: "contractor",
  async compose(platform, { applicationId }) {
    const application = await read(platform, applicationId);
    const { ApplicationReceived } = await import("./applications/application-received.email.tsx");
    return {
      subject: "We got your revenue share application",
      replyTo: platform.settings.contactEmail,
      body: ApplicationReceived({
        application,
        link: applicationLink(platform, applicationId),
        sender: platform.settings,
      }),
    };
  },
});

/** Notifies staff of a new application. */
export const applicationAlert = defineEmail({
  kind: "application-alert",
  addressFrom: "settings",
  params: applicationIdSchema,
  async compose(platform, { applicationId }) {
    const application = await read(platform, applicationId);
    const { ApplicationAlert } = await import("./applications/application-alert.email.tsx");
    return {
      subject: `New revenue share application: ${application.businessName}`,
      replyTo: application.email,
      body: ApplicationAlert({
        application,
        link: new URL("/admin/revenue-share", platform.settings.siteUrl).href,
        sender: platform.settings,
      }),
    };
  },
});

/** Notifies the applicant of the decision. */
export const applicationDecided = defineEmail({
  kind: "application-decided",
  addressFrom: "form",
  params: applicationIdSchema,
  async compose(platform, { applicationId }) {
    const application = await read(platform, applicationId);
    const { ApplicationDecided } = await import("./applications/application-decided.email.tsx");
    const approved = application.applicationStatus === "approved";
    return {
      subject: approved
        ? "You're in: revenue share approved"
        : "About your revenue share application",
      replyTo: platform.settings.contactEmail,
      body: ApplicationDecided({ approved, sender: platform.settings }),
    };
  },
});

export type ApplicationRow = typeof revenueShareApplications.$inferSelect;

async function read(platform: Platform, id: string): Promise<ApplicationRow> {
  const [row] = await platform.database.query
    .select()
    .from(revenueShareApplications)
    .where(eq(revenueShareApplications.id, id));
  if (!row) throw new Error("The application this email is about no longer exists");
  return row;
}
