import { and, eq, isNull } from "drizzle-orm";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, type BusinessMember } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canChangeSources } from "../lead-sources.policy.ts";
import type { GoogleFeedback } from "../lead-sources.schema.ts";
import { connectedSources, leadDeliveries } from "../lead-sources.tables.server.ts";
import { unmatchedLabels } from "../lead-sources.ts";
import { sourceLeads } from "../source-leads.tables.server.ts";

type Sent = Result<{ isCredited: boolean }, Refused<"not_found"> | Invalid | TooMany>;

/**
 * Reports a lead of Local Services Ads to Google as bad; Google decides on a credit right away.
 * Sent at most once: if Google's response is lost, it stays recorded as sent. Audited.
 */
export async function sendGoogleFeedback(
  platform: Platform,
  actor: Actor,
  { sourceLeadId, feedback }: { sourceLeadId: string; feedback: GoogleFeedback },
): Promise<Sent> {
  authorize(canChangeSources(actor));
  const { google, vault, limits } = platform;
  const [sourceLead] = await platform.database.query
    .select({
      leadId: leadDeliveries.providerLeadId,
      creditState: sourceLeads.creditState,
      accessToken: connectedSources.accessToken,
      accountId: connectedSources.accountId,
    })
    .from(sourceLeads)
    .innerJoin(connectedSources, eq(connectedSources.id, sourceLeads.sourceId))
    .innerJoin(leadDeliveries, eq(leadDeliveries.id, sourceLeads.deliveryId))
    .where(and(isOwn(actor, sourceLeadId), eq(connectedSources.kind, "google_local")));
  if (!google || !sourceLead) return { ok: false, code: "not_found" };
  const { leadId, accessToken, accountId } = sourceLead;
  if (sourceLead.creditState) return invalid({ reason: "You already reported this lead" });
  if (!accessToken || !accountId)
    return invalid({ reason: "Connect the source with Google first" });
  const { waitSeconds } = await limits.use("lead_source_change", actor.contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const refreshToken = await vault.open(accessToken);
  // Claimed before it is sent, so a second click sends nothing.
  if (!(await claim(platform, actor, sourceLeadId))) {
    return invalid({ reason: "You already reported this lead" });
  }
  const sent = await google.sendFeedback(
    { refreshToken, accountId },
    { leadId, reason: feedback.reason, comment: feedback.comment },
  );
  if (sent.ok) {
    await finish(platform, actor, sourceLeadId, sent.isCredited ? "requested" : "declined");
    return { ok: true, isCredited: sent.isCredited };
  }
  if (sent.mayHaveArrived) {
    await finish(platform, actor, sourceLeadId, "requested");
    return invalid({
      reason: "Google didn’t respond, so it may have arrived. Check the lead in Local Services Ads",
    });
  }
  await finish(platform, actor, sourceLeadId, null);
  const why = sent.problem === "lead_gone" ? "Google doesn’t have this lead" : null;
  return invalid({ reason: `${why ?? unmatchedLabels[sent.problem]}. Nothing was sent` });
}

const isOwn = ({ contractorId }: BusinessMember, sourceLeadId: string) =>
  and(eq(sourceLeads.id, sourceLeadId), eq(sourceLeads.contractorId, contractorId));

/** @returns whether no one reported it before */
const claim = (platform: Platform, actor: BusinessMember, sourceLeadId: string) =>
  inTransaction(platform, async (work) => {
    const claimed = await work.tx
      .update(sourceLeads)
      .set({ creditState: "requested", creditBy: actor.name, creditAt: work.now })
      .where(and(isOwn(actor, sourceLeadId), isNull(sourceLeads.creditState)))
      .returning({ id: sourceLeads.id });
    if (claimed.length === 0) return false;
    await recordChange(work, actor, {
      action: "lead-source.report",
      entity: "contractor",
      entityId: actor.contractorId,
      before: null,
      after: { sourceLead: sourceLeadId },
    });
    return true;
  });

/** Records Google's decision, and that the lead is junk; null releases the claim. */
const finish = (
  platform: Platform,
  actor: BusinessMember,
  sourceLeadId: string,
  creditState: "requested" | "declined" | null,
) =>
  inTransaction(platform, async ({ tx, now }) => {
    const verdict = { verdictBy: actor.name, verdictAt: now };
    const change = creditState
      ? { creditAt: now, verdict: "junk" as const, ...verdict }
      : { creditBy: null, creditAt: null };
    await tx
      .update(sourceLeads)
      .set({ creditState, ...change })
      .where(and(isOwn(actor, sourceLeadId), eq(sourceLeads.creditState, "requested")));
  });
