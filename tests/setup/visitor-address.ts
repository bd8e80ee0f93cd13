let visitors = 0;

/** An IP address unique in this run: rate limits are counted by address. */
export function newAddress(): string {
  visitors += 1;
  return `203.0.${113 + Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}
