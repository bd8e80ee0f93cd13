import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { type Actor, authorize, isStaff } from "~/domains/shared/access/actor.ts";
import type { Attribution } from "~/domains/shared/attribution/attribution.ts";
import { recordAttribution } from "~/domains/shared/attribution/record-attribution.server.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { fromRecord } from "~/platform/database/records.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { applicationAlert, applicationReceived } from "../revenue-share.emails.server.ts";
import { applicationSubmitted } from "../revenue-share.events.ts";
import { canApply } from "../revenue-share.policy.ts";
import type { Application } from "../revenue-share.schema.ts";
import { revenueShareApplications } from "../revenue-share.tables.server.ts";
import { detectSpamApplication } from "./application-suspicion.ts";

export type SubmitApplication = {
  application: Application;
  /** The same for a double click or a retry. */
  requestKey: string | null;
  /** The value of the field hidden from people. */
  honeypot: string;
  attribution: Attribution | null;
};

export type Submitted = { ok: true; id: string; repeated: boolean };

type NewRow = typeof revenueShareApplications.$inferInsert;

/**
 * Stores an application (`revenue-share.application`) with its attribution, a confirmation to the
 * applicant, and an alert to staff, in one transaction. Repeats of the same request have no effect;
 * the same key with other content is rejected (`requests.key-counts-once`). A suspected bot's is
 * saved for staff without sending any message (`leads.spam-quarantined`).
 */
export async function submitApplication(
  platform: Platform,
  actor: Actor,
  submit: SubmitApplication,
): Promise<Submitted | KeyReused> {
  authorize(canApply(actor));
  const { application, requestKey: key } = submit;
  const once = { scope: "application", key, body: application, repeat: replayResponse };
  return inTransactionOnce<Submitted>(platform, once, async (work, remember) => {
    const id = newId(work.now.getTime());
    const takenInBy = isStaff(actor) ? actor : null;
    const suspicion = takenInBy ? null : detectSpamApplication(application, submit.honeypot);
    await work.tx.insert(revenueShareApplications).values({
      ...(fromRecord(revenueShareApplications, application) as NewRow),
      id,
      phoneE164: normalizePhone(application.phone),
      suspicion,
      createdAt: work.now,
      updatedAt: work.now,
    });
    remember(id);

    work.record(applicationSubmitted, { applicationId: id });
    recordAttribution(work, "application", id, submit.attribution);
    if (takenInBy) {
      await recordChange(work, takenInBy, {
        action: "application.add",
        entity: "revenue_share_application",
        entityId: id,
        before: null,
        after: { status: "pending" },
      });
    }
    const about = { subjectId: id, params: { applicationId: id } };
    if (suspicion === null) {
      await queueEmail(work, applicationReceived, {
        ...about,
        to: application.email,
        cause: `application-received:${id}`,
      });
      await queueEmail(work, applicationAlert, {
        ...about,
        to: platform.settings.contactEmail,
        cause: `application-alert:${id}`,
      });
    }
    return { ok: true, id, repeated: false };
  });
}

const replayResponse = async (_work: unknown, id: string): Promise<Submitted> => ({
  ok: true,
  id,
  repeated: true,
});
