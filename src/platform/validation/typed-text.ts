/**
 * The typed text of one field; undefined if the form or JSON wasn't sent or lacks that text.
 * Separate from the validation, so pages needn't load it.
 */
export function typedText(
  values: Readonly<Record<string, unknown>> | undefined,
  name: string,
): string | undefined {
  const value = values?.[name];
  return typeof value === "string" ? value : undefined;
}
