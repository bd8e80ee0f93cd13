import { hashBody } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { customerContacts, equipment, properties } from "./customers.tables.server.ts";

type Contact = typeof customerContacts.$inferSelect;
type Property = typeof properties.$inferSelect;
type Equipment = typeof equipment.$inferSelect;

/** A hash of what a form about a contact showed: an edit is refused if someone else saved in the meantime. */
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

/** The same of a property; that it was removed counts as a change. */
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

/** The same of a piece of equipment. */
export const hashEquipment = (
  piece: Pick<Equipment, "kind" | "make" | "model" | "serial" | "installedOn" | "warrantyUntil">,
): string =>
  hashBody([
    piece.kind,
    piece.make,
    piece.model,
    piece.serial,
    piece.installedOn,
    piece.warrantyUntil,
  ]);

/** Whether a form is behind: the row no longer has what the form showed, and not what it saves either. */
export const isBehind = (seen: string | null | undefined, saved: string, next: string): boolean =>
  Boolean(seen) && seen !== saved && next !== saved;
