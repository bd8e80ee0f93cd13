import { actionLabels, entityLabels } from "./audit-labels.ts";

/** Which audit entries to list; an empty string or null matches all. */
export type AuditFilter = {
  /** ID of the person who acted. */
  actor: string | null;
  action: string;
  entity: string;
  entityId: string;
  /** Days in the operator's time zone, both inclusive, such as "2026-11-20". */
  from: string | null;
  to: string | null;
};

/** One changed field as readable text; null where there was no value. */
export type Difference = { field: string; before: string | null; after: string | null };

/** Labels of some fields; the others use their names. */
const fieldLabels: Readonly<Record<string, string>> = {
  with: "method",
  handedTo: "territory transferred to page",
  handedFrom: "territory transferred from page",
};

/** Splits a name from code, such as `paidUntil` or `ended_sessions`, into words. */
const wordsOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("_", " ");

/** The changed fields between before and after; unchanged ones are left out. */
export function differences(before: object | null, after: object | null): Difference[] {
  const [old, now] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  const fields = new Set([...old.keys(), ...now.keys()]);
  return [...fields]
    .map((field) => ({
      field: labelOf(fieldLabels, field) ?? wordsOf(field),
      before: inWords(old.get(field)),
      after: inWords(now.get(field)),
    }))
    .filter((difference) => difference.before !== difference.after);
}

function inWords(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  if (value === true) return "yes";
  if (value === false) return "no";
  if (Array.isArray(value)) return value.map(inWords).join(", ") || "none";
  if (value === "super_admin") return "Super admin";
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value).map(
    ([name, part]) => `${wordsOf(name)} ${inWords(part) ?? "none"}`,
  );
  return parts.join(", ") || "none";
}

/** The label of an action for staff: `staff.change_role` is "Role changed". */
export const actionLabel = (action: string): string =>
  labelOf(actionLabels, action) ?? action.replace(".", ": ").replaceAll("_", " ");

/** The label of an entity type for staff: `seo_page` is "Page". */
export const entityLabel = (entity: string): string =>
  labelOf(entityLabels, entity) ?? entity.replaceAll("_", " ");

/** The name of an entity that has no name of its own; for a list or a table, its ID identifies it. */
export function entityName(entity: string, id: string): string {
  const label = entityLabel(entity);
  return entity === "list" || entity === "table" ? `${label}: ${id.replaceAll("_", " ")}` : label;
}

const labelOf = (labels: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(labels, key) ? labels[key] : undefined;

const pages: Record<string, (id: string) => string> = {
  contractor: (id) => `/admin/contractors/${id}`,
  lead: (id) => `/admin/leads/${id}`,
  staff: () => "/admin/staff",
  staff_invitation: () => "/admin/staff",
};

/** The entity's page in the staff area, or null if it has none. */
export function entityPath(entity: string, id: string): string | null {
  return Object.hasOwn(pages, entity) ? (pages[entity]?.(id) ?? null) : null;
}
