import { eq, inArray } from "drizzle-orm";
import type { Reader } from "~/platform/database/database.server.ts";
import { senders, trackedNumbers } from "../senders.tables.server.ts";

/** The business a number belongs to, and the page and source if it is tracked. */
export type NumberOwner = { contractorId: string; pageId: string | null; source: string | null };

/** @param phone in E.164 @returns null if no business here has this number */
export async function findNumberOwner(
  database: Reader,
  phone: string,
): Promise<NumberOwner | null> {
  const [own] = await database
    .select({ contractorId: senders.contractorId })
    .from(senders)
    .where(eq(senders.phone, phone));
  if (own) return { ...own, pageId: null, source: null };
  const [tracked] = await database
    .select({
      contractorId: trackedNumbers.contractorId,
      pageId: trackedNumbers.pageId,
      source: trackedNumbers.source,
    })
    .from(trackedNumbers)
    .where(eq(trackedNumbers.phone, phone));
  return tracked ?? null;
}

/** Which of these numbers belong to businesses here; in E.164. */
export async function findOwnedNumbers(
  database: Reader,
  phones: readonly string[],
): Promise<ReadonlySet<string>> {
  if (phones.length === 0) return new Set();
  const wanted = [...phones];
  const own = await database
    .select({ phone: senders.phone })
    .from(senders)
    .where(inArray(senders.phone, wanted));
  const tracked = await database
    .select({ phone: trackedNumbers.phone })
    .from(trackedNumbers)
    .where(inArray(trackedNumbers.phone, wanted));
  return new Set([...own, ...tracked].flatMap(({ phone }) => phone ?? []));
}
