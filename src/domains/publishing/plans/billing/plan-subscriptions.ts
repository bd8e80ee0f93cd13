/** States: open checkout, active subscription, or neither anymore. */
export const subscriptionStates = ["checkout", "live", "over"] as const;

/** How long a checkout can be used. */
export const pageMinutes = 120;

const minute = 60_000;
const subscriptionPollInterval = 6 * 60 * minute;

/** When to poll the provider again about a checkout without a webhook; less often as it gets older. */
export function nextCheckoutPoll(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, 10 * minute), 60 * minute));
}

/** When to poll the provider again about a subscription, with or without webhooks. */
export const nextLookAt = (now: Date): Date => new Date(now.getTime() + subscriptionPollInterval);

/** When to retry after the provider was unreachable. */
export const retryAt = (now: Date): Date => new Date(now.getTime() + 10 * minute);
