import { centsField } from "~/domains/shared/index.ts";
import { type FieldErrors, renameErrors } from "~/platform/validation/form.ts";

type Body = Record<string, unknown>;

/** A job or appointment from an API call, as form fields. */
export function apiJob({ job_id, value_cents, ...body }: Body): Body {
  return {
    travel_minutes: 0,
    window_minutes: 0,
    ...emptyCustomer,
    ...typed(body),
    work_order_id: job_id ?? null,
    value: centsText(value_cents ?? ""),
  };
}

/**
 * Cents converted to a form's dollars. Anything but an integer becomes text that the form's schema
 * rejects.
 */
function centsText(cents: unknown): string {
  if (cents === "") return "";
  return Number.isInteger(cents) ? centsField(cents as number) : "not cents";
}

/** Null becomes an empty form field. */
const typed = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value ?? ""]));

const emptyCustomer = { phone: "", email: "", address: "", crew_id: null, lead_id: null };

/** A new estimate or invoice from an API call, as form fields. */
export function apiDocument({ job_id, ...body }: Body): Body {
  return {
    ...emptyCustomer,
    estimate_id: null,
    ...typed(body),
    work_order_id: job_id ?? null,
  };
}

/** Renames errors to the API's field names. */
export const renameJobFields = (errors: FieldErrors): FieldErrors =>
  renameErrors(errors, { work_order_id: "job_id", value: "value_cents" });
