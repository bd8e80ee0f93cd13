import { eq } from "drizzle-orm";
import { applicationConfirmed, applicationSubmitted } from "~/domains/growth/growth.events.ts";
import { canApply } from "~/domains/growth/growth.policy.ts";
import {
  applicationAlert,
  applicationReceived,
} from "~/domains/growth/revenue-share/revenue-share.emails.server.ts";
import type { Application } from "~/domains/growth/revenue-share/revenue-share.schema.ts";
import { revenueShareApplications } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { recordAttribution, recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, type Attribution, authorize, isStaff } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { fromRecord } from "~/platform/database/select-rows.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { readApplicationLink } from "./application-link.server.ts";
import { detectSpamApplication } from "./application-suspicion.ts";

export type SubmitApplication = {
  application: Application;
  /** Idempotency key: the same for a double click or a retry. */
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
    const enteredBy = isStaff(actor) ? actor : null;
    const suspicion = enteredBy ? null : detectSpamApplication(application, submit.honeypot);
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
    if (enteredBy) {
      await recordChange(work, enteredBy, {
        action: "application.add",
        entity: "revenue_share_application",
        entityId: id,
        before: null,
        after: { status: "pending" },
      });
    }
    const subject = { subjectId: id, params: { applicationId: id } };
    if (suspicion === null) {
      await queueEmail(work, applicationReceived, {
        ...subject,
        to: application.email,
        cause: `application-received:${id}`,
      });
      await queueEmail(work, applicationAlert, {
        ...subject,
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

export type LinkState = "open" | "already_confirmed" | "link_expired";

/** The state of a confirmation link. Changes nothing. */
export async function findConfirmation(platform: Platform, token: string): Promise<LinkState> {
  const id = readApplicationLink(platform, token);
  if (!id) return "link_expired";
  const [application] = await platform.database.query
    .select()
    .from(revenueShareApplications)
    .where(eq(revenueShareApplications.id, id));
  return stateOf(application);
}

/**
 * Confirms the applicant's email address, once: only then can an approval attach to an account with
 * that address.
 */
export async function confirmApplication(
  platform: Platform,
  token: string,
): Promise<Result<object, Refused<"link_expired">>> {
  const id = readApplicationLink(platform, token);
  if (!id) return { ok: false, code: "link_expired" };
  return inTransaction(platform, async ({ tx, now, record }) => {
    const [application] = await tx
      .select()
      .from(revenueShareApplications)
      .where(eq(revenueShareApplications.id, id))
      .for(...lockRows(revenueShareApplications));
    if (stateOf(application) !== "open") return { ok: false, code: "link_expired" };
    await tx
      .update(revenueShareApplications)
      .set({ emailConfirmedAt: now, updatedAt: now })
      .where(eq(revenueShareApplications.id, id));
    record(applicationConfirmed, { applicationId: id });
    return { ok: true };
  });
}

function stateOf(application: typeof revenueShareApplications.$inferSelect | undefined): LinkState {
  if (!application || application.applicationStatus === "rejected") return "link_expired";
  return application.emailConfirmedAt ? "already_confirmed" : "open";
}
