import { queueEmail } from "~/domains/messaging/index.server.ts";
import { type Actor, authorize, findService } from "~/domains/shared/index.ts";
import { estimateSaved } from "~/domains/signup/signup.events.ts";
import { canRequestEstimate } from "~/domains/signup/signup.policy.ts";
import { newId } from "~/platform/database/columns.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { splitCity } from "./cities/typed-city.ts";
import { estimatePath } from "./estimate-links.server.ts";
import { estimateMarket } from "./figures/estimate-market.ts";
import { payPerLeadAlert } from "./market-estimates.emails.server.ts";
import { leadResults } from "./market-estimates.tables.server.ts";
import type { leadSources, ShownEstimate } from "./market-estimates.ts";

export type LeadResultRequest = {
  source: (typeof leadSources)[number];
  /** Trade key; for a claim, the service slug with its first hyphen replaced by an underscore. */
  industry: string;
  /** As typed; for a claim, "City, State". */
  city: string;
  email: string | null;
  phone: string | null;
  businessName: string | null;
};

export type SavedLeadResult = {
  ok: true;
  id: string;
  estimate: ShownEstimate;
  repeated: boolean;
};

/**
 * Looks up the estimate and saves who requested it (`estimates.fallback`). Figures always come from our own
 * table. The same request with the same key is saved once and returns the same response; the same key with
 * another request is rejected (`requests.key-counts-once`). A pay-per-lead request is also emailed to staff
 * (`content.pay-per-lead`).
 */
export async function saveLeadResult(
  platform: Platform,
  actor: Actor,
  request: LeadResultRequest,
  key: string | null,
): Promise<SavedLeadResult | KeyReused> {
  authorize(canRequestEstimate(actor));
  const estimate = estimateFor(platform, request);
  const { searchVolume, competition, leadValueEstimate } = estimate;
  const toResult = (id: string, repeated: boolean) => ({
    ok: true as const,
    id,
    estimate,
    repeated,
  });
  const repeat = async (_work: unknown, id: string) => toResult(id, true);
  const once = { scope: "lead_result", key, body: request, repeat };
  return inTransactionOnce(platform, once, async (work, remember) => {
    const { tx, now, record } = work;
    const id = newId(now.getTime());
    await tx.insert(leadResults).values({
      ...request,
      id,
      phoneE164: normalizePhone(request.phone),
      searchVolume,
      competition,
      leadValueEstimate,
      createdAt: now,
    });
    remember(id);
    record(estimateSaved, { leadResultId: id });
    if (request.source === "pay_per_lead") {
      await queueEmail(work, payPerLeadAlert, {
        to: platform.settings.contactEmail,
        cause: `pay-per-lead:${id}`,
        subjectId: id,
        params: { leadResultId: id },
      });
    }
    return toResult(id, false);
  });
}

/** The estimate for a trade in any spelling; for a claim, the state is ignored. */
export function estimateFor(
  platform: Platform,
  { source, industry, city }: Pick<LeadResultRequest, "source" | "industry" | "city">,
): ShownEstimate {
  const trade = findService(industry)?.key ?? industry;
  const place = source === "generator" ? city : splitCity(city).city;
  const sharePath = estimatePath(platform, { industry: trade, city });
  return { industry: trade, city, ...estimateMarket(trade, place), sharePath };
}
