import { sql } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { documentNumbers, type numberedKinds } from "./document-numbers.tables.server.ts";

const first = 1001;

/**
 * The next number of a business's documents of this kind, within the caller's transaction: whoever
 * comes at the same moment waits for its end, and what is rolled back leaves no gap.
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
