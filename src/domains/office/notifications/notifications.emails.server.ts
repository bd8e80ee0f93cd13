import { eq } from "drizzle-orm";
import { z } from "zod";
import { crmLink } from "~/domains/identity/index.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import { describeNotification } from "./alerts/describe-notification.server.ts";
import { readAlertDetails } from "./alerts/read-alert-details.server.ts";
import { findRecipient } from "./alerts/recipients.server.ts";
import { notifications } from "./notifications.tables.server.ts";

/** Alerts a member to one event. */
export const memberAlert = defineEmail({
  kind: "member-alert",
  addressFrom: "account",
  params: z.object({ notificationId: z.uuid() }),
  async compose(platform, { notificationId }) {
    const { query } = platform.database;
    const [notification] = await query
      .select()
      .from(notifications)
      .where(eq(notifications.id, notificationId));
    const recipient = notification && (await findRecipient(query, platform, notification.memberId));
    const described =
      recipient && (await describeNotification(query, notification, recipient.zone));
    if (!described) throw new Error("This email is about something that no longer exists");
    const { MemberAlert } = await import("./notifications.email.tsx");
    return {
      subject: described.title,
      body: MemberAlert({
        ...described,
        ...(await readAlertDetails(query, notification)),
        businessName: recipient.businessName,
        link: crmLink(platform, described.path),
        choicesLink: crmLink(platform, "/crm/account/notifications"),
        sender: platform.settings,
      }),
    };
  },
});

/** The morning summary. */
export const morningDigest = defineEmail({
  kind: "morning-digest",
  addressFrom: "account",
  params: z.object({ memberId: z.uuid(), since: z.iso.datetime(), until: z.iso.datetime() }),
  async compose(platform, { memberId, since, until }) {
    const { query } = platform.database;
    const recipient = await findRecipient(query, platform, memberId);
    if (!recipient) throw new Error("The member this email is about no longer exists");
    const { readDigest } = await import("./digest/digest.server.ts");
    const digest = await readDigest(query, recipient, {
      since: new Date(since),
      until: new Date(until),
    });
    const { MorningDigest } = await import("./notifications.email.tsx");
    return {
      subject: digest.subject,
      body: MorningDigest({
        digest,
        businessName: recipient.businessName,
        linkTo: (path) => crmLink(platform, path),
        sender: platform.settings,
      }),
    };
  },
});
