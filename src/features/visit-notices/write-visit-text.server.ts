import { askGateByHand } from "~/features/follow-ups/by-hand/ask-gate.server.ts";
import { sendWrittenJob } from "~/features/follow-ups/follow-ups.jobs.server.ts";
import type { GateDecision } from "~/features/follow-ups/gate.ts";
import { clocksOf } from "~/features/follow-ups/lead/plan-coming.server.ts";
import { lockLatest } from "~/features/follow-ups/lead/steer-follow-up.server.ts";
import { signText } from "~/features/follow-ups/sequences/compose-step.ts";
import { messages } from "~/features/messages/messages.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { Notified } from "./find-notified.server.ts";
import { textOf, type VisitNotice, visitTextKind } from "./visit-notices.ts";

/** `busy`: somebody opts out or in at this moment. `unknown`: nobody whom the gate knows. */
export type TextWritten =
  | { outcome: "written" | "busy" | "unknown" }
  | {
      outcome: "kept_back";
      decision: Exclude<GateDecision, { decision: "send" }>;
      clock: ReturnType<typeof clocksOf>["theirs"];
    };

/**
 * Asks the gate about a text on a visit, and writes it with the job that sends it, within the caller's
 * transaction (`schedule.told`). The gate knows those who asked on a page: whoever a business added by
 * itself has agreed to no texts. One cause is written about once.
 */
export async function writeVisitText(
  platform: Platform,
  work: UnitOfWork,
  { visit, job, arrival, phone, link, also }: Notified,
  { notice, cause }: { notice: VisitNotice; cause: string },
): Promise<TextWritten> {
  const latest = job.leadId ? await lockLatest(work, job.leadId) : null;
  if (!latest) return { outcome: "unknown" };
  const asked = await askGateByHand(platform, work, latest, "sms");
  if (!asked) return { outcome: "busy" };
  const { decision, facts, wasTexted } = asked;
  if (decision.decision !== "send" || !facts.phone) {
    const kept =
      decision.decision === "send"
        ? ({ decision: "never", reason: "number_unusable" } as const)
        : decision;
    const clock = clocksOf(facts, platform.settings.timeZone).theirs;
    return { outcome: "kept_back", decision: kept, clock };
  }
  const messageId = newId();
  const words = textOf({ notice, arrival, phone, link, also });
  const written = await work.tx
    .insert(messages)
    .values({
      id: messageId,
      channel: "sms",
      kind: visitTextKind,
      cause: `${visitTextKind}:${cause}`,
      contractorId: visit.contractorId,
      conversationId: latest.conversationId,
      subjectId: latest.leadId,
      params: {},
      fromAddress: facts.senderPhone,
      toAddress: facts.phone,
      text: signText(words, facts.businessName, { first: !wasTexted }),
      createdAt: work.now,
      updatedAt: work.now,
    })
    .onConflictDoNothing({ target: messages.cause })
    .returning({ id: messages.id });
  if (written.length > 0) work.enqueue(sendWrittenJob, { messageId });
  return { outcome: "written" };
}
