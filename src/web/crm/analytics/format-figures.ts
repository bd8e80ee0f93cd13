import { formatShortDuration } from "~/domains/follow-ups/index.ts";
import { bookingRate, costOf, type Figures } from "~/domains/growth/index.ts";
import { formatCents } from "~/domains/shared/index.ts";

const nothing = "–";

/** Formats a count. */
export const shownCount = (count: number): string => count.toLocaleString("en-US");

/** Dollars without cents for narrow spaces: "$1,250". */
export const formatWholeDollars = (cents: number): string =>
  formatCents(cents).replace(/\.\d\d$/, "");

/** Formats cents, or null as unknown. */
export const formatCentsOrDash = (cents: number | null): string =>
  cents === null ? nothing : formatCents(cents);

/** Booking rate, such as "42%". */
export function formatBookingRate(figures: Pick<Figures, "leads" | "booked">): string {
  const rate = bookingRate(figures);
  return rate === null ? nothing : `${Math.round(rate / 1_000)}%`;
}

export const formatWait = (milliseconds: number | null): string =>
  milliseconds === null ? nothing : formatShortDuration(milliseconds);

export const costPerLead = ({ spendCents, leads }: Figures): number | null =>
  costOf(spendCents, leads);

export const costPerJob = ({ spendCents, booked }: Figures): number | null =>
  costOf(spendCents, booked);

/** Change from an earlier value: "Up 25% from 12". */
export function changeFrom(now: number, before: number, show: (value: number) => string): string {
  if (now === before) return `Same as before: ${show(before)}`;
  if (before <= 0) return `Was ${show(before)}`;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return `About the same as ${show(before)}`;
  return `${now > before ? "Up" : "Down"} ${percent}% from ${show(before)}`;
}

/** Default name of a conversion. */
export const defaultConversionName = "Paid job";
