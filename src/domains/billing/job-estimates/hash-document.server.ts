import { createHash } from "node:crypto";
import type { EstimateDocument } from "./estimate-document.ts";

/**
 * The SHA-256 of a document (`estimates.versions`): of its JSON without whitespace and with sorted
 * keys, since the database doesn't preserve key order.
 */
export function hashDocument(document: EstimateDocument): string {
  return createHash("sha256").update(canonical(document)).digest("hex");
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`);
  return `{${members.join(",")}}`;
}
