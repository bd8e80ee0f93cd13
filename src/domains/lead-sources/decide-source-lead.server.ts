import { and, eq } from "drizzle-orm";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, formatCents } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canChangeSources } from "./lead-sources.policy.ts";
import { sourceLeads } from "./source-leads.tables.server.ts";
import type { CreditState, LeadVerdict } from "./source-leads.ts";

/** What a member decides about a lead of a source; null takes it back. */
export type SourceLeadDecision =
  | { verdict: LeadVerdict | null }
  | { credit: Exclude<CreditState, "received"> | null }
  | { credit: "received"; cents: number };

export type SourceLeadDecided = Result<object, Refused<"not_found"> | Invalid>;

/**
 * Records whether a lead of a source is junk, or what became of asking for its price back. A credit
 * reduces the source's cost and is at most what the lead cost, if that is known. Audited.
 */
export async function decideSourceLead(
  platform: Platform,
  actor: Actor,
  { sourceLeadId, decision }: { sourceLeadId: string; decision: SourceLeadDecision },
): Promise<SourceLeadDecided> {
  authorize(canChangeSources(actor));
  return inTransaction<SourceLeadDecided>(platform, async (work) => {
    const { tx, now } = work;
    const scope = and(
      eq(sourceLeads.id, sourceLeadId),
      eq(sourceLeads.contractorId, actor.contractorId),
    );
    const [sourceLead] = await tx
      .select()
      .from(sourceLeads)
      .where(scope)
      .for(...lockRows(sourceLeads));
    if (!sourceLead) return { ok: false, code: "not_found" };
    const cents = "cents" in decision ? decision.cents : null;
    if (cents !== null && sourceLead.costCents !== null && cents > sourceLead.costCents) {
      return invalid({
        amount: `Enter up to what the lead cost, ${formatCents(sourceLead.costCents)}`,
      });
    }
    const change =
      "verdict" in decision
        ? {
            verdict: decision.verdict,
            ...decisionColumns("verdict", decision.verdict, actor.name, now),
          }
        : {
            creditState: decision.credit,
            creditCents: cents,
            ...decisionColumns("credit", decision.credit, actor.name, now),
          };
    await tx.update(sourceLeads).set(change).where(scope);
    await recordChange(work, actor, {
      action: "verdict" in decision ? "lead-source.judge" : "lead-source.credit",
      entity: "contractor",
      entityId: actor.contractorId,
      before: null,
      after: { sourceLead: sourceLeadId, ...decision },
    });
    return { ok: true };
  });
}

/** Who decided, and when; nothing once it's taken back. */
function decisionColumns(field: "verdict" | "credit", decided: unknown, name: string, now: Date) {
  const [decidedBy, at] = decided === null ? [null, null] : [name, now];
  return field === "verdict"
    ? { verdictBy: decidedBy, verdictAt: at }
    : { creditBy: decidedBy, creditAt: at };
}
