const minute = 60_000;

/** When the provider is asked first about a page of which no news came. */
export const firstCheck = (now: Date): Date => new Date(now.getTime() + 10 * minute);

/** And when again: the longer it is there the rarer, and an hour apart at the most. */
export function nextCheck(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, 10 * minute), 60 * minute));
}
