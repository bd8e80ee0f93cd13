import type { Portion } from "~/domains/shared/money/money.ts";
import type { LocalDay } from "~/domains/shared/time-zones/local-day.ts";

/** What is stored of an estimate's way; that one has expired follows from its last day. */
export const estimateStates = ["draft", "sent", "accepted", "declined", "withdrawn"] as const;
type StoredState = (typeof estimateStates)[number];

/** What people see. */
export const shownStates = [...estimateStates, "expired"] as const;
export type EstimateState = (typeof shownStates)[number];

export const stateLabels: Record<EstimateState, string> = {
  draft: "Draft",
  sent: "Sent",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Voided",
  expired: "Expired",
};

/** One of what is to be done, as a price book or a person writes it. */
export type EstimateLine = {
  description: string;
  unit: string | null;
  /** In thousandths. */
  quantity: number;
  /** Of one. */
  priceCents: number;
  taxable: boolean;
};

/** A picture of the lead that its customer sees on the estimate. */
export type EstimatePhoto = { id: string; width: number; height: number; shows: string | null };

type EstimateOption = { name: string; lines: EstimateLine[] };

/** What an estimate says of its price; what is written on its first page stands in its row. */
export type EstimateContent = {
  /** One to three: good, better, best. */
  options: EstimateOption[];
  discount: Portion | null;
  /** In thousandths of a percent. */
  taxRate: number;
  deposit: Portion | null;
  /** The last day on which it can be accepted, by the business's calendar. */
  expiresOn: LocalDay;
  /** Words to the customer. */
  message: string | null;
  /** None where nobody chose any. */
  photos?: EstimatePhoto[];
};

export const optionNames = ["Good", "Better", "Best"] as const;
export const maxOptions = optionNames.length;
export const maxLines = 40;
export const maxPhotos = 6;

/** So many days an estimate holds unless somebody says otherwise. */
export const usualDays = 30;

/** So many days after it was sent a customer who has not answered is reminded, once. */
export const remindAfterDays = 3;

/** What an option comes to at most, in cents: what a row of a job can hold. */
export const maxCents = 999_999_999;

/** How an estimate may reach its customer; "link" is shown or handed over by the business itself. */
export const sendingWays = ["sms", "email", "link"] as const;
export type SendingWay = (typeof sendingWays)[number];

/** Why a customer declined, in their own words or none. */
export const longestReason = 1_000;

/** Where an estimate stands: what was sent and not answered has expired after its last day. */
export function stateOf(
  { state, offeredUntil }: { state: StoredState; offeredUntil: LocalDay | null },
  today: LocalDay,
): EstimateState {
  return state === "sent" && offeredUntil !== null && offeredUntil < today ? "expired" : state;
}

/** Whether its customer sees it: it was sent, and is not withdrawn. */
export const isSeen = ({ state, version }: { state: StoredState; version: number }): boolean =>
  version > 0 && state !== "withdrawn";

/** As people call it: "E-1001". */
export const estimateName = (number: number): string => `E-${number}`;

/** "2.5" of 2500 thousandths. */
export const quantityField = (quantity: number): string => String(quantity / 1_000);
