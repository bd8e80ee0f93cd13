import type { FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";

/** The fields that `MatchColumns` sends, by the position of their column. */
export const readColumnChoice = (values: FormValues): Record<number, string> =>
  Object.fromEntries(
    Object.keys(values).flatMap((name) => {
      const at = /^field_(\d{1,3})$/.exec(name)?.[1];
      return at === undefined ? [] : [[Number(at), typedText(values, name) ?? ""]];
    }),
  );
