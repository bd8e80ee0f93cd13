let senders = 0;

/** A sender address no earlier request of this run used. */
export function nextAddress(): string {
  const number = senders++;
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/** Concurrency of the product's clients and of plain pg alike. */
export const concurrency = 16;

/** As many database connections as the product's own pool has. */
export const poolSize = 10;
