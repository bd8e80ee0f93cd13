import type { OpenHours } from "~/domains/storefront/index.ts";

/** Spans per weekday in the form. */
export const spansPerDay = 2;

/** The name of a field of the hours form, such as "monday_1_opens". */
export const hoursField = (weekday: string, span: number, end: keyof OpenHours) =>
  `${weekday}_${span}_${end}`;
