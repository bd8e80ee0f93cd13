import * as z from "zod/mini";
import { optionalLine } from "./fields.ts";

/** A ZIP code of a file's row, its first five digits; nothing is null. */
export const zipCodeCell = z.pipe(
  optionalLine(10),
  z.transform((text: string | null, context) => {
    if (text === null) return null;
    // A spreadsheet takes the zeros in front of "02134" away.
    const code = /^\d{3,4}$/.test(text) ? text.padStart(5, "0") : text.replace(/-\d{4}$/, "");
    const message = "Use a 5-digit ZIP code";
    if (!/^\d{5}$/.test(code)) context.issues.push({ code: "custom", message, input: text });
    return code;
  }),
);
