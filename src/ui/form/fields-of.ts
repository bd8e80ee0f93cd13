/** A field's name, label, typed value, and error, as props of the field components. */
export type FieldOf = (
  name: string,
  label: string,
) => { name: string; label: string; defaultValue: string | undefined; error: string | undefined };

/**
 * Builds the props for the fields of a form that may be shown again.
 * @param values by name; values that are neither text nor a number, such as a file, are left out
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
