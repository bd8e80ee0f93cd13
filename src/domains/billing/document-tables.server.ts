import { or, type SQL, sql } from "drizzle-orm";
import { isNumberLike } from "~/domains/shared/index.server.ts";
import { containsAll } from "~/platform/database/conditions.server.ts";
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
  const { customerName, what, address, email } = table;
  const isInText = containsAll([customerName, what, address, email], words);
  return or(byNumber, isNumberLike(table.phone, text), isInText);
}
