import { customType, index, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";

/** Byte order, so sorting and prefixes work the same on every server. */
const bytes = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * For each word, the live pages that contain it, in the directory's order. Maintained by triggers on
 * `seo_pages` (docs/decisions/012-directory-search.md). The empty word lists every page, and "TX" every
 * page in Texas.
 */
export const directoryEntries = pgTable(
  "directory_entries",
  {
    word: bytes("word").notNull(),
    citySlug: bytes("city_slug").notNull(),
    state: bytes("state").notNull(),
    service: bytes("service").notNull(),
    /** City and business name as words, so a scan of one list can match other words. */
    searchText: bytes("search_text").notNull(),
  },
  (table) => [
    index("directory_entries_in_order").on(
      table.word,
      table.citySlug,
      table.state,
      table.service,
      table.searchText,
    ),
    uniqueIndex("directory_entries_of_service").on(
      table.word,
      table.service,
      table.citySlug,
      table.state,
    ),
  ],
);

/**
 * Every word a page has or had, with each of its suffixes of three or more letters and with a leading
 * space. A word that contains "umb" has a suffix that begins with it; one that begins with "p" has an entry
 * that begins with " p".
 */
export const directoryWords = pgTable(
  "directory_words",
  { ending: bytes("ending").notNull(), word: bytes("word").notNull() },
  (table) => [primaryKey({ columns: [table.ending, table.word] })],
);
