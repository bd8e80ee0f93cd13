/** An amount of money in a cell; negative for a refund. */
export type ReadAmount = {
  cents: number;
  /** Its currency, if the cell names one. */
  currency: string | null;
};

const currencies: Record<string, string> = {
  $: "USD",
  US$: "USD",
  CA$: "CAD",
  C$: "CAD",
  "€": "EUR",
  "£": "GBP",
};

/**
 * Parses an amount of money in common formats: 1213.19, $1,213.19, (1,213.19), -1213.19, USD
 * 1,213.19 and, with decimal commas, 1.213,19.
 * @returns null unless it is an amount of at most ten digits with cents
 */
export function readAmount(text: string): ReadAmount | null {
  const plain = text.replace(/[\s\u00a0\u202f']/g, "").replace(/[−–]/g, "-");
  const [, open, sign, mark = "", inner, number = "", code = "", back, close] =
    /^(\()?([+-])?([A-Z]{2,3}\$?|[CU]S?\$|[$€£])?([+-])?([\d.,]+)(USD|CAD|EUR|GBP|[$€£])?(-)?(\))?$/i.exec(
      plain,
    ) ?? [];
  if (number === "" || (open === undefined) !== (close === undefined)) return null;
  const units = readNumber(number);
  if (units === null) return null;
  const isBack = open !== undefined || back !== undefined || sign === "-" || inner === "-";
  const named = (mark || code).toUpperCase();
  return {
    cents: isBack ? -units : units,
    currency: named === "" ? null : (currencies[named] ?? named),
  };
}

/** Parses a number as hundredths. The last "." or "," that can be the decimal mark is. */
function readNumber(text: string): number | null {
  const dots = text.split(".").length - 1;
  const commas = text.split(",").length - 1;
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  // "1,213" and "1.213.455" are whole; "1.213", "1,50" and "1.213,50" aren't.
  const isDecimal =
    (dots > 0 && commas > 0) || dots === 1 || (commas === 1 && !/,\d{3}$/.test(text));
  const whole = isDecimal ? text.slice(0, last) : text;
  const fraction = isDecimal ? text.slice(last + 1) : "";
  const isGrouped = /^(?:\d{0,10}|\d{1,3}(?:\.\d{3}){1,3}|\d{1,3}(?:,\d{3}){1,3})$/.test(whole);
  if (!isGrouped || !/^\d{0,9}$/.test(fraction)) return null;
  if (isDecimal && whole.includes(text[last] ?? "")) return null;
  const digits = whole.replace(/\D/g, "");
  if (digits === "" && fraction === "") return null;
  return Math.round(Number(`${digits || "0"}.${fraction || "0"}`) * 100);
}
