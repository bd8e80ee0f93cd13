import { type Actor, authorize, isSystem } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { loadVisitNotice } from "./load-visit-notice.server.ts";
import { queueVisitText } from "./queue-visit-text.server.ts";
import { visitTextJob } from "./visit-notices.jobs.server.ts";
import { isNoticeCurrent, noticeCause, notifiedArrivalKey } from "./visit-notices.ts";

type Told = {
  visitId: string;
  version: number;
  notice: "booked" | "moved" | "canceled" | "restored";
  arrival?: string | undefined;
};

/**
 * Texts a customer about a change to their visit, if the gate allows it. A text held overnight is
 * sent in the morning, unless the customer got a newer notice or the visit has started.
 */
export async function notifyByText(platform: Platform, actor: Actor, told: Told): Promise<void> {
  authorize(isSystem(actor));
  const { visitId, version, notice, arrival } = told;
  await inTransaction(platform, async (work) => {
    const found = await loadVisitNotice(platform, work.tx, visitId);
    if (!found) return;
    const { visit } = found;
    const isSame = arrival ? notifiedArrivalKey(visit) === arrival : visit.version === version;
    if (!isSame || !isNoticeCurrent(notice, visit, work.now)) return;
    const cause = noticeCause({ ...visit, version });
    const written = await queueVisitText(platform, work, found, { notice, cause });
    if (written.outcome === "busy") throw new Error("The customer's opt-out is being changed");
    if (written.outcome !== "kept_back" || written.decision.decision === "never") return;
    const { until } = written.decision;
    if (until && until < visit.startsAt) work.enqueue(visitTextJob, told, { startAfter: until });
  });
}
