import { and, eq, inArray } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { firstContactTag } from "../first-contact.server.ts";
import { enrollments } from "../follow-ups.tables.server.ts";
import type { GateReason } from "../gate-reasons.ts";
import { endEnrollments } from "./end-enrollments.server.ts";
import { scheduleTurn } from "./schedule-turn.server.ts";

const senderHoldReasons: readonly GateReason[] = [
  "sender_missing",
  "registration_pending",
  "sender_limit",
  "budget_reached",
];

/**
 * Ends the follow-up of a lead whose status moved on (`follow-ups.ends`). A lead that a member's
 * message marked contacted is only paused, so it can be resumed.
 */
export async function endFollowUpOnStatusChange(
  work: UnitOfWork,
  { payload: { leadId, cause } }: Happened<{ leadId: string; cause?: string | null | undefined }>,
): Promise<void> {
  if (cause === "message") return;
  await endEnrollments(work, { leadId }, "lead_moved_on");
}

/**
 * Ends the follow-ups of a person who opted out. Without a conversation the next round ends them.
 */
export async function endFollowUpsOnOptOut(
  work: UnitOfWork,
  { payload: { conversationId } }: Happened<{ conversationId: string | null }>,
): Promise<void> {
  if (conversationId) await endEnrollments(work, { conversationId }, "opted_out");
}

/** Resumes follow-ups that waited for a page to go live. */
export async function resumeOnPagePublished(
  work: UnitOfWork,
  { payload: { contractorId } }: Happened<{ contractorId: string | null }>,
): Promise<void> {
  if (contractorId) await lookAgain(work, contractorId, ["business_inactive"]);
}

/** Resumes follow-ups that waited for a business's number, its registration, or its limits. */
export async function resumeOnSenderChange(
  work: UnitOfWork,
  { payload: { contractorId } }: Happened<{ contractorId: string }>,
): Promise<void> {
  await lookAgain(work, contractorId, senderHoldReasons);
  await work.refreshPages(firstContactTag(contractorId));
}

/** Rechecks a business's follow-ups on hold for one of these reasons, since it may have cleared. */
export async function lookAgain(
  work: UnitOfWork,
  contractorId: string,
  reasons: readonly GateReason[],
): Promise<void> {
  const { tx, now } = work;
  const [business] = await tx
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId))
    .for(...lockRows(contractorAccounts, "key share"));
  // The business was erased concurrently.
  if (!business) return;
  // A running round may be about to write such a hold: wait for its turn lock first.
  await scheduleTurn(work, contractorId, now);
  await tx
    .update(enrollments)
    .set({ lookAt: now, updatedAt: now })
    .where(
      and(
        eq(enrollments.contractorId, contractorId),
        inArray(enrollments.holdReason, [...reasons]),
      ),
    );
}
