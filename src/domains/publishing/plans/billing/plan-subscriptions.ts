/** A page to subscribe on, a subscription that runs, or neither any more. */
export const subscriptionStates = ["checkout", "live", "over"] as const;

/** After so long nobody can subscribe on a page any more. */
export const pageMinutes = 120;

const minute = 60_000;
const sixHours = 6 * 60 * minute;

/** When the provider is asked again about a page of which no news came: the older the rarer. */
export function nextPageLook(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, 10 * minute), 60 * minute));
}

/** When the provider is asked again about a subscription, whatever it told us by itself. */
export const nextLookAt = (now: Date): Date => new Date(now.getTime() + sixHours);

/** And when again where it could not be asked. */
export const retryAt = (now: Date): Date => new Date(now.getTime() + 10 * minute);
