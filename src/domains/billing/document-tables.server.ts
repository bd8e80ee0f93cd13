import { and, ilike, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isNumberLike } from "~/domains/shared/index.server.ts";
import { containing } from "~/platform/database/conditions.server.ts";
import type { invoices } from "./invoices/invoices.tables.server.ts";
import type { jobEstimates } from "./job-estimates/job-estimates.tables.server.ts";

type Document = typeof invoices | typeof jobEstimates;

const maxWords = 8;

/**
 * Matches a document by its number ("INV-1001" or "1001"), its phone number, or by words that are
 * all in its customer, description, address, or email.
 */
export function matchesDocument(
  table: Document,
  text: string,
  prefix: "inv" | "e",
): SQL | undefined {
  const words = text.split(/\s+/).filter(Boolean).slice(0, maxWords);
  if (words.length === 0) return undefined;
  const [, named = "", digits = ""] = /^(inv|e)?[-# ]*(\d{1,9})$/i.exec(text.trim()) ?? [];
  const isNumber = digits !== "" && (named === "" || named.toLowerCase() === prefix);
  const byNumber = isNumber ? sql`${table.number} = ${Number(digits)}` : undefined;
  // "INV-1001" is a number and nothing else; "1001" may also be part of an address.
  if (byNumber && named !== "") return byNumber;
  const inText = words.map((word) => {
    const pattern = containing(word);
    const { customerName, what, address, email } = table;
    return or(...[customerName, what, address, email].map((column) => ilike(column, pattern)));
  });
  return or(byNumber, isNumberLike(table.phone, text), and(...inText));
}

type Sorted = {
  table: Document;
  contractorId: string;
  /** The sort expression of a table or its alias; not null, and with an index that ends in the id. */
  key: (row: RowColumns) => SQL | PgColumn;
  descending: boolean;
  /** The last row of the page before; null for the first page. */
  after: string | null;
};

/** Columns by their name in the database, of a table under any alias. */
type RowColumns = (name: string) => SQL;

/**
 * The order of a table's rows, and the rows after one of them: each page reads only its own part of
 * an index, however far down it is. No rows if the row it continues after is gone.
 */
export function sortedAfter({ table, contractorId, key, descending, after }: Sorted): {
  orderBy: SQL[];
  beyond: SQL | undefined;
} {
  const own: RowColumns = (name) => sql`${table}.${sql.identifier(name)}`;
  const seen: RowColumns = (name) => sql`seen.${sql.identifier(name)}`;
  const direction = sql.raw(descending ? "desc" : "asc");
  const orderBy = [sql`${key(own)} ${direction}`, sql`${own("id")} ${direction}`];
  if (after === null) return { orderBy, beyond: undefined };
  const last = sql`(select ${key(seen)} from ${table} as seen where seen.id = ${after} and seen.contractor_id = ${contractorId})`;
  const comparison = sql.raw(descending ? "<" : ">");
  return {
    orderBy,
    beyond: sql`(${key(own)}, ${own("id")}) ${comparison} (${last}, ${after}::uuid)`,
  };
}
