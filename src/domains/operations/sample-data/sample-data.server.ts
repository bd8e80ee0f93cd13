import { and, count, eq } from "drizzle-orm";
import { revenueShareParticipants } from "~/domains/growth/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { isSampleRecipient } from "~/domains/messaging/index.ts";
import { canReadSampleData, canRemoveSampleData } from "~/domains/operations/operations.policy.ts";
import { normalizeStoredPhones } from "~/domains/operations/phone-numbers/normalize-stored-phones.server.ts";
import { eraseContractorWithin } from "~/domains/operations/privacy/erase-person.server.ts";
import {
  markSample,
  recordChange,
  sampleRecords,
  unmarkSamples,
} from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  type SampleCounts,
  type SampleKind,
  type Signatory,
  sampleKinds,
} from "~/domains/shared/index.ts";
import { directoryTag } from "~/domains/storefront/index.ts";
import {
  isSampleDataLoaded,
  recordSampleDataRemoved,
} from "~/platform/accounts/installation.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** Counts the sample data. */
export async function readSampleData(platform: Platform, actor: Actor): Promise<SampleCounts> {
  authorize(canReadSampleData(actor));
  const rows = await platform.database.query
    .select({ kind: sampleRecords.kind, rows: count() })
    .from(sampleRecords)
    .groupBy(sampleRecords.kind);
  const rowsByKind = new Map(rows.map((row) => [row.kind, row.rows]));
  return Object.fromEntries(
    sampleKinds.map((kind) => [kind, rowsByKind.get(kind) ?? 0]),
  ) as SampleCounts;
}

/** Maximum records deleted per transaction, by kind. A business gets its own transaction. */
const batchSizes: Record<SampleKind, number> = {
  contractor: 1,
  application: 100,
  affiliate: 100,
  estimate: 100,
  inbound_mail: 100,
};

/**
 * Deletes the sample data in short transactions, audited. After an interruption, the next call continues.
 * Real data stays, except requests that were sent to a sample business.
 * @returns how much there was
 */
export async function removeSampleData(platform: Platform, actor: Actor): Promise<SampleCounts> {
  authorize(canRemoveSampleData(actor));
  await normalizeStoredPhones(platform);
  await markOpenedAccounts(platform);
  const sampleData = await readSampleData(platform, actor);
  for (const kind of sampleKinds) {
    while (await removeSome(platform, actor, kind));
  }
  const isAny = Object.values(sampleData).some((rows) => rows > 0);
  // A removal that was interrupted just before its end only has this step left.
  if (!isAny && !(await isSampleDataLoaded(platform.database.query))) return sampleData;
  await inTransaction(platform, async (work) => {
    await recordSampleDataRemoved(work.tx);
    await work.dropPages("site", directoryTag);
    await recordChange(work, actor, {
      action: "sample_data.remove",
      entity: "installation",
      entityId: "sample_data",
      before: sampleData,
      after: null,
    });
  });
  return sampleData;
}

/** Earlier versions did not mark the account that the approval of a sample application opened. */
async function markOpenedAccounts(platform: Platform): Promise<void> {
  await inTransaction(platform, async ({ tx }) => {
    const participants = await tx
      .select({ id: contractorAccounts.id, email: contractorAccounts.email })
      .from(revenueShareParticipants)
      .innerJoin(
        sampleRecords,
        and(
          eq(sampleRecords.kind, "application"),
          eq(sampleRecords.id, revenueShareParticipants.applicationId),
        ),
      )
      .innerJoin(
        contractorAccounts,
        eq(contractorAccounts.id, revenueShareParticipants.contractorId),
      );
    const samples = participants.filter(({ email }) => isSampleRecipient("email", email));
    await markSample(
      tx,
      "contractor",
      samples.map(({ id }) => id),
    );
  });
}

/** @returns whether there may be more of the kind */
async function removeSome(
  platform: Platform,
  actor: Signatory,
  kind: SampleKind,
): Promise<boolean> {
  const ofKind = eq(sampleRecords.kind, kind);
  const { query } = platform.database;
  const rows = await query.select().from(sampleRecords).where(ofKind).limit(batchSizes[kind]);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return false;
  await inTransaction(platform, async (work) => {
    if (kind === "contractor") await eraseBusinesses(work, platform, actor, ids);
    else await eraserOf(platform, kind)(work.tx, ids);
    await unmarkSamples(work.tx, ids);
  });
  return true;
}

/** @throws if no domain declares how samples of a kind are deleted */
function eraserOf({ personalData }: Platform, kind: SampleKind) {
  const [erase] = personalData.flatMap(({ samples }) => samples?.[kind] ?? []);
  if (!erase) throw new Error(`No feature deletes sample records of the kind ${kind}`);
  return erase;
}

async function eraseBusinesses(
  work: UnitOfWork,
  platform: Platform,
  actor: Signatory,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    // Staff may have changed it to a real address: that person's data isn't sample data.
    await eraseContractorWithin(work, platform, actor, id, {
      suppresses: false,
      ownsAddress: isSampleRecipient,
    });
    for (const { business } of platform.personalData) await business?.eraseRecords?.(work.tx, id);
  }
}
