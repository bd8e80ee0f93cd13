import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";

/** A form that was refused, with what was typed. */
export type RefusedForm = { values: FormValues; errors: FieldErrors } | undefined;

export const matchIntent = (refused: RefusedForm, intent: string): RefusedForm =>
  refused?.values.intent === intent ? refused : undefined;
