import {
  type QueueTextResult,
  queueTextToLead,
} from "~/domains/follow-ups/by-hand/queue-text-to-lead.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { Notified } from "./load-visit-notice.server.ts";
import { textOf, type VisitNotice, visitTextKind } from "./visit-notices.ts";

/**
 * Runs the gate for a text about a visit, and inserts it with the background job that sends it,
 * within the caller's transaction. The gate knows only people who submitted a request: those added
 * by the business have no text consent. Each cause is texted about once.
 */
export function queueVisitText(
  platform: Platform,
  work: UnitOfWork,
  { visit, job, arrival, phone, link, also }: Notified,
  { notice, cause }: { notice: VisitNotice; cause: string },
): Promise<QueueTextResult> {
  return queueTextToLead(platform, work, {
    leadId: job.leadId,
    contractorId: visit.contractorId,
    kind: visitTextKind,
    purpose: "informational",
    cause,
    words: textOf({ notice, arrival, phone, link, also }),
  });
}
