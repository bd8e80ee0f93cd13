import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { findService } from "~/features/services/services.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken } from "~/platform/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { estimateMarket } from "./estimate-market.ts";
import { estimateSaved } from "./market-estimates.events.ts";
import { canAskForEstimate } from "./market-estimates.policy.ts";
import { leadResults } from "./market-estimates.tables.server.ts";
import type { leadSources, ShownEstimate } from "./market-estimates.ts";
import { splitCity } from "./typed-city.ts";

export type LeadResultRequest = {
  source: (typeof leadSources)[number];
  /** A trade's key, or, of a claim, a service's slug with its first hyphen an underscore. */
  industry: string;
  /** As typed; of a claim "City, State". */
  city: string;
  email: string | null;
  phone: string | null;
  businessName: string | null;
};

export type SavedLeadResult =
  | { ok: true; id: string; estimate: ShownEstimate; repeated: boolean }
  | { ok: false; code: "key_reused" };

/**
 * Looks the estimate up and saves who asked for it (`estimates.row`, `estimates.fallback`). Figures
 * come from our own table, whatever the sender says. The same request sent again with the same key
 * is saved once and answered alike; the same key with another request is refused (`fault.double-click`, `fault.lost-answer`).
 */
export async function saveLeadResult(
  platform: Platform,
  actor: Actor,
  request: LeadResultRequest,
  key: string | null,
): Promise<SavedLeadResult> {
  authorize(canAskForEstimate(actor));
  const estimate = estimateFor(request);
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest("hex");
  const requestKey = key && hashToken(key);
  const { searchVolume, competition, leadValueEstimate } = estimate;
  const saved = await inTransaction(platform, async ({ tx, now, record }) => {
    const [added] = await tx
      .insert(leadResults)
      .values({
        ...request,
        id: newId(now.getTime()),
        phoneE164: normalizePhone(request.phone),
        searchVolume,
        competition,
        leadValueEstimate,
        requestKey,
        requestHash,
        createdAt: now,
      })
      .onConflictDoNothing({ target: leadResults.requestKey })
      .returning({ id: leadResults.id });
    if (added) record(estimateSaved, { leadResultId: added.id });
    return added;
  });
  if (saved) return { ok: true, id: saved.id, estimate, repeated: false };

  const [earlier] = await platform.database.query
    .select({ id: leadResults.id, requestHash: leadResults.requestHash })
    .from(leadResults)
    .where(eq(leadResults.requestKey, requestKey ?? ""));
  if (!earlier) throw new Error("The request was neither saved nor found");
  if (earlier.requestHash !== requestHash) return { ok: false, code: "key_reused" };
  return { ok: true, id: earlier.id, estimate, repeated: true };
}

/** The estimate for a trade in any of its spellings; of a claim by the bare city (`estimates.row`). */
export function estimateFor({
  source,
  industry,
  city,
}: Pick<LeadResultRequest, "source" | "industry" | "city">): ShownEstimate {
  const trade = findService(industry)?.key ?? industry;
  const place = source === "claim" ? splitCity(city).city : city;
  return { industry: trade, city, ...estimateMarket(trade, place) };
}
