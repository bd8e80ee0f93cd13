import { addDays, dayOf, localTime, momentOn } from "~/domains/shared/index.ts";

const [opens, closes] = [9 * 60, 20 * 60];

/**
 * The next daytime at or after a moment: 9 AM to 8 PM in the business's time zone, for texts and
 * emails. Quiet hours of texts are checked on sending.
 */
export function byDay(moment: Date, zone: string): Date {
  const { minutes } = localTime(moment, zone);
  if (minutes >= opens && minutes < closes) return moment;
  const day = dayOf(moment, zone);
  return momentOn(zone, minutes < opens ? day : addDays(day, 1), opens);
}

/** When the crew was there: a job done early was done before its start time. */
export const crewOnSiteAt = ({
  startsAt,
  endedAt,
}: {
  startsAt: Date;
  endedAt: Date | null;
}): Date => (endedAt && endedAt < startsAt ? endedAt : startsAt);

export const daysAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * 24 * 60 * 60_000);

/** Milliseconds until the next run, which handles later texts. */
const runIntervalMs = 5 * 60_000;

/**
 * Sending times of the texts in one run: those of one business are spaced at its number's rate
 * limit.
 */
export class TextPacer {
  readonly #now: number;
  readonly #next = new Map<string, { at: number; between: number }>();

  constructor(now: Date) {
    this.#now = now.getTime();
  }

  /** When a business's next text may be sent; `isLate`: leave it to a later run. */
  of(contractorId: string): { at: Date; isLate: boolean } {
    const at = this.#next.get(contractorId)?.at ?? this.#now;
    return { at: new Date(at), isLate: at - this.#now >= runIntervalMs };
  }

  /** Takes the slot, for a text sent at the number's rate or one left to a later run. */
  use(contractorId: string, textsPerSecond?: number): void {
    const { at, between } = this.#next.get(contractorId) ?? { at: this.#now, between: 1_000 };
    const pause = textsPerSecond ? 1_000 / textsPerSecond : between;
    this.#next.set(contractorId, { at: at + pause, between: pause });
  }
}
