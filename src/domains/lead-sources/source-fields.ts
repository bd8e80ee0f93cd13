import { kindFacts, type SourceKind } from "./lead-sources.ts";
import type { DeliveredField } from "./read-delivery.ts";
import { type ChargeState, chargeStates } from "./source-leads.ts";

// Labels that adapters add. A source without an adapter ignores them, since anyone can send it any
// label.

/** The label under which an adapter stores whether the provider charged. */
export const chargeField = "charge_state";

/** The labels of a message or call that belongs to a lead. */
export const messageFields = { id: "message_id", from: "message_from", text: "message_text" };

/** The label of a lead's price. */
export const priceField = "Lead price";

const findValue = (fields: readonly DeliveredField[], label: string): string | null =>
  fields.find((field) => field.label === label)?.value ?? null;

/** Whether a delivery is a message about a lead instead of a lead. */
export const isMessage = (kind: SourceKind, fields: readonly DeliveredField[]): boolean =>
  kindFacts[kind].hasAdapter === true && findValue(fields, messageFields.id) !== null;

/** A message's text, and whether the customer wrote it. */
export const readMessage = (fields: readonly DeliveredField[]) => ({
  text: findValue(fields, messageFields.text) ?? "",
  isFromCustomer: findValue(fields, messageFields.from) === "customer",
});

/** Whether the provider charged; null if its deliveries don't say. */
export function readChargeState(
  kind: SourceKind,
  fields: readonly DeliveredField[],
): ChargeState | null {
  if (!kindFacts[kind].hasAdapter) return null;
  const value = findValue(fields, chargeField);
  return chargeStates.find((state) => state === value) ?? null;
}

/** The fields that are part of the request, without those about its price. */
export const requestFields = (
  kind: SourceKind,
  fields: readonly DeliveredField[],
): readonly DeliveredField[] =>
  kindFacts[kind].hasAdapter
    ? fields.filter(({ label }) => label !== chargeField && label !== priceField)
    : fields;
