import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { enrollments } from "../follow-ups.tables.server.ts";
import type { EndReason } from "../follow-ups.ts";

type Which = { leadId: string } | { conversationId: string } | { contractorId: string };

/**
 * Ends the follow-ups of a lead, a person or a business that still run (`follow-ups.ends`), as part of
 * what ends them: whoever is about to send waits for that, and finds nothing to send. @returns how many
 */
export async function endEnrollments(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  which: Which,
  endReason: EndReason,
): Promise<number> {
  const ended = await tx
    .update(enrollments)
    .set({
      endedAt: now,
      endReason,
      lookAt: null,
      holdReason: null,
      holdState: null,
      updatedAt: now,
    })
    .where(and(ofWhich(which), isNull(enrollments.endedAt)))
    .returning({ id: enrollments.id });
  return ended.length;
}

function ofWhich(which: Which): SQL {
  if ("leadId" in which) return eq(enrollments.leadId, which.leadId);
  if ("conversationId" in which) return eq(enrollments.conversationId, which.conversationId);
  return eq(enrollments.contractorId, which.contractorId);
}
