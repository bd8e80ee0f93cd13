/** A text to a number that the business hadn't texted before. */
export type FirstText = { phone: string; at: Date; byHand: boolean };

/** Why texts were paused: how many new numbers began the same way within minutes. */
export type Burst = { rule: BurstRule["name"]; prefix: string; numbers: number; minutes: number };

type BurstRule = {
  name: "block" | "exchange" | "area";
  /** How many characters of the number in E.164 count as the same range. */
  length: number;
  /** So many new numbers of one range within `minutes` are a burst. */
  automatic: number;
  /** The same for texts that members send, who type one number at a time. */
  byHand: number;
  minutes: number;
  /** Doesn't count numbers from where the business works. */
  onlyFar?: true;
};

/**
 * What counts as toll fraud: someone who earns from texts or calls to a range of numbers makes the
 * product text many of that range. A storm brings many numbers of one area code, but spread over
 * its exchanges, each of which has 10,000 numbers in blocks of 1,000.
 */
export const burstRules: readonly BurstRule[] = [
  { name: "block", length: 9, automatic: 10, byHand: 8, minutes: 15 },
  { name: "exchange", length: 8, automatic: 30, byHand: 16, minutes: 15 },
  { name: "area", length: 5, automatic: 40, byHand: 24, minutes: 15, onlyFar: true },
];

/** The longest period that a rule looks at, and the fewest texts that can be a burst. */
export const burstMinutes = Math.max(...burstRules.map(({ minutes }) => minutes));
export const fewestInBurst = Math.min(
  ...burstRules.flatMap((rule) => [rule.automatic, rule.byHand]),
);

/**
 * Whether a business's first texts to new numbers look like toll fraud; null if not (`sms.bursts`).
 * @param isFar whether a number is from far from where the business works
 */
export function findBurst(
  texts: readonly FirstText[],
  now: Date,
  isFar: (phone: string) => boolean,
): Burst | null {
  for (const { name, length, minutes, onlyFar, ...limits } of burstRules) {
    const since = now.getTime() - minutes * 60_000;
    const counted = texts.filter(
      ({ phone, at }) => at.getTime() > since && at <= now && (!onlyFar || isFar(phone)),
    );
    for (const [prefix, ofRange] of Map.groupBy(counted, ({ phone }) => phone.slice(0, length))) {
      const all = numbersIn(ofRange);
      const typed = numbersIn(ofRange.filter(({ byHand }) => byHand));
      if (all >= limits.automatic || typed >= limits.byHand) {
        return { rule: name, prefix, numbers: all, minutes };
      }
    }
  }
  return null;
}

const numbersIn = (texts: readonly FirstText[]) => new Set(texts.map(({ phone }) => phone)).size;

/** A burst for staff, such as "12 new numbers like (512) 555-0xxx within 15 minutes". */
export function describeBurst({ prefix, numbers, minutes }: Burst): string {
  const digits = prefix.slice(2).padEnd(10, "x");
  const range = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return `${numbers} new numbers like ${range} within ${minutes} minutes`;
}
