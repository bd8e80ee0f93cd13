let senders = 0;

/** A sender's address that no earlier request of this run came from. */
export function nextAddress(): string {
  const number = senders++;
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/** What is sent and written at once, by the product's clients and by plain pg alike. */
export const atOnce = 16;

/** As many connections to the database as the product's own pool has. */
export const poolSize = 10;
