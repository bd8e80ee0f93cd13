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
