import { eq } from "drizzle-orm";
import { describeBlockReason } from "~/domains/follow-ups/index.ts";
import { canDoVisits, seesOwnCrewsOnly } from "~/domains/schedule/schedule.policy.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { isOwnCrewVisit, lockVisit } from "~/domains/schedule/visits/lock-visit.server.ts";
import { type Actor, authorize, dayOf } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { arrivalLink } from "./arrival-page.server.ts";
import { loadVisitNotice } from "./load-visit-notice.server.ts";
import { firstName } from "./on-the-way.ts";
import { queueVisitText } from "./send-notices.server.ts";
import { visitNoticeText } from "./visit-notices.text.en.ts";

/**
 * `changed` is false if the customer was already notified. Errors are reported under `on_the_way`.
 */
export type OnTheWayResult = Result<
  { changed: boolean },
  Refused<"not_found" | "not_possible" | "changed_elsewhere"> | Invalid
>;

/**
 * Texts a customer that the crew is on its way, through the gate, once per scheduled time, with a link
 * to the page that shows when it arrives. Technicians only for their own crews' visits.
 * @param minutes that the crew needs; null if the member doesn't say
 */
export async function notifyOnTheWay(
  platform: Platform,
  actor: Actor,
  visitId: string,
  minutes: number | null = null,
): Promise<OnTheWayResult> {
  authorize(canDoVisits(actor));
  return inTransaction(platform, async (work): Promise<OnTheWayResult> => {
    const notice = await loadVisitNotice(platform, work.tx, visitId);
    if (!notice || notice.visit.contractorId !== actor.contractorId) {
      return { ok: false, code: "not_found" };
    }
    const scope = seesOwnCrewsOnly(actor) ? isOwnCrewVisit(work.tx, actor) : undefined;
    const visit = await lockVisit(work, actor.contractorId, visitId, scope);
    if (!visit) return { ok: false, code: "not_found" };
    if (visit.state !== "booked") return { ok: false, code: "not_possible" };
    if (visit.onTheWayAt) return { ok: true, changed: false };
    if (dayOf(visit.startsAt, notice.zone) !== dayOf(work.now, notice.zone)) {
      return invalid({ on_the_way: visitNoticeText.notToday });
    }
    const cause = `${visitId}:on-the-way:${visit.version}`;
    const by = firstName(actor.name);
    const link = await arrivalLink(platform, work.tx, visitId);
    const coming = { by, minutes, link };
    const text = await queueVisitText(platform, work, notice, {
      notice: "on_the_way",
      cause,
      coming,
    });
    if (text.outcome === "busy") return { ok: false, code: "changed_elsewhere" };
    if (text.outcome === "unknown") {
      return invalid({ on_the_way: visitNoticeText.noTextConsent });
    }
    if (text.outcome === "kept_back") {
      return invalid({
        on_the_way: describeBlockReason(text.decision, "sms", text.clock, "contractor"),
      });
    }
    await work.tx
      .update(visits)
      .set({ onTheWayAt: work.now, onTheWayMinutes: minutes, onTheWayBy: by, updatedAt: work.now })
      .where(eq(visits.id, visitId));
    return { ok: true, changed: true };
  });
}
