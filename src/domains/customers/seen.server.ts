import { hashBody } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { customerContacts, equipment, properties } from "./customers.tables.server.ts";

type Contact = typeof customerContacts.$inferSelect;
type Property = typeof properties.$inferSelect;
type Equipment = typeof equipment.$inferSelect;

/** Hash of the contact that a form showed: an edit is refused if someone else saved since. */
export const hashContact = ({
  kind,
  value,
  extension,
  label,
}: Pick<Contact, "kind" | "value" | "extension" | "label">): string =>
  hashBody([kind, value, extension, label]);

type PropertyFields = Pick<
  Property,
  "street" | "unit" | "city" | "state" | "zipCode" | "accessNotes" | "archivedAt"
>;

/** Hash of the property that a form showed; archiving it counts as a change. */
export const hashProperty = ({
  street,
  unit,
  city,
  state,
  zipCode,
  accessNotes,
  archivedAt,
}: PropertyFields): string =>
  hashBody([street, unit, city, state, zipCode, accessNotes, ...(archivedAt ? ["removed"] : [])]);

/** Hash of the piece of equipment that a form showed. */
export const hashEquipment = (
  item: Pick<Equipment, "kind" | "make" | "model" | "serial" | "installedOn" | "warrantyUntil">,
): string =>
  hashBody([item.kind, item.make, item.model, item.serial, item.installedOn, item.warrantyUntil]);

/**
 * Whether a form is out of date: the row has changed since the form was opened, to something other
 * than what the form saves.
 */
export const isOutdated = (seen: string | null | undefined, saved: string, next: string): boolean =>
  Boolean(seen) && seen !== saved && next !== saved;
