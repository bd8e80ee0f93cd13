/** A field's name, label, what was typed in it and what is wrong with it, as the fields here take them. */
export type FieldOf = (
  name: string,
  label: string,
) => { name: string; label: string; defaultValue: string | undefined; error: string | undefined };

/**
 * Describes the fields of a form that may be shown again.
 * @param values by name; what is neither text nor a number, such as a file, is left out
 * @param errors by name
 */
export function fieldsOf(
  values: Record<string, unknown>,
  errors: Record<string, string> = {},
): FieldOf {
  return (name, label) => {
    const value = values[name];
    const isShown = typeof value === "string" || typeof value === "number";
    return { name, label, defaultValue: isShown ? String(value) : undefined, error: errors[name] };
  };
}
