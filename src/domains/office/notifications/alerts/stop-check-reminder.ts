/** How long a possible opt-out waits before the business is reminded, which leaves the rest of the hour to decide. */
export const reminderMs = 45 * 60_000;
