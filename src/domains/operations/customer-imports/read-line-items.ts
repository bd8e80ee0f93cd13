import { readAmount } from "~/platform/csv/csv-cells.ts";

/** A line item in a cell: its quantity in thousandths, and its amount in cents. */
export type LineOfItem = { description: string; quantity: number; amountCents: number };

const maxItems = 40;
/** Maximum characters of an item, including spaces around it. */
const maxItem = 400;
/**
 * As Jobber writes them: "Labor (2, $150.00)" with the amount, or "Labor (2 @ $75.00)" with the
 * unit price.
 */
const item = /^(.{1,300}?)\s*\((\d{1,6}(?:\.\d{1,3})?)\s*(,|@|x)\s*(-?\$?[\d,.]{1,14})\)$/;

/** The items of a document's cell; null unless each has an amount. */
export function readLineItems(cell: string): LineOfItem[] | null {
  if (cell === "") return null;
  const lines: LineOfItem[] = [];
  for (const part of partsOf(cell)) {
    const [, description = "", quantityText = "", sign, amountText = ""] = item.exec(part) ?? [];
    const amount = readAmount(amountText);
    if (description === "" || !amount || amount.cents < 0) return null;
    const quantity = Math.round(Number(quantityText) * 1_000);
    if (quantity === 0) return null;
    const amountCents = sign === "," ? amount.cents : Math.round((amount.cents * quantity) / 1_000);
    lines.push({ description: description.slice(0, 200).trim(), quantity, amountCents });
  }
  return lines.length > 0 && lines.length <= maxItems ? lines : null;
}

/** An item ends at ")" followed by a separator: descriptions may contain commas and brackets. */
function partsOf(cell: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = cell.indexOf(")"); at >= 0; at = cell.indexOf(")", at + 1)) {
    // An item that would end even later is too long as well.
    if (at - from > maxItem) break;
    const rest = cell.slice(at + 1).trimStart();
    const isEnd = rest === "" || /^[,;\n|]/.test(rest);
    if (!isEnd || !item.test(cell.slice(from, at + 1).trim())) continue;
    parts.push(cell.slice(from, at + 1).trim());
    from = cell.length - rest.length + (rest === "" ? 0 : 1);
    if (parts.length > maxItems) break;
  }
  const remaining = cell.slice(from).trim();
  return remaining === "" ? parts : [...parts, remaining];
}
