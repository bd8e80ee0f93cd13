import { readAmount } from "~/platform/csv/csv-cells.ts";
import type { SourceKind } from "./lead-sources.ts";
import type { DeliveredField } from "./read-delivery.ts";
import { readChargeState } from "./source-fields.ts";
import type { ChargeState } from "./source-leads.ts";

/** A label without spaces, case, and marks: "Lead price" is leadprice. */
const plain = (label: string) => label.toLowerCase().replace(/[^a-z]/g, "");

/** How sources name what a lead costs. "fee": HomeAdvisor JSON lead feed, read 2026-11-27. */
const chargeLabels = new Set([
  ...["fee", "price", "cost", "charge", "leadfee", "leadprice", "leadcost", "leadcharge"],
  ...["costperlead", "amountcharged", "chargeamount", "pricepaid"],
]);

const maxCents = 10_000_000;

export type Charge = { costCents: number | null; chargeState: ChargeState | null };

/**
 * What a source charged for a lead. Google says only whether it charged, so the price is the source's own;
 * a lead that wasn't charged costs nothing.
 */
export function chargeOf(
  { kind, costCents }: { kind: SourceKind; costCents: number | null },
  fields: readonly DeliveredField[],
): Charge {
  const chargeState = readChargeState(kind, fields);
  if (kind !== "google_local") return { costCents: readCharge(kind, fields), chargeState };
  return { costCents: chargeState === "not_charged" ? 0 : costCents, chargeState };
}

/**
 * What a delivery says the lead costs, in cents; null if it doesn't say. Anyone can send a website's
 * form, so its fields aren't a price.
 */
export function readCharge(kind: SourceKind, fields: readonly DeliveredField[]): number | null {
  if (kind === "website_form") return null;
  for (const { label, value } of fields) {
    if (!chargeLabels.has(plain(label))) continue;
    const amount = readAmount(value);
    const isDollars = amount && (amount.currency === null || amount.currency === "USD");
    if (isDollars && amount.cents >= 0 && amount.cents <= maxCents) return amount.cents;
  }
  return null;
}

/** Labels of the number of other businesses that got the lead, and of all that got it. */
const otherLabels = new Set([
  "sentto",
  "sharedwith",
  "soldto",
  "otherpros",
  "competitors",
  "numberofcompetitors",
]);
const everyone = new Set([
  ...[
    "matchedpros",
    "matches",
    "matchcount",
    "nummatches",
    "numberofmatches",
    "numberofpros",
    "prosmatched",
  ],
]);
const inText = /\b(?:sent|sold|shared|matched) (?:to|with) (\d{1,3}) other\b/i;

/** How many other businesses got the same lead; null if the delivery doesn't say. */
export function readOthers(fields: readonly DeliveredField[]): number | null {
  for (const { label, value } of fields) {
    const count = /^\d{1,3}$/.test(value.trim()) ? Number(value) : null;
    if (count !== null && otherLabels.has(plain(label))) return count;
    if (count !== null && everyone.has(plain(label))) return Math.max(0, count - 1);
    const amountText = inText.exec(value)?.[1];
    if (amountText) return Number(amountText);
  }
  return null;
}
