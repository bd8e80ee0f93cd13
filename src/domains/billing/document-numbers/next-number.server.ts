import { sql } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { documentNumbers, type numberedKinds } from "./document-numbers.tables.server.ts";

const first = 1001;

/**
 * The next number for a business's documents of this kind, in the caller's transaction. Concurrent
 * callers wait for it to end, and a rollback creates no gap.
 */
export async function nextNumber(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  kind: (typeof numberedKinds)[number],
): Promise<number> {
  const [row] = await tx
    .insert(documentNumbers)
    .values({ contractorId, kind, last: first })
    .onConflictDoUpdate({
      target: [documentNumbers.contractorId, documentNumbers.kind],
      set: { last: sql`${documentNumbers.last} + 1` },
    })
    .returning({ last: documentNumbers.last });
  if (!row) throw new Error("No number assigned to the document");
  return row.last;
}
