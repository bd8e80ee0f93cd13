import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { claimInvitation } from "../market-estimates.emails.server.ts";
import { canInviteClaimants } from "../market-estimates.policy.ts";
import { leadResults } from "../market-estimates.tables.server.ts";

/** Emails someone who claimed a territory how to sign up, once per claim; audited. Needs an email address. */
export async function inviteClaimant(
  platform: Platform,
  actor: Actor,
  leadResultId: string,
): Promise<Result<object, Refused<"not_possible">>> {
  authorize(canInviteClaimants(actor));
  return inTransaction(platform, async (work) => {
    const [claim] = await work.tx
      .update(leadResults)
      .set({ invitedAt: work.now })
      .where(
        and(
          eq(leadResults.id, leadResultId),
          eq(leadResults.source, "claim"),
          isNull(leadResults.invitedAt),
          isNotNull(leadResults.email),
        ),
      )
      .returning({ email: leadResults.email });
    if (!claim?.email) return { ok: false, code: "not_possible" };
    await queueEmail(work, claimInvitation, {
      to: claim.email,
      cause: `claim-invitation:${leadResultId}`,
      subjectId: leadResultId,
      params: { leadResultId },
    });
    await recordChange(work, actor, {
      action: "claim.invite",
      entity: "lead_result",
      entityId: leadResultId,
      before: { invited_at: null },
      after: { invited_at: work.now.toISOString() },
    });
    return { ok: true };
  });
}
