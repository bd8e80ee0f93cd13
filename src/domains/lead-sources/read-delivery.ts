import { type SourceKind, trapField } from "./lead-sources.ts";

/** A label as the source writes it, and its value. */
export type DeliveredField = { label: string; value: string };

export type ReadDelivery = {
  /** The provider's own id of the lead; null if it sends none. */
  providerLeadId: string | null;
  isTest: boolean;
  fields: DeliveredField[];
  /** Google's click id, for reporting a booked job back. */
  clickId: string | null;
  /** The key that proves who sent it, if this kind has one. */
  key: string | null;
  /** What a bot typed into the field that people can't see. */
  trap: string;
};

/** Bounds of what is read; a lead has far less. */
const maxFields = 100;
const maxValue = 4_000;
const maxLabel = 200;
const maxDepth = 8;

/**
 * Reads the fields of a delivery. Unknown fields are ignored or shown, never an error.
 * @param contentType as sent
 * @returns null if it is neither JSON, nor a form, nor contains any field
 */
export function readDelivery(
  kind: SourceKind,
  { contentType, text }: { contentType: string; text: string },
): ReadDelivery | null {
  const isJson = /json/i.test(contentType) || /^\s*[[{]/.test(text);
  const all = isJson ? fieldsOfJson(text) : fieldsOfForm(text);
  if (!all || all.length === 0) return null;
  const labeled = (...labels: string[]) => {
    for (const label of labels) {
      const found = all.find((one) => one.label.toLowerCase() === label && one.value !== "");
      if (found) return found.value;
    }
    return null;
  };
  const facts = kinds[kind];
  const hidden = new Set([...facts.hidden, trapField]);
  return {
    providerLeadId: labeled(...facts.id)?.slice(0, 200) ?? null,
    isTest: facts.isTest.some((label) => /^(?:true|1|yes)$/i.test(labeled(label) ?? "")),
    fields: all.filter(({ label }) => !hidden.has(label.toLowerCase())),
    clickId: labeled("gcl_id", "gclid")?.slice(0, 200) ?? null,
    key: facts.key ? labeled(facts.key) : null,
    trap: labeled(trapField) ?? "",
  };
}

type KindLabels = { id: string[]; isTest: string[]; key: string | null; hidden: string[] };

const generic: KindLabels = {
  id: ["lead_id", "leadid", "submission_id", "entry_id", "id"],
  isTest: ["is_test"],
  key: null,
  hidden: ["is_test", "gcl_id", "gclid", "utm_source", "utm_medium", "utm_campaign"],
};

/** The labels with a meaning of their own, by kind. */
const kinds: Record<SourceKind, KindLabels> = {
  // "Implementation", Google Ads lead form webhooks, read 2026-11-27.
  google_ads: {
    id: ["lead_id"],
    isTest: ["is_test"],
    key: "google_key",
    hidden: [
      ...["google_key", "is_test", "gcl_id", "api_version", "form_id", "campaign_id"],
      ...["adgroup_id", "creative_id", "asset_group_id", "lead_stage", "lead_id"],
    ],
  },
  // The fields come from the Graph API.
  meta: generic,
  // "Angi Lead Integration API", partner reference, read 2026-11-27: the key is a header.
  angi: { ...generic, id: ["leadoid", "lead_oid", "leadnumber", "leadid", "lead_id", "id"] },
  website_form: generic,
  email: generic,
  webhook: generic,
};

/** Without what the database refuses. */
const cut = (text: string, limit: number) =>
  text.slice(0, limit).toWellFormed().replaceAll("\0", "");

function fieldsOfJson(text: string): DeliveredField[] | null {
  const body = parseWithWholeIds(text);
  if (typeof body !== "object" || body === null) return null;
  const fields: DeliveredField[] = [];
  collect(body, "", 0, fields);
  return fields;
}

/**
 * Parses JSON. A whole number too large for one, such as an ID of Meta, stays as it was written: rounded,
 * two IDs could be the same. Null if it isn't JSON.
 */
export function parseWithWholeIds(text: string): unknown {
  const keep = (_key: string, value: unknown, context?: { source?: string }) => {
    const isRounded = typeof value === "number" && !Number.isSafeInteger(value);
    return isRounded && /^-?\d+$/.test(context?.source ?? "") ? context?.source : value;
  };
  try {
    return JSON.parse(text, keep);
  } catch {
    return null;
  }
}

/** The keys under which form tools put a field's label, and its value. */
const labelKeys = ["column_id", "column_name", "label", "title", "name", "question", "key", "id"];
const valueKeys = ["string_value", "value", "answer", "values"];

function collect(value: unknown, label: string, depth: number, fields: DeliveredField[]): void {
  if (fields.length >= maxFields || depth > maxDepth || value === null) return;
  if (typeof value !== "object") {
    if (label !== "" && /^(?:string|number|boolean)$/.test(typeof value)) {
      fields.push({ label: cut(label, maxLabel), value: cut(String(value).trim(), maxValue) });
    }
    return;
  }
  if (Array.isArray(value)) {
    const isList = value.every((one) => typeof one === "string" || typeof one === "number");
    if (isList) collect(value.slice(0, maxFields).join(", "), label, depth + 1, fields);
    else for (const one of value.slice(0, maxFields)) collect(one, label, depth + 1, fields);
    return;
  }
  const entries = Object.entries(value);
  const given = new Map(entries);
  const valueKey = valueKeys.find((key) => given.has(key));
  const labelKey = labelKeys.find((key) => typeof given.get(key) === "string" && given.get(key));
  if (valueKey && labelKey && entries.length <= 12) {
    collect(given.get(valueKey), String(given.get(labelKey)), depth + 1, fields);
    return;
  }
  for (const [key, one] of entries.slice(0, maxFields)) {
    // A form tool's own numbering says nothing about the field.
    collect(one, /^\d*$/.test(key) || key === "value" ? label : key, depth + 1, fields);
  }
}

function fieldsOfForm(text: string): DeliveredField[] | null {
  const fields: DeliveredField[] = [];
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.length >= maxFields) break;
    if (name === "") continue;
    fields.push({ label: cut(labelOf(name), maxLabel), value: cut(value.trim(), maxValue) });
  }
  return fields;
}

/** "form_fields[email]" and "fields[email][value]" are "email". */
function labelOf(name: string): string {
  const parts = name.split(/[[\].]+/).filter((part) => part !== "" && part !== "value");
  return parts.findLast((part) => !/^\d+$/.test(part)) ?? name;
}
