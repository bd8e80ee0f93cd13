import { isDeepStrictEqual } from "node:util";
import { and, eq, isNotNull } from "drizzle-orm";
import { scheduleTurn } from "~/domains/follow-ups/enrollments/manage-enrollments.server.ts";
import { lockBusinessRow } from "~/domains/identity/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  authorOf,
  hasAccessToBusiness,
  type Signatory,
} from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canControlFollowUp } from "../follow-ups.policy.ts";
import { enrollments, sequences } from "../follow-ups.tables.server.ts";
import {
  findSequence,
  firstContactTag,
  type SequenceVersion,
  standardAuthor,
  withCurrentTexts,
} from "./find-sequence.server.ts";

/** A business's sequence for a service, and the version the editor loaded; 0 for none. */
export type EditedSequence = { contractorId: string; service: string; expected: number };
/** The steps, and the channels the business uses for this service. */
export type SequenceContent = Pick<SequenceVersion, "steps" | "channels">;
export type SavedSequence = Result<{ version: number }, Refused<"not_found" | "changed_elsewhere">>;

/**
 * Saves a new version of a business's sequence for a service. Rejected if someone else saved in the
 * meantime. Unsent steps follow it from now on. Audited.
 */
export async function saveSequence(
  platform: Platform,
  actor: Actor,
  edited: EditedSequence,
  content: SequenceContent,
): Promise<SavedSequence> {
  authorize(canControlFollowUp(actor));
  return inTransaction(platform, (work) => write(work, actor, edited, () => content));
}

/** Saves a copy of an old version as a new version (`follow-ups.editor`). Audited. */
export async function restoreSequence(
  platform: Platform,
  actor: Actor,
  edited: EditedSequence,
  version: number,
): Promise<SavedSequence> {
  authorize(canControlFollowUp(actor));
  return inTransaction(platform, (work) =>
    write(work, actor, edited, async () => {
      const { contractorId, service } = edited;
      const [old] = await work.tx
        .select()
        .from(sequences)
        .where(
          and(
            eq(sequences.contractorId, contractorId),
            eq(sequences.service, service),
            eq(sequences.version, version),
          ),
        );
      return old ? withCurrentTexts(old) : null;
    }),
  );
}

async function write(
  work: UnitOfWork,
  actor: Actor & Signatory,
  { contractorId, service, expected }: EditedSequence,
  makeContent: () => SequenceContent | null | Promise<SequenceContent | null>,
): Promise<SavedSequence> {
  const { tx, now } = work;
  if (
    !hasAccessToBusiness(actor, contractorId) ||
    !(await lockBusiness(work, contractorId, service))
  ) {
    return { ok: false, code: "not_found" };
  }
  const latest = await findSequence(tx, contractorId, service);
  const before = latest?.version ?? 0;
  // A first lead may have saved the standard sequence that the editor showed.
  const isShown = before === expected || (expected === 0 && latest?.author === standardAuthor);
  if (!isShown) return { ok: false, code: "changed_elsewhere" };
  const content = await makeContent();
  if (!content) return { ok: false, code: "not_found" };
  if (latest && isSame(latest, content)) return { ok: true, version: before };
  const version = before + 1;
  const { steps, channels } = content;
  const author = authorOf(actor);
  const [saved] = await tx
    .insert(sequences)
    .values({ contractorId, service, version, steps, channels, author, createdAt: now })
    .onConflictDoNothing()
    .returning({ version: sequences.version });
  // The first lead concurrently saved what the editor showed.
  if (!saved) return write(work, actor, { contractorId, service, expected }, makeContent);
  await recordChange(work, actor, {
    action: "sequence.save",
    entity: "contractor",
    entityId: contractorId,
    before: { service, version: before },
    after: {
      service,
      version,
      steps: steps.length,
      texts: channels.sms,
      mails: channels.email,
      calls: channels.voicemail ?? false,
    },
  });
  await work.refreshPages(firstContactTag(contractorId));
  await recheckSequenceHolds(work, contractorId, service);
  return { ok: true, version };
}

function isSame(a: SequenceContent, b: SequenceContent): boolean {
  // The database returns JSON keys in a different order.
  return isDeepStrictEqual(a.steps, b.steps) && isDeepStrictEqual(a.channels, b.channels);
}

/** Serializes concurrent edits. @returns whether the business has a page for the service */
async function lockBusiness(
  work: UnitOfWork,
  contractorId: string,
  service: string,
): Promise<boolean> {
  const hasBusiness = await lockBusinessRow(work, contractorId);
  const [page] = await work.tx
    .select({ id: seoPages.id })
    .from(seoPages)
    .where(and(eq(seoPages.contractorId, contractorId), eq(seoPages.service, service)))
    .limit(1);
  return hasBusiness && page !== undefined;
}

/** Rechecks the sequence's enrollments right away, since a step may now be due earlier. */
async function recheckSequenceHolds(
  work: UnitOfWork,
  contractorId: string,
  service: string,
): Promise<void> {
  const { tx, now } = work;
  // Same lock order as sending: the turn before the sequence.
  await scheduleTurn(work, contractorId, now);
  await tx
    .update(enrollments)
    .set({ checkAt: now, updatedAt: now })
    .where(
      and(
        eq(enrollments.contractorId, contractorId),
        eq(enrollments.service, service),
        isNotNull(enrollments.checkAt),
      ),
    );
}
