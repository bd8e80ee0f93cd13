/** A seeded pseudorandom generator (mulberry32). */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  unit(): number;
  /** True with this probability. */
  chance(likelihood: number): boolean;
  /** An integer from `from` to `to`, inclusive. */
  whole(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(unit() * (to - from + 1));
  return {
    unit,
    chance: (likelihood) => unit() < likelihood,
    whole,
    pick(choices) {
      const picked = choices[whole(0, choices.length - 1)];
      if (picked === undefined) throw new Error("There is nothing to pick from");
      return picked;
    },
  };
}
