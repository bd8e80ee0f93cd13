import * as z from "zod/mini";
import { optionalLine } from "./fields.ts";

/**
 * The five digits of a ZIP code in common formats: 78704-1234, 787041234, 78704.0, z:78704, TX
 * 78704, and 2134 for 02134, whose zero a spreadsheet dropped. Null if it isn't one.
 */
export function readZipCode(text: string): string | null {
  const plain = text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^\((.{1,20})\)$/, "$1")
    .replace(/[\s,;.:-]{1,3}$/, "")
    .replace(/^(?:z|zip|zip code) ?[:#]? ?(?=\d)/i, "")
    .replace(/^[a-z]{2}[\s,]+(?=\d)/i, "")
    .replace(/\.0+$/, "")
    .replace(/[, ]{1,2}(?:us|usa|united states)$/i, "");
  const [, five = "", four] = /^(\d{3,5})(?:\s?[-‐-―−\s]\s?(\d{4}))?$/.exec(plain) ?? [];
  const [, run = ""] = /^(\d{7,9})$/.exec(plain) ?? [];
  const digits = run === "" ? five : run.padStart(9, "0").slice(0, 5);
  // "Austin, TX 78704" in a column of ZIP codes.
  if (digits === "") return zipCodeIn(plain);
  // A ZIP+4 without its leading zero is as rare as a typo.
  if (digits === "" || (four !== undefined && digits.length < 4)) return null;
  const code = digits.padStart(5, "0");
  return code === "00000" ? null : code;
}

/** The ZIP code at the end of a one-line address, such as "4 Pine Ln, Austin TX 78753". */
export function zipCodeIn(address: string): string | null {
  const [, code] =
    /(?:^|[\s,])(\d{5})(?:-\d{4})?[\s,.]*(?:(?:us|usa|u\.s\.a?\.?|united states(?: of america)?)\s*)?$/i.exec(
      address.slice(-120),
    ) ?? [];
  // A house number alone isn't one.
  return code && /[a-z]/i.test(address.slice(0, address.lastIndexOf(code))) ? code : null;
}

/** The ZIP code of an imported row, its first five digits; empty is null. */
export const zipCodeCell = z.pipe(
  optionalLine(20),
  z.transform((text: string | null, context) => {
    if (text === null) return null;
    const code = readZipCode(text);
    const message = "Use a 5-digit ZIP code";
    if (code === null) context.issues.push({ code: "custom", message, input: text });
    return code;
  }),
);
