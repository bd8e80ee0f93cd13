import type { LocalDay } from "./local-day.ts";

/** No one means another year, and the database knows no day of the year 0 or after 9999. */
const pattern = /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/;

/** A day of the years 1900 to 2199 as an address or a form names it; anything else counts as none. */
export function readDay(text: unknown): LocalDay | null {
  if (typeof text !== "string" || !pattern.test(text)) return null;
  const noon = Date.parse(`${text}T12:00:00Z`);
  const isDay = !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(text);
  return isDay ? text : null;
}
