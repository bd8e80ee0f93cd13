import { sql } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { directoryEntries, directoryWords } from "./search-index.tables.server.ts";

/**
 * The directory knows the words of all pages that ever were. Those that only these pages had are
 * forgotten, within the transaction that deleted the pages.
 */
export async function eraseWords(
  { tx }: Pick<UnitOfWork, "tx">,
  pages: readonly { city: string; businessName: string }[],
): Promise<void> {
  for (const { city, businessName } of pages) {
    await tx.execute(sql`
      delete from ${directoryWords} as known
      using unnest(string_to_array(btrim(directory_text(${city}, ${businessName})), ' ')) as gone
      where known.word = left(gone, 64) collate "C"
        and not exists (select from ${directoryEntries} as entry where entry.word = known.word)`);
  }
}
