import { isReservedName } from "./reserved-names.ts";

/** A free subdomain of the site's, or a domain of the business. */
export const addressKinds = ["subdomain", "domain"] as const;

export type AddressKind = (typeof addressKinds)[number];

/**
 * `waiting` for its records, `active`, `lost` since its records are gone, `ended` since nobody set
 * them up in time, `released` and kept back for a while.
 */
export const addressStates = ["waiting", "active", "lost", "ended", "released"] as const;

/** How staff read each state; `lost`, `ended`, and `released` are three ways to stop working. */
export const addressStateLabels: Record<(typeof addressStates)[number], string> = {
  waiting: "waiting",
  active: "active",
  lost: "DNS removed",
  ended: "expired",
  released: "removed",
};

/** Which addresses staff look at. */
export type AddressFilter = {
  state: (typeof addressStates)[number] | null;
  kind: AddressKind | null;
};

/** What owners are told of a domain. */
export const ownDomainChanges = ["works", "fails", "lost"] as const;

export type OwnDomainChange = (typeof ownDomainChanges)[number];

/** How one of a domain's records stands. */
type RecordFinding = {
  outcome: "found" | "missing" | "wrong" | "unanswered";
  /** What was there instead. */
  seen: string[];
};

/** What the last look found: the record that proves whose a domain is, and the one that leads here. */
export type AddressFindings = {
  proof: RecordFinding;
  traffic: RecordFinding;
  /** The addresses of where it has to lead, as far as they were told. */
  expected: string[];
  /** Of a domain that works: what is wrong with its certificate, and how many looks in a row found that. */
  certificate?: { problem: string | null; ends: string | null; looks: number };
};

const subdomainLength = { least: 3, most: 40 };

/** A subdomain as it was typed: without what stands around its name in an address, in small letters. */
export function readSubdomain(typed: string, pagesDomain: string): string {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/\/$/, "");
  const end = `.${pagesDomain}`;
  return text.endsWith(end) ? text.slice(0, -end.length) : text;
}

/**
 * What is wrong with a subdomain's name, in words for who typed it; null: nothing.
 * @param siteName the operator's: no name may hold it
 */
export function subdomainProblem(name: string, siteName: string): string | null {
  const { least, most } = subdomainLength;
  if (name === "") return "Enter a name";
  if (!/^[a-z0-9-]+$/.test(name)) return "Use letters, digits and hyphens only";
  if (name.length < least) return `Use at least ${least} characters`;
  if (name.length > most) return `Use ${most} characters or fewer`;
  if (name.startsWith("-") || name.endsWith("-")) return "Begin and end with a letter or a digit";
  if (name.includes("--")) return "Use one hyphen at a time";
  if (!/[a-z]/.test(name)) return "Use at least one letter";
  return isReservedName(name, siteName) ? "This name is reserved. Choose another." : null;
}

/** A name that a business might like; empty where its own gives none. */
export function suggestSubdomain(businessName: string, siteName: string): string {
  const plain = businessName
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]/g, "-");
  const cut = plain.slice(0, subdomainLength.most).split("-").filter(Boolean).join("-");
  return subdomainProblem(cut, siteName) === null ? cut : "";
}
