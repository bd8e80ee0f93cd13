import { actionLabels, entityLabels } from "./audit-labels.ts";

/** Which entries of the audit log are asked for; empty texts and null ask for all. */
export type AuditFilter = {
  /** The id of who did it. */
  actor: string | null;
  action: string;
  entity: string;
  entityId: string;
  /** Days in the operator's time zone, both included, such as "2026-11-20". */
  from: string | null;
  to: string | null;
};

/** One field that an action changed, in words; null where there was nothing. */
export type Difference = { field: string; before: string | null; after: string | null };

/** What some fields are called; the others by their names. */
const fieldLabels: Readonly<Record<string, string>> = {
  with: "method",
  handedTo: "territory transferred to page",
  handedFrom: "territory transferred from page",
};

/** A name from code, such as `paidUntil` or `ended_sessions`, as words. */
const wordsOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("_", " ");

/** What changed between before and after, field by field; what stayed the same is left out. */
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

/** An action as staff read it: `staff.change_role` is "Role changed". */
export const actionLabel = (action: string): string =>
  labelOf(actionLabels, action) ?? action.replace(".", ": ").replaceAll("_", " ");

/** A kind of thing as staff read it: `seo_page` is "Page". */
export const entityLabel = (entity: string): string =>
  labelOf(entityLabels, entity) ?? entity.replaceAll("_", " ");

/** A thing that has no name of its own; of a list or a table its id says which one it is. */
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

/** The page of a thing in the staff area, or null when it has none. */
export function entityPath(entity: string, id: string): string | null {
  return Object.hasOwn(pages, entity) ? (pages[entity]?.(id) ?? null) : null;
}
