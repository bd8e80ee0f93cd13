import { type GeoPoint, milesBetween } from "~/domains/shared/index.ts";
import { cellValue, readPhones } from "~/platform/csv/csv-cells.ts";
import { readOthers } from "./read-charge.ts";
import type { DeliveredField } from "./read-delivery.ts";
import type { JunkReason } from "./source-leads.ts";

/** What is known about a lead when it arrives. */
export type JunkEvidence = {
  fields: readonly DeliveredField[];
  /** As read from the fields; null without a valid phone number or email address. */
  person: { name: string; phone: string | null; email: string | null; need: string | null } | null;
  /** The service it names, if we know it, and those the business has pages for. */
  service: string | null;
  services: readonly string[];
  /** Where the work is, and the centers of the ZIP codes of the business's pages; null if unknown. */
  place: GeoPoint | null;
  pages: readonly GeoPoint[];
  isRepeatLead: boolean;
};

/** Farther than this from every page is outside the area. */
const areaMiles = 50;
const manyOthers = 5;

/**
 * The evidence that a lead is junk; empty if there is none. Junk leads are flagged, never dropped
 * (`lead-sources.junk`).
 */
export function findJunk(evidence: JunkEvidence): JunkReason[] {
  const { fields, person, service, services, place, pages, isRepeatLead } = evidence;
  const reasons: JunkReason[] = [];
  if (!person?.phone && hasBadPhone(fields)) reasons.push("bad_phone");
  if (person && isTest(person)) reasons.push("test_text");
  if (service && services.length > 0 && !services.includes(service)) reasons.push("not_a_service");
  if (place && pages.length > 0 && pages.every((page) => milesBetween(page, place) > areaMiles)) {
    reasons.push("outside_area");
  }
  if (isRepeatLead) reasons.push("duplicate");
  if ((readOthers(fields) ?? 0) >= manyOthers) reasons.push("sold_to_many");
  return reasons;
}

const phoneLabel = /phone|mobile|cell|\btel\b/i;

/** Whether a field for a phone number has digits that can't be one. */
export const hasBadPhone = (fields: readonly DeliveredField[]): boolean =>
  fields.some(({ label, value }) => {
    if (!phoneLabel.test(label)) return false;
    const { phones, problems } = readPhones(cellValue(value));
    return phones.length === 0 && problems.some((problem) => problem !== "none");
  });

const testWord = /^(?:test(?:ing|er)?\d*|asdf\w*|qwert\w*|dummy|fake|foo|bar)$/i;
const testNeed =
  /^(?:this is (?:just |only )?a test|(?:just )?(?:a )?test(?:ing)?(?: (?:lead|message|only|123))?|asdf\w*|qwert\w*)[.!]?$/i;

/** Whether the name, message, or email address looks like a test of the form. */
function isTest({ name, email, need }: NonNullable<JunkEvidence["person"]>): boolean {
  const parts = name.split(/\s+/).filter(Boolean);
  const isNamedTest =
    parts.some((part) => testWord.test(part)) &&
    parts.every(
      (part) => testWord.test(part) || /^(?:user|lead|name|person|customer|\d+)$/i.test(part),
    );
  return (
    isNamedTest ||
    testNeed.test((need ?? "").trim()) ||
    /^lorem ipsum\b/i.test((need ?? "").trim()) ||
    (email !== null && /^(?:test|asdf)\d*@/i.test(email))
  );
}
