/** What may stand in braces in a step's words; each has a value for every lead (`follow-ups.merge-fields`). */
export const mergeFields = {
  first_name: "The person's first name, or “there”",
  business: "Your business name",
  phone: "Your phone number",
  service: "The service of your page, such as plumbing",
  city: "The city of your page",
  asked: "Nothing at first; “ last night” or “ yesterday” when the message had to wait",
  two_times: "Two times on your next working days, such as “Tue at 9 AM or Wed at 2 PM”",
} as const;

type MergeField = keyof typeof mergeFields;

export type MergeValues = Record<MergeField, string>;

const field = /\{([^{}]*)\}/g;

/** What stands in braces and is no field, in the order in which it comes; a text with any is not saved. */
export function unknownFields(text: string): string[] {
  return [...text.matchAll(field)]
    .map(([, name = ""]) => name)
    .filter((name) => !Object.hasOwn(mergeFields, name));
}

/** An unknown merge field, or a brace that belongs to none, in words for whoever wrote it; null where all is well. */
export function problemOfFields(text: string): string | null {
  const [unknown] = unknownFields(text);
  if (unknown !== undefined) return `There is no field {${unknown}}. Choose one of the list.`;
  return /[{}]/.test(text.replace(/\{[^{}]*\}/g, "")) ? "A brace stands alone here" : null;
}

/**
 * The words for one lead. Values are put in once: braces in somebody's name stay what they are.
 * @throws when a field is unknown, which saving has refused
 */
export function fillIn(text: string, values: MergeValues): string {
  return text.replace(field, (_whole, name: string) => {
    if (!Object.hasOwn(mergeFields, name)) throw new Error(`Unknown merge field: ${name}`);
    return values[name as MergeField];
  });
}
