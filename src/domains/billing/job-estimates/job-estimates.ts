import type { LocalDay, Portion } from "~/domains/shared/index.ts";

/** Stored states; expiry is derived from the last day. */
export const estimateStates = ["draft", "sent", "accepted", "declined", "withdrawn"] as const;
type StoredState = (typeof estimateStates)[number];

/** The states shown to people. */
export const shownEstimateStates = [...estimateStates, "expired"] as const;
export type EstimateState = (typeof shownEstimateStates)[number];

export const estimateStateLabels: Record<EstimateState, string> = {
  draft: "Draft",
  sent: "Sent",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Voided",
  expired: "Expired",
};

/** A line item, from the price book or typed. */
export type EstimateLine = {
  description: string;
  unit: string | null;
  /** In thousandths. */
  quantity: number;
  /** Unit price. */
  priceCents: number;
  taxable: boolean;
};

/** A lead's photo that the customer sees on the estimate. */
export type EstimatePhoto = { id: string; width: number; height: number; shows: string | null };

type EstimateOption = { name: string; lines: EstimateLine[] };

/** An estimate's price terms and lines; its other fields are columns of its row. */
export type EstimateContent = {
  /** One to three: good, better, best. */
  options: EstimateOption[];
  discount: Portion | null;
  /** In thousandths of a percent. */
  taxRate: number;
  deposit: Portion | null;
  /** The last day it can be accepted, in the business's time zone. */
  expiresOn: LocalDay;
  /** Message to the customer. */
  message: string | null;
  /** Absent if none were chosen. */
  photos?: EstimatePhoto[];
};

export const optionNames = ["Good", "Better", "Best"] as const;
export const maxOptions = optionNames.length;
export const maxLines = 40;
export const maxPhotos = 6;

/** Default days until an estimate expires. */
export const defaultExpirationDays = 30;

/** Default days after sending on which a customer who hasn't responded is reminded. */
export const defaultReminderDays: readonly number[] = [2, 5, 10];
export const maxReminders = 5;
export const maxReminderDay = 60;

/** When to remind the customer of an estimate next; null after the last reminder. */
export function nextEstimateReminder(
  sentAt: Date,
  days: readonly number[],
  now: Date,
): Date | null {
  const moments = days.map((day) => new Date(sentAt.getTime() + day * 24 * 60 * 60_000));
  return moments.find((moment) => moment > now) ?? null;
}

/** "2, 5, 10" as ascending days; null if one isn't a day from 1 to 60, or there are too many. */
export function readReminderDays(text: string): number[] | null {
  const days = [
    ...new Set(
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number),
    ),
  ];
  const isDay = (day: number) => Number.isInteger(day) && day >= 1 && day <= maxReminderDay;
  return days.length <= maxReminders && days.every(isDay) ? days.toSorted((a, b) => a - b) : null;
}

/** Maximum total of an option in cents: the limit of a job's value column. */
export const maxCents = 999_999_999;

/** How an estimate may be sent; with "link" the business shows or sends it itself. */
export const sendMethods = ["sms", "email", "link"] as const;
export type SendMethod = (typeof sendMethods)[number];

/** How a customer told the business that they approve an estimate. */
export const approvalMethods = ["phone", "in_person", "text", "email"] as const;
export type ApprovalMethod = (typeof approvalMethods)[number];

export const approvalMethodLabels: Record<ApprovalMethod, string> = {
  phone: "By phone",
  in_person: "In person",
  text: "By text",
  email: "By email",
};

/** Maximum characters of a customer's optional reason for declining. */
export const maxReasonLength = 1_000;

/** An estimate's state: sent without a response, it is expired after its last day. */
export function stateOf(
  { state, offeredUntil }: { state: StoredState; offeredUntil: LocalDay | null },
  today: LocalDay,
): EstimateState {
  return state === "sent" && offeredUntil !== null && offeredUntil < today ? "expired" : state;
}

/** Whether the customer can see it: sent and not void. */
export const isSeen = ({ state, version }: { state: StoredState; version: number }): boolean =>
  version > 0 && state !== "withdrawn";

/** Display name: "E-1001". */
export const estimateName = (number: number): string => `E-${number}`;

/** "2.5" for 2500 thousandths. */
export const quantityField = (quantity: number): string => String(quantity / 1_000);

/** Orders of the table of estimates; "-" for descending. */
export const estimateSorts = [
  "-date",
  "date",
  "customer",
  "-customer",
  "expires",
  "-expires",
  "total",
  "-total",
] as const;
export type EstimateSort = (typeof estimateSorts)[number];
