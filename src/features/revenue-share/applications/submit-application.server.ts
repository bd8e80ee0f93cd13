import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Actor, authorize, isStaff } from "~/features/access/actor.ts";
import type { Attribution } from "~/features/attribution/attribution.ts";
import { recordAttribution } from "~/features/attribution/record-attribution.server.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { fromRecord } from "~/platform/database/records.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hashToken } from "~/platform/secrets.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { applicationAlert, applicationReceived } from "../revenue-share.emails.server.ts";
import { applicationSubmitted } from "../revenue-share.events.ts";
import { canApply } from "../revenue-share.policy.ts";
import type { Application } from "../revenue-share.schema.ts";
import { revenueShareApplications } from "../revenue-share.tables.server.ts";
import { suspicionOfApplication } from "./application-suspicion.ts";

export type SubmitApplication = {
  application: Application;
  /** The same for a double click or a retry. */
  requestKey: string | null;
  /** What stands in the field that people cannot see. */
  honeypot: string;
  attribution: Attribution | null;
};

export type Submitted =
  | { ok: true; id: string; repeated: boolean }
  | { ok: false; code: "key_reused" };

type NewRow = typeof revenueShareApplications.$inferInsert;

/**
 * Takes in an application (`revenue-share.application`): the row, how its sender came here, a confirmation
 * to the applicant and an alert to staff, in one transaction. The same request sent again makes one
 * of each; the same key with other words is refused (`fault.double-click`, `fault.lost-answer`). One that looks like a bot's is
 * kept for staff and nobody is written to (`leads.spam-quarantined`).
 */
export async function submitApplication(
  platform: Platform,
  actor: Actor,
  submit: SubmitApplication,
): Promise<Submitted> {
  authorize(canApply(actor));
  const { application } = submit;
  const requestKey = submit.requestKey && hashToken(submit.requestKey);
  const requestHash = createHash("sha256").update(JSON.stringify(application)).digest("hex");
  return inTransaction(platform, async (work) => {
    const id = newId(work.now.getTime());
    const takenInBy = isStaff(actor) ? actor : null;
    const suspicion = takenInBy ? null : suspicionOfApplication(application, submit.honeypot);
    const [added] = await work.tx
      .insert(revenueShareApplications)
      .values({
        ...(fromRecord(revenueShareApplications, application) as NewRow),
        id,
        phoneE164: normalizePhone(application.phone),
        requestKey,
        requestHash,
        suspicion,
        createdAt: work.now,
        updatedAt: work.now,
      })
      .onConflictDoNothing({ target: revenueShareApplications.requestKey })
      .returning({ id: revenueShareApplications.id });
    if (!added) return findEarlier(work.tx, requestKey ?? "", requestHash);

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

async function findEarlier(tx: Transaction, key: string, hash: string): Promise<Submitted> {
  const { id, requestKey, requestHash } = revenueShareApplications;
  const [earlier] = await tx
    .select({ id, requestHash })
    .from(revenueShareApplications)
    .where(eq(requestKey, key));
  if (!earlier) throw new Error("The application was neither saved nor found");
  if (earlier.requestHash !== hash) return { ok: false, code: "key_reused" };
  return { ok: true, id: earlier.id, repeated: true };
}
