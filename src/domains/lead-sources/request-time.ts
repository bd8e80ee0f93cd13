import { momentOn } from "~/domains/shared/index.ts";
import type { ReadDate } from "~/platform/csv/date-cell.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const endOfDay = 24 * 60 - 1;

type Times = {
  /** When we received it. */
  receivedAt: Date;
  /** From the provider's own interface; null if it says nothing. */
  providerTime: Date | null;
  /** From a field of the lead, such as "created_at". */
  requestedOn: ReadDate | null;
};

/**
 * When a lead was requested: the provider's time if it has one, else our receipt. A time after the
 * receipt is wrong.
 * @param zone of the business, for a field without a time zone
 */
export function requestTimeOf({ receivedAt, providerTime, requestedOn }: Times, zone: string) {
  const requestedAt = providerTime ?? (requestedOn && momentOf(requestedOn, zone));
  return requestedAt && requestedAt < receivedAt ? requestedAt : receivedAt;
}

/** Whether a lead is too old for automatic messages: it was requested more than a day ago. */
export const isLate = (requestedAt: Date, now: Date): boolean =>
  now.getTime() - requestedAt.getTime() > day;

/** Of a day without a time, its last minute: a lead isn't late before the next day is over. */
function momentOf({ day: on, minutes, offset }: ReadDate, zone: string): Date {
  const time = minutes ?? endOfDay;
  return offset === null
    ? momentOn(zone, on, time)
    : new Date(Date.parse(`${on}T00:00:00Z`) + (time - offset) * minute);
}
