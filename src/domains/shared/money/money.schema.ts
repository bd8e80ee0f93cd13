import * as z from "zod/mini";
import { optionalLine } from "~/platform/validation/fields.ts";
import { type Portion, readCents, wholeRate } from "./money.ts";

const invalidAmount = "Enter an amount, like 450 or 1,250.50";

/** "8.25" or "8.25%" as a rate; null unless it's 0 to 100 with at most three decimals. */
function readRate(text: string): number | null {
  const [, whole = "", fraction = ""] =
    /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(text.replaceAll(/[%\s]/g, "")) ?? [];
  if (whole === "") return null;
  const rate = Number(whole) * 1_000 + Number(fraction.padEnd(3, "0"));
  return rate > wholeRate ? null : rate;
}

function readAs<T>(read: (text: string) => T | null, message: string) {
  return z.pipe(
    optionalLine(20),
    z.transform((text: string | null, context): T | null => {
      if (text === null) return null;
      const value = read(text);
      if (value === null) context.issues.push({ code: "custom", message, input: text });
      return value;
    }),
  );
}

/** A dollar amount in cents, or null. */
export const optionalDollars = readAs(readCents, invalidAmount);

/** A dollar amount in cents. */
export const dollars = optionalDollars.check(
  z.refine((cents) => cents !== null, { message: invalidAmount, abort: true }),
);

/** "8.25", in thousandths of a percent; empty means no rate. */
export const optionalRate = readAs(readRate, "Enter a rate in percent, like 8.25");

/** "10%" or "50.00", or null. */
export const optionalPortion = readAs((text): Portion | null => {
  if (text.includes("%")) {
    const rate = readRate(text);
    return rate === null ? null : { kind: "rate", rate };
  }
  const cents = readCents(text);
  return cents === null ? null : { kind: "cents", cents };
}, "Enter a percentage like 10%, or an amount like 50.00");
