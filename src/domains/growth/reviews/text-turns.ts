/** The next look is so much later, in milliseconds: what leaves after that is written by then. */
const untilNextLook = 5 * 60_000;

/**
 * When texts of businesses leave that are written in one look: those of one business one after another,
 * as fast as its number may.
 */
export class TextTurns {
  readonly #now: number;
  readonly #next = new Map<string, { at: number; between: number }>();

  constructor(now: Date) {
    this.#now = now.getTime();
  }

  /** When the next text of a business may leave; `isLate`: a later look writes it. */
  of(contractorId: string): { at: Date; isLate: boolean } {
    const at = this.#next.get(contractorId)?.at ?? this.#now;
    return { at: new Date(at), isLate: at - this.#now >= untilNextLook };
  }

  /** The turn is used up, by a text of a number that may send so many each second, or left to a later look. */
  use(contractorId: string, textsPerSecond?: number): void {
    const { at, between } = this.#next.get(contractorId) ?? { at: this.#now, between: 1_000 };
    const pause = textsPerSecond ? 1_000 / textsPerSecond : between;
    this.#next.set(contractorId, { at: at + pause, between: pause });
  }
}
