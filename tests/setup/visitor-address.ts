let visitors = 0;

/** An address that nobody else in this run has: limits and floods are counted by address. */
export function newAddress(): string {
  visitors += 1;
  return `203.0.${113 + Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}
