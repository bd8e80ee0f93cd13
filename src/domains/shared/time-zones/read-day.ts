import type { LocalDay } from "./local-day.ts";

/** No one means another year, and the database rejects the year 0 and years after 9999. */
const pattern = /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/;

/** A day from 1900 to 2199 in an address or a form; null for anything else. */
export function readDay(text: unknown): LocalDay | null {
  if (typeof text !== "string" || !pattern.test(text)) return null;
  const noon = Date.parse(`${text}T12:00:00Z`);
  const isDay = !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(text);
  return isDay ? text : null;
}
