import { customType, index, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";

/** Compared byte by byte, so that order and prefixes mean the same on every server. */
const bytes = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * For each word the list of live pages that have it, in the directory's order; triggers on
 * `seo_pages` write it (docs/decisions/012-directory-search.md). The list of the empty word holds
 * every page, that of "TX" every page in Texas.
 */
export const directoryEntries = pgTable(
  "directory_entries",
  {
    word: bytes("word").notNull(),
    citySlug: bytes("city_slug").notNull(),
    state: bytes("state").notNull(),
    service: bytes("service").notNull(),
    /** City and business name as words, so that walking one list can look for another word. */
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
 * Every word that a page has or had, by its endings of three letters or more, and with a blank in
 * front: a word that contains "umb" has an ending that begins with it, one that begins with "p" has
 * one that begins with " p".
 */
export const directoryWords = pgTable(
  "directory_words",
  { ending: bytes("ending").notNull(), word: bytes("word").notNull() },
  (table) => [primaryKey({ columns: [table.ending, table.word] })],
);
