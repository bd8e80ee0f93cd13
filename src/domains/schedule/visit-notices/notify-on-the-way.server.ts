import { eq } from "drizzle-orm";
import { findEmailBlock } from "~/domains/customers/index.server.ts";
import { describeWhyHeld } from "~/domains/follow-ups/index.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { visitNotice } from "~/domains/schedule/schedule.emails.server.ts";
import { canDoVisits, seesOwnCrewsOnly } from "~/domains/schedule/schedule.policy.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { isOwnCrewVisit, lockVisit } from "~/domains/schedule/visits/lock-visit.server.ts";
import { type Actor, authorize, dayOf } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { arrivalLink } from "./arrival-page.server.ts";
import {
  findConversationOfMail,
  loadVisitNotice,
  type Notified,
} from "./load-visit-notice.server.ts";
import { alreadyNotified, firstName, type OnTheWayNotice } from "./on-the-way.ts";
import { queueVisitText } from "./send-notices.server.ts";
import { visitNoticeText } from "./visit-notices.text.en.ts";

/** `changed` is false if it was on the way already. Errors are reported under `on_the_way`. */
export type OnTheWayResult = Result<
  { changed: boolean } & OnTheWayNotice,
  Refused<"not_found" | "not_possible" | "changed_elsewhere"> | Invalid
>;

/**
 * Records that the crew is on its way to a visit, once per scheduled time, and texts its customer
 * through the gate, with a link to the page that shows when it arrives. A customer who can't be
 * texted gets it by email. Technicians only for their own crews' visits.
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
    if (visit.onTheWayAt) return { ok: true, changed: false, ...alreadyNotified };
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
    const textProblem =
      text.outcome === "written"
        ? null
        : "decision" in text
          ? describeWhyHeld(text.decision, "contractor")
          : visitNoticeText.noTextConsent;
    const isEmailed = textProblem !== null && (await emailCustomer(platform, work, notice));
    await work.tx
      .update(visits)
      .set({ onTheWayAt: work.now, onTheWayMinutes: minutes, onTheWayBy: by, updatedAt: work.now })
      .where(eq(visits.id, visitId));
    return { ok: true, changed: true, textProblem, isEmailed };
  });
}

/** @returns whether the customer has an email address that takes email from the business */
async function emailCustomer(
  platform: Platform,
  work: UnitOfWork,
  { visit, job }: Notified,
): Promise<boolean> {
  if (!job.email || (await findEmailBlock(work.tx, platform, job, "needed"))) return false;
  await queueEmail(work, visitNotice, {
    to: job.email,
    cause: `visit-notice:${visit.id}:on-the-way:${visit.version}`,
    subjectId: job.leadId ?? job.id,
    contractorId: visit.contractorId,
    conversationId: await findConversationOfMail(work.tx, job),
    params: { visitId: visit.id, notice: "on_the_way" },
  });
  return true;
}

/** What the member sees after "On my way". */
export function describeOnTheWay({ textProblem, isEmailed }: OnTheWayNotice): string {
  if (!textProblem) return visitNoticeText.notified;
  const emailed = isEmailed ? ` ${visitNoticeText.emailedPage}` : "";
  return visitNoticeText.notTexted(textProblem) + emailed;
}
