import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizeEmail } from "~/platform/validation/email.ts";
import { tellMember } from "../notifications.jobs.server.ts";
import { notifications } from "../notifications.tables.server.ts";
import type { NotificationKind } from "../notifications.ts";
import { quietUntil } from "../quiet-time.ts";
import { recipientsOf } from "./recipients.server.ts";

type Occurrence = {
  contractorId: string;
  kind: NotificationKind;
  /** What happened, in a word that is the same whenever it is told. */
  cause: string;
  leadId: string | null;
  visitId: string | null;
  disputeId?: string;
  /** Who did it, and knows. */
  exceptMemberId: string | null;
  /** Whose it is, where it is one member's alone. */
  onlyMemberId?: string | null;
  /** The business's own address, where that gets a mail about it. */
  businessAddress: string | null;
  /** It is told no earlier. */
  notBefore?: Date | null;
};

/**
 * Writes down whom of a business to tell of something, with the jobs that do; in somebody's quiet
 * hours it waits for their end. Told again it changes nothing.
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
    enqueue(tellMember, { memberId }, dueAt > now ? { startAfter: dueAt } : {});
  }
}
