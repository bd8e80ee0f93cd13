import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { jobEstimateWithdrawn } from "~/domains/billing/billing.events.ts";
import { canWriteEstimates } from "~/domains/billing/billing.policy.ts";
import { saveReceivedPictures } from "~/domains/schedule/index.server.ts";
import { fullMessage } from "~/domains/schedule/index.ts";
import { type Actor, authorize, isMember, photoMessages } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { extensionOf } from "~/platform/validation/fields.ts";
import { rangeOf } from "./estimate-document.ts";
import { selectPhotos } from "./estimate-photos.server.ts";
import { lockEstimate } from "./find-estimates.server.ts";
import { jobEstimates } from "./job-estimates.tables.server.ts";
import { maxPhotos } from "./job-estimates.ts";
import type { TypedEstimate } from "./typed-estimate.ts";
import { validateEstimateForm } from "./validate-estimate-form.ts";

const messages = { ...photoMessages, not_possible: fullMessage };
const someIds = z.array(z.uuid()).min(1).max(maxPhotos);

export type EstimateSaved = Result<
  { revision: number },
  Refused<"not_found" | "already_done" | "changed_elsewhere"> | Invalid
>;

/**
 * Saves the fields of an estimate of the actor's business unless it is accepted. The customer's
 * version stays the same until it is sent again. The caller passes the revision they saw: if
 * someone saved in the meantime, nothing changes and they get an error.
 */
export async function saveJobEstimate(
  platform: Platform,
  actor: Actor,
  { estimateId, revision, typed }: { estimateId: string; revision: number; typed: TypedEstimate },
): Promise<EstimateSaved> {
  authorize(canWriteEstimates(actor));
  const unkept = await saveSelectedPhotos(platform, actor, estimateId, typed.photos ?? []);
  if (unkept) return unkept;
  return inTransaction(platform, async (work): Promise<EstimateSaved> => {
    const estimate = await lockEstimate(work, actor.contractorId, estimateId);
    if (!estimate) return { ok: false, code: "not_found" };
    if (estimate.state === "accepted") return { ok: false, code: "already_done" };
    const checked = validateEstimateForm(typed);
    if (!checked.ok) return checked;
    const {
      customer_name: customerName,
      phone,
      email,
      what,
      address,
      content: price,
    } = checked.value;
    const photos = await selectPhotos(work.tx, estimate.leadId, typed.photos ?? []);
    if (!photos.ok) return photos;
    const content = photos.value.length > 0 ? { ...price, photos: photos.value } : price;
    const phoneExtension = extensionOf(checked.value);
    const next = { customerName, phone, phoneExtension, email, what, address, content };
    const current = {
      customerName: estimate.customerName,
      phone: estimate.phone,
      phoneExtension: estimate.phoneExtension,
      email: estimate.email,
      what: estimate.what,
      address: estimate.address,
      content: estimate.content,
    };
    // Also after a double click.
    if (isDeepStrictEqual(current, next)) return { ok: true, revision: estimate.revision };
    if (estimate.revision !== revision) return { ok: false, code: "changed_elsewhere" };
    await work.tx
      .update(jobEstimates)
      .set({ ...next, ...rangeOf(content), revision: revision + 1, updatedAt: work.now })
      .where(eq(jobEstimates.id, estimateId));
    return { ok: true, revision: revision + 1 };
  });
}

/**
 * Saves photos that the customer sent as photos of the lead once they are selected on its estimate.
 * Runs outside the saving transaction, since photos take time.
 * @returns why a photo couldn't be saved; null if all were
 */
async function saveSelectedPhotos(
  platform: Platform,
  actor: Actor,
  estimateId: string,
  ids: readonly string[],
): Promise<Invalid | null> {
  authorize(canWriteEstimates(actor));
  // A program can't change photos, so the estimate's saved ones are used.
  if (!isMember(actor)) return null;
  const copyIds = someIds.safeParse(ids);
  if (!copyIds.success) return null;
  const [estimate] = await platform.database.query
    .select({ leadId: jobEstimates.leadId })
    .from(jobEstimates)
    .where(and(eq(jobEstimates.id, estimateId), eq(jobEstimates.contractorId, actor.contractorId)));
  if (!estimate?.leadId) return null;
  const wanted = { leadId: estimate.leadId, copyIds: copyIds.data };
  const saved = await saveReceivedPictures(platform, actor, wanted);
  return saved.ok ? null : invalid({ photos: messages[saved.code] });
}

/** Deletes an estimate that was never sent. */
export async function deleteJobEstimate(
  platform: Platform,
  actor: Actor,
  estimateId: string,
): Promise<Result<object, Refused<"not_found" | "not_possible">>> {
  authorize(canWriteEstimates(actor));
  return inTransaction(platform, async (work) => {
    const estimate = await lockEstimate(work, actor.contractorId, estimateId);
    if (!estimate) return { ok: false, code: "not_found" };
    if (estimate.version > 0) return { ok: false, code: "not_possible" };
    await work.tx
      .delete(jobEstimates)
      .where(and(eq(jobEstimates.id, estimateId), eq(jobEstimates.version, 0)));
    return { ok: true };
  });
}

/**
 * Voids an estimate that its customer hasn't responded to: its page is unavailable until it is sent
 * again. Idempotent.
 */
export async function withdrawJobEstimate(
  platform: Platform,
  actor: Actor,
  estimateId: string,
): Promise<Result<object, Refused<"not_found" | "already_done" | "not_possible">>> {
  authorize(canWriteEstimates(actor));
  const { contractorId } = actor;
  return inTransaction(platform, async (work) => {
    const estimate = await lockEstimate(work, contractorId, estimateId);
    if (!estimate) return { ok: false, code: "not_found" };
    if (estimate.state === "accepted") return { ok: false, code: "already_done" };
    if (estimate.state === "withdrawn") return { ok: true };
    if (estimate.state !== "sent") return { ok: false, code: "not_possible" };
    await work.tx
      .update(jobEstimates)
      .set({ state: "withdrawn", remindAt: null, updatedAt: work.now })
      .where(eq(jobEstimates.id, estimateId));
    const { leadId } = estimate;
    work.record(jobEstimateWithdrawn, { estimateId, contractorId, leadId });
    return { ok: true };
  });
}
