import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { lastingLinkToken, readCurrentLink } from "~/domains/shared/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { EstimateDocument } from "./job-estimates/estimate-document.ts";
import {
  documentNumbers,
  type numberedKinds,
} from "./job-estimates/job-estimates.tables.server.ts";

const first = 1001;

/**
 * The next number for a business's documents of this kind, in the caller's transaction. Concurrent
 * callers wait for it to end, and a rollback creates no gap.
 */
export async function nextNumber(
  work: Pick<UnitOfWork, "tx">,
  contractorId: string,
  kind: NumberedKind,
): Promise<number> {
  const [number] = await nextNumbers(work, contractorId, kind, 1);
  if (number === undefined) throw new Error("No number assigned to the document");
  return number;
}

type NumberedKind = (typeof numberedKinds)[number];

/** The next numbers for several documents in one query, ascending. */
export async function nextNumbers(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  kind: NumberedKind,
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  const [row] = await tx
    .insert(documentNumbers)
    .values({ contractorId, kind, last: first + count - 1 })
    .onConflictDoUpdate({
      target: [documentNumbers.contractorId, documentNumbers.kind],
      set: { last: sql`${documentNumbers.last} + ${count}` },
    })
    .returning({ last: documentNumbers.last });
  if (!row) throw new Error("No numbers assigned to the documents");
  return Array.from({ length: count }, (_, at) => row.last - count + 1 + at);
}

type Keys = Pick<Platform, "settings" | "fingerprint">;

const estimateLinks = "job-estimate";

/** The customer's link to view and accept an estimate. It is never stored. */
export async function estimateLink(keys: Keys, database: Reader, id: string): Promise<string> {
  const token = await lastingLinkToken(keys, database, estimateLinks, id);
  return new URL(`/e/${token}`, keys.settings.siteUrl).href;
}

/** The estimate id of a genuine link that hasn't been replaced, else null. */
export const readEstimateLink = (
  keys: Pick<Keys, "fingerprint">,
  database: Reader,
  token: string,
): Promise<string | null> => readCurrentLink(keys, database, estimateLinks, token);

const invoiceLinks = "invoice";

/** The token of an invoice's link. */
export const invoiceToken = (keys: Keys, database: Reader, id: string): Promise<string> =>
  lastingLinkToken(keys, database, invoiceLinks, id);

/** The customer's link to an invoice. It is never stored. */
export async function invoiceLink(keys: Keys, database: Reader, id: string): Promise<string> {
  const token = await invoiceToken(keys, database, id);
  return new URL(`/i/${token}`, keys.settings.siteUrl).href;
}

/** The invoice id of a genuine link that hasn't been replaced, else null. */
export const readInvoiceLink = (
  keys: Pick<Keys, "fingerprint">,
  database: Reader,
  token: string,
): Promise<string | null> => readCurrentLink(keys, database, invoiceLinks, token);

/**
 * The SHA-256 of a document (`estimates.versions`): of its JSON without whitespace and with sorted
 * keys, since the database doesn't preserve key order.
 */
export function hashDocument(document: EstimateDocument): string {
  return createHash("sha256").update(canonical(document)).digest("hex");
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`);
  return `{${members.join(",")}}`;
}
