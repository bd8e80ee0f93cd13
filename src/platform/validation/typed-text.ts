/**
 * What was typed in a field of one text; undefined where the form, or the JSON, was not sent or has no such
 * text. Apart from the checks, which pages then need not load.
 */
export function typedText(
  values: Readonly<Record<string, unknown>> | undefined,
  name: string,
): string | undefined {
  const value = values?.[name];
  return typeof value === "string" ? value : undefined;
}
