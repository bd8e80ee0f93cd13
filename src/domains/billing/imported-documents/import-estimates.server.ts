import { inArray } from "drizzle-orm";
import { hashDocument } from "~/domains/billing/documents.server.ts";
import {
  type EstimateDocument,
  rangeOf,
} from "~/domains/billing/job-estimates/estimate-document.ts";
import {
  jobEstimates,
  jobEstimateVersions,
} from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import {
  defaultExpirationDays,
  type EstimateContent,
} from "~/domains/billing/job-estimates/job-estimates.ts";
import { addDays, type LocalDay, momentOn } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { Removal } from "./import-invoices.server.ts";
import {
  type DocumentToImport,
  type ImportedDocument,
  type ImportTarget,
  messageOf,
  notLater,
  personOf,
  priceOf,
} from "./imported-document.ts";
import { countFromLast, findBusiness, numbersOf } from "./imported-numbers.server.ts";

export type EstimateToImport = DocumentToImport & {
  state: "draft" | "sent" | "accepted" | "declined";
  createdOn: LocalDay;
  sentOn: LocalDay | null;
  answeredOn: LocalDay | null;
  expiresOn: LocalDay | null;
};

/**
 * Adds another program's estimates in their current state. Sends nothing and records no signature.
 */
export async function importEstimates(
  work: UnitOfWork,
  target: ImportTarget,
  documents: readonly EstimateToImport[],
): Promise<ImportedDocument[]> {
  if (documents.length === 0) return [];
  const { tx, now } = work;
  const { contractorId, zone, program } = target;
  const business = await findBusiness(work, contractorId);
  const numbers = await numbersOf(
    work,
    contractorId,
    "estimate",
    documents.map(({ number }) => number),
  );
  const at12 = (day: LocalDay) => notLater(momentOn(zone, day, 12 * 60), now);
  const rows = documents.map((one, at) => {
    const { state, createdOn, sentOn, answeredOn } = one;
    const isSent = state !== "draft";
    const expiresOn = one.expiresOn ?? addDays(sentOn ?? createdOn, defaultExpirationDays);
    const { lines, ...terms } = priceOf(one);
    const content: EstimateContent = {
      options: [{ name: "Estimate", lines }],
      ...terms,
      deposit: null,
      expiresOn,
      message: messageOf(one, numbers[at]?.remark ?? null, program),
    };
    const createdAt = at12(createdOn);
    const answeredAt = answeredOn === null ? null : at12(answeredOn);
    return {
      ...personOf(one),
      id: newId(createdAt.getTime()),
      contractorId,
      number: numbers[at]?.number ?? 0,
      state,
      content,
      ...rangeOf(content),
      version: isSent ? 1 : 0,
      sentRevision: isSent ? 1 : null,
      offeredUntil: isSent ? expiresOn : null,
      sentAt: isSent ? at12(sentOn ?? createdOn) : null,
      answeredAt: isSent ? answeredAt : null,
      createdAt,
      updatedAt: now,
    };
  });
  await tx.insert(jobEstimates).values(rows);
  const versions = rows.flatMap(
    ({ id, number, version, customerName, address, what, content }, at) => {
      const one = documents[at];
      if (version === 0 || !one) return [];
      const document: EstimateDocument = {
        number,
        version,
        day: one.sentOn ?? one.createdOn,
        business,
        customer: { name: customerName, address },
        what,
        content,
      };
      const documentHash = hashDocument(document);
      return [{ estimateId: id, version, contractorId, document, documentHash, createdAt: now }];
    },
  );
  if (versions.length > 0) await tx.insert(jobEstimateVersions).values(versions);
  return rows.map(({ id }, at) => ({ id, remark: numbers[at]?.remark ?? null }));
}

/**
 * Removes estimates that an import added, except those that someone sent, viewed, or changed since.
 * @returns the ids of those that weren't removed
 */
export async function removeImportedEstimates(
  work: UnitOfWork,
  { contractorId, ids, since }: Removal,
): Promise<Set<string>> {
  const { tx } = work;
  const found = await tx
    .select({
      id: jobEstimates.id,
      updatedAt: jobEstimates.updatedAt,
      viewedAt: jobEstimates.viewedAt,
      version: jobEstimates.version,
    })
    .from(jobEstimates)
    .where(inArray(jobEstimates.id, [...ids]))
    .orderBy(jobEstimates.id)
    .for(...lockRows(jobEstimates));
  const isUsed = (one: (typeof found)[number]) =>
    one.updatedAt > since || one.viewedAt !== null || one.version > 1;
  const unused = found.filter((one) => !isUsed(one)).map(({ id }) => id);
  if (unused.length > 0) {
    await tx.delete(jobEstimates).where(inArray(jobEstimates.id, unused));
    await countFromLast(work, contractorId, "estimate");
  }
  return new Set(found.filter(isUsed).map(({ id }) => id));
}
