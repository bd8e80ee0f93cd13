import { eq, inArray } from "drizzle-orm";
import { deliverWebhook } from "~/domains/office/office.jobs.server.ts";
import { canDeliverWebhooks } from "~/domains/office/office.policy.ts";
import {
  contactSyncDeliveries,
  webhookDeliveries,
} from "~/domains/office/webhooks/webhooks.tables.server.ts";
import {
  type ContactSyncOperation,
  contactSyncEndpoint,
} from "~/domains/office/webhooks/webhooks.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { formSubmissions } from "~/domains/signup/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

type Save = { id: string; submissionId: string; operation: ContactSyncOperation; createdAt: Date };

/** Records a delivery for each save of a sign-up, in order, if the operator has a webhook. */
export function recordContactSync(
  work: UnitOfWork,
  recorded: readonly RecordedEvent<{ submissionId: string; isCompleted: boolean }>[],
  platform: Platform,
): Promise<void> {
  const saves = recorded.map(({ payload: { submissionId, isCompleted }, createdAt }) => ({
    id: newId(createdAt.getTime()),
    submissionId,
    operation: isCompleted ? ("FORM_COMPLETED" as const) : ("STEP_UPDATE" as const),
    createdAt,
  }));
  return queueSaves(work, platform, saves);
}

/** Adds deliveries for saves and enqueues the tasks that post them; erased submissions are skipped. */
export async function queueSaves(
  { tx, now, enqueue }: UnitOfWork,
  { settings }: Platform,
  saves: readonly Save[],
): Promise<void> {
  if (!settings.contactSync || saves.length === 0) return;
  const submissionIds = saves.map(({ submissionId }) => submissionId);
  const inserted = await tx
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(inArray(formSubmissions.id, submissionIds))
    .for(...lockRows(formSubmissions, "key share"));
  const ids = new Set(inserted.map(({ id }) => id));
  const rows = saves
    .filter(({ submissionId }) => ids.has(submissionId))
    .map(({ id, submissionId, operation, createdAt }) => ({
      id,
      endpointId: contactSyncEndpoint,
      event: operation,
      subjectId: submissionId,
      submissionId,
      nextAt: now,
      createdAt,
    }));
  if (rows.length === 0) return;
  await tx.insert(webhookDeliveries).values(rows);
  for (const { id } of rows) enqueue(deliverWebhook, { deliveryId: id, attempt: 0 });
}

/** Takes over a save that the previous version had not posted yet, under its ID. */
export async function migrateContactSync(
  platform: Platform,
  actor: Actor,
  { deliveryId }: { deliveryId: string },
): Promise<void> {
  authorize(canDeliverWebhooks(actor));
  await inTransaction(platform, async (work) => {
    const waiting = await work.tx
      .delete(contactSyncDeliveries)
      .where(eq(contactSyncDeliveries.id, deliveryId))
      .returning();
    await queueSaves(
      work,
      platform,
      waiting.filter(({ state }) => state !== "delivered"),
    );
  });
}
