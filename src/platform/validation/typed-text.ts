import type { FormValues } from "./form.ts";

/**
 * What was typed in a field of one text; undefined where the form was not sent or has no such text. Apart
 * from the checks, which pages then need not load.
 */
export function typedText(values: FormValues | undefined, name: string): string | undefined {
  const value = values?.[name];
  return typeof value === "string" ? value : undefined;
}
