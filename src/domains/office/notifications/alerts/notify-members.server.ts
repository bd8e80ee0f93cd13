import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { sendMemberAlerts } from "../notifications.jobs.server.ts";
import { notifications } from "../notifications.tables.server.ts";
import type { NotificationKind } from "../notifications.ts";
import { quietUntil } from "../quiet-time.ts";
import { recipientsOf } from "./recipients.server.ts";

type Occurrence = {
  contractorId: string;
  kind: NotificationKind;
  /** Identifies the event; the same on every retry. */
  cause: string;
  leadId: string | null;
  visitId: string | null;
  disputeId?: string;
  /** The member who did it, and already knows. */
  exceptMemberId: string | null;
  /** The only member it concerns, if any. */
  onlyMemberId?: string | null;
  /** The business's own address, if that gets an email about it. */
  businessAddress: string | null;
  /** Earliest time to send the alert. */
  notBefore?: Date | null;
};

/**
 * Saves alerts for the members of a business and enqueues the tasks that send them. In a member's
 * quiet hours the alert waits until they end. Idempotent.
 */
export async function notifyMembers(
  work: UnitOfWork,
  platform: Pick<Platform, "settings">,
  {
    exceptMemberId,
    onlyMemberId = null,
    businessAddress,
    notBefore = null,
    ...occurrence
  }: Occurrence,
): Promise<void> {
  const { tx, now, enqueue } = work;
  const recipients = (await recipientsOf(tx, platform, occurrence)).filter(
    ({ memberId, choices }) =>
      memberId !== exceptMemberId &&
      (onlyMemberId === null || memberId === onlyMemberId) &&
      choices[occurrence.kind].length > 0,
  );
  if (recipients.length === 0) return;
  const earliest = notBefore && notBefore > now ? notBefore : now;
  const rows = recipients.map(({ memberId, email, quiet, zone }) => {
    const until = quietUntil(quiet, zone, earliest);
    return {
      ...occurrence,
      memberId,
      isMailed:
        businessAddress !== null && normalizeEmail(email) === normalizeEmail(businessAddress),
      isQuiet: until !== null,
      dueAt: until ?? earliest,
      createdAt: now,
    };
  });
  const written = await tx
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing()
    .returning({ memberId: notifications.memberId, dueAt: notifications.dueAt });
  for (const { memberId, dueAt } of written) {
    enqueue(sendMemberAlerts, { memberId }, dueAt > now ? { startAfter: dueAt } : {});
  }
}
