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
  /** What identifies the content when it's sent again; the whole body by default. */
  identity?: string;
  /** Whether it is neither a lead nor a message. */
  isOther?: boolean;
};

/** Bounds of what is read; a lead has far less. */
const maxFields = 300;
const maxValue = 4_000;
const maxLabel = 200;
const maxDepth = 8;
/** Total for all labels and values: anyone can send a website's form. */
const maxCharacters = 32_000;

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
  const allFields = isJson ? fieldsOfJson(text) : fieldsOfForm(text);
  if (!allFields || allFields.length === 0) return null;
  const labeled = (...labels: string[]) => {
    for (const label of labels) {
      const deliveredField = allFields.find(
        (field) => field.label.toLowerCase() === label && field.value !== "",
      );
      if (deliveredField) return deliveredField.value;
    }
    return null;
  };
  const facts = kinds[kind];
  const hidden = new Set([...facts.hidden, trapField]);
  return {
    providerLeadId: labeled(...facts.id),
    isTest: facts.isTest.some((label) => /^(?:true|1|yes)$/i.test(labeled(label) ?? "")),
    fields: allFields.filter(({ label }) => !hidden.has(label.toLowerCase())),
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
  // Google's and Meta's APIs, and Thumbtack's webhooks, have their own adapters.
  google_local: generic,
  meta: generic,
  thumbtack: generic,
  // "Angi Lead Integration API", partner reference, read 2026-11-27: the key is a header.
  angi: { ...generic, id: ["leadoid", "lead_oid", "leadnumber", "leadid", "lead_id", "id"] },
  website_form: generic,
  email: generic,
  webhook: generic,
};

/** Without what the database refuses. */
const cut = (text: string, limit: number) =>
  text.slice(0, limit).toWellFormed().replaceAll("\0", "");

/** A delivery without fields, for an adapter to complete. */
export const emptyDelivery: ReadDelivery = {
  providerLeadId: null,
  isTest: false,
  fields: [],
  clickId: null,
  key: null,
  trap: "",
};

/** The fields that have a value, truncated to what is stored. */
export const filledFields = (
  fields: readonly [label: string, value: string | null | undefined][],
): DeliveredField[] =>
  fields.flatMap(([label, value]) => {
    const text = cut(value ?? "", maxValue).trim();
    return text === "" ? [] : [{ label, value: text }];
  });

/** Adds a field, truncated to the remaining space. */
function add(fields: DeliveredField[], label: string, value: string): void {
  const used = fields.reduce((sum, field) => sum + field.label.length + field.value.length, 0);
  const room = maxCharacters - used;
  if (room <= 0) return;
  const name = cut(label, Math.min(maxLabel, room));
  fields.push({ label: name, value: cut(value.trim(), Math.min(maxValue, room)) });
}

function fieldsOfJson(text: string): DeliveredField[] | null {
  const body = parseWithWholeIds(text);
  if (typeof body !== "object" || body === null) return null;
  const fields: DeliveredField[] = [];
  collect(body, "", 0, fields);
  return fields;
}

/**
 * Parses JSON. A whole number too large for JavaScript, such as a Meta ID, becomes a string:
 * rounded, two IDs could be equal. Null if it isn't JSON.
 */
export function parseWithWholeIds(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return /\d{16}/.test(text) ? JSON.parse(quoteRoundedNumbers(text)) : parsed;
  } catch {
    return null;
  }
}

/** Quotes the whole numbers that are too large. A reviver takes 70 times as long. */
function quoteRoundedNumbers(json: string): string {
  const parts: string[] = [];
  for (let at = 0; at < json.length; ) {
    const opens = json.indexOf('"', at);
    const end = opens < 0 ? json.length : opens;
    parts.push(json.slice(at, end).replace(numbers, quoteIfRounded));
    at = opens < 0 ? end : endOfString(json, opens);
    parts.push(json.slice(end, at));
  }
  return parts.join("");
}

const numbers = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const quoteIfRounded = (number: string) =>
  /^-?\d{16,}$/.test(number) && !Number.isSafeInteger(Number(number)) ? `"${number}"` : number;

/** The position after the end of the string that starts here. */
function endOfString(json: string, opens: number): number {
  let closes = opens;
  let escapes = 0;
  do {
    closes = json.indexOf('"', closes + 1);
    if (closes < 0) return json.length;
    escapes = 0;
    while (json[closes - 1 - escapes] === "\\") escapes += 1;
  } while (escapes % 2 === 1);
  return closes + 1;
}

/** The keys under which form tools put a field's label, and its value. */
const labelKeys = ["column_id", "column_name", "label", "title", "name", "question", "key", "id"];
const valueKeys = ["string_value", "value", "answer", "values"];

function collect(value: unknown, label: string, depth: number, fields: DeliveredField[]): void {
  if (fields.length >= maxFields || depth > maxDepth || value === null) return;
  if (typeof value !== "object") {
    if (label !== "" && /^(?:string|number|boolean)$/.test(typeof value)) {
      add(fields, label, String(value));
    }
    return;
  }
  if (Array.isArray(value)) {
    const isList = value.every((item) => typeof item === "string" || typeof item === "number");
    if (isList) collect(value.slice(0, maxFields).join(", "), label, depth + 1, fields);
    else for (const item of value.slice(0, maxFields)) collect(item, label, depth + 1, fields);
    return;
  }
  const entries = Object.entries(value);
  const entryMap = new Map(entries);
  const valueKey = valueKeys.find((key) => entryMap.has(key));
  const labelKey = labelKeys.find(
    (key) => typeof entryMap.get(key) === "string" && entryMap.get(key),
  );
  if (valueKey && labelKey && entries.length <= 12) {
    collect(entryMap.get(valueKey), String(entryMap.get(labelKey)), depth + 1, fields);
    return;
  }
  for (const [key, item] of entries.slice(0, maxFields)) {
    collect(item, labelWithin(label, key), depth + 1, fields);
  }
}

/** Keys of objects whose name or ID isn't the lead's. */
const containerKeys = new Set(["form", "page", "site", "website"]);

/** A form tool's own numbering, such as Gravity Forms', says nothing if there is a label. */
function labelWithin(label: string, key: string): string {
  if (key === "" || key === "value") return label;
  if (/^\d+$/.test(key) && label !== "") return label;
  if (/^\d+(?:\.\d+)?$/.test(key)) return `Field ${key}`;
  return containerKeys.has(label) ? `${label} ${key}` : key;
}

function fieldsOfForm(text: string): DeliveredField[] | null {
  const fields: DeliveredField[] = [];
  const pairs = decodeForm(text).map(([name, value]) => ({ path: pathOf(name), name, value }));
  const parentOf = (path: readonly string[]) => JSON.stringify(path.slice(0, -1));
  // A field with its own title and type, as in "fields[a1][title]" and "fields[a1][value]".
  const described = new Map<string, string | null>();
  for (const { path } of pairs) {
    if (path.length > 1 && path.at(-1) === "value") described.set(parentOf(path), null);
  }
  for (const { path, value } of pairs) {
    if (!described.has(parentOf(path)) || value === "") continue;
    if (path.at(-1) === "title" || path.at(-1) === "label") described.set(parentOf(path), value);
  }
  for (const { path, name, value } of pairs) {
    if (fields.length >= maxFields) break;
    const title = described.get(parentOf(path));
    if (name === "" || (title !== undefined && path.at(-1) !== "value")) continue;
    add(fields, title ?? labelOf(path) ?? name, value);
  }
  return fields;
}

/** Maximum encoded characters read of a field: one character takes up to twelve. */
const maxEncoded = 12 * (maxLabel + maxValue);

/** The first name and value pairs of a form. A page that isn't in UTF-8 sends Windows-1252. */
function decodeForm(text: string): [string, string][] {
  const pairs = text.split("&", maxFields).map((pair) => pair.slice(0, maxEncoded));
  const form = pairs.flatMap((pair) => [...new URLSearchParams(pair)]);
  const isBroken = form.some((pair) =>
    pair.some((part) => part.slice(0, maxValue).includes("\ufffd")),
  );
  if (!isBroken || !/%[89a-f]/i.test(text)) return form;
  return pairs.map((pair): [string, string] => {
    const at = pair.indexOf("=");
    const [name, value] = at < 0 ? [pair, ""] : [pair.slice(0, at), pair.slice(at + 1)];
    return [fromWindows(name), fromWindows(value)];
  });
}

const windows = new TextDecoder("windows-1252");

const fromWindows = (encoded: string): string =>
  encoded
    .replaceAll("+", " ")
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
      windows.decode(Uint8Array.from(bytes.slice(1).split("%"), (hex) => Number.parseInt(hex, 16))),
    );

const pathOf = (name: string) => name.split(/[[\].]+/).filter((part) => part !== "");

/** "form_fields[email]" and "fields[email][value]" are "email"; "form[name]" is "form name". */
function labelOf(path: readonly string[]): string | undefined {
  const parts = path.filter((part) => part !== "value");
  const [whole, part] = parts;
  if (whole && part && parts.length === 2 && containerKeys.has(whole)) return `${whole} ${part}`;
  return parts.findLast((segment) => !/^\d+$/.test(segment));
}
