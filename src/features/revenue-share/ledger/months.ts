/** The month of a moment in a time zone: "2026-11". */
export function monthOf(moment: Date, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit" }).format(
    moment,
  );
}

/** A month as an address names it; anything that is no month counts as none. */
export function readMonth(text: string | null): string | null {
  return text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}

/** A month in words: "November 2026". */
export function nameMonth(month: string): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone: "UTC",
    year: "numeric",
    month: "long",
  }).format(new Date(`${month}-01T00:00:00Z`));
}

/** All months from one to another, the latest first. */
export function monthsBack(from: string, to: string): string[] {
  const months: string[] = [];
  const [year = 0, month = 1] = to.split("-").map(Number);
  for (let back = 0; ; back += 1) {
    const at = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
    if (at < from) return months;
    months.push(at);
  }
}
