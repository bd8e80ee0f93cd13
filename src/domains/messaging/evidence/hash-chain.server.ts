import { createHash } from "node:crypto";

/** The hash that a business's first row is linked to. */
export const chainStart = "0".repeat(64);

/** The fields that a row's hash covers: no personal data, so it stays after an erasure. */
export type ChainRecord = {
  format: 1;
  messageId: string;
  attempt: number;
  contractorId: string;
  channel: string;
  kind: string;
  decidedAt: string;
  rules: string;
  factsHash: string;
  contentHash: string;
};

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A value as JSON with sorted keys and no spaces, so the same value has the same text everywhere. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value))
    return `[${value.map((item) => canonicalJson(item ?? null)).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`);
  return `{${fields.join(",")}}`;
}

/** The salted hash of a row's facts, or of its message's content. */
export const hashPart = (salt: string, name: "facts" | "content", value: object): string =>
  sha256(`${salt}:${name}:${canonicalJson(value)}`);

export const digestOf = (record: ChainRecord): string => sha256(canonicalJson(record));

/** The hash of a row: of its digest and the hash before it. */
export const linkHash = (previous: string, digest: string): string =>
  sha256(`${previous}:${digest}`);
