import * as z from "zod/mini";
import type { Invalid } from "../result.ts";

/** One message per invalid field. The key is the field's name; "" means the whole form. */
export type FieldErrors = Record<string, string>;

/** Renames the fields of errors; fields that aren't in `names` keep theirs. */
export const renameErrors = (errors: FieldErrors, names: Record<string, string>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [names[name] ?? name, message]),
  );

/** Typed values in a form's format, for redisplay. */
export type FormValues = Record<string, string | string[]>;

export type Checked<T> = { ok: true; value: T } | Invalid;

/** Validates input with a schema. On failure returns each field's first message, in field order. */
export function check<S extends z.core.$ZodType>(schema: S, input: unknown): Checked<z.output<S>> {
  const result = z.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.data };
  const fieldErrors: FieldErrors = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? "");
    fieldErrors[field] ??= issue.message;
  }
  // The schema reports checks across fields last.
  const { out, shape = {} } = schema._zod.def as { out?: z.core.$ZodType; shape?: object };
  const fields = (out?._zod.def as { shape?: object } | undefined)?.shape ?? shape;
  const errors: FieldErrors = {};
  for (const field of [...Object.keys(fields), ...Object.keys(fieldErrors)]) {
    if (fieldErrors[field] !== undefined) errors[field] ??= fieldErrors[field];
  }
  return { ok: false, code: "invalid", errors };
}

/** A form's text fields: a name that occurs several times, or is in `lists`, becomes a list. */
export function formValues(form: FormData, lists: readonly string[] = []): FormValues {
  const values: FormValues = {};
  for (const name of new Set(form.keys())) {
    const texts = form.getAll(name).filter((value): value is string => typeof value === "string");
    values[name] = lists.includes(name) || texts.length > 1 ? texts : (texts[0] ?? "");
  }
  return values;
}
