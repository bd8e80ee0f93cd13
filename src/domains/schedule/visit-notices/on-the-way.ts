/** Minutes that a member can say they need, as the form offers them. */
export const travelChoices = [5, 10, 15, 20, 30, 45, 60, 90] as const;

/** The minutes that a form names; null for none or an unknown number. */
export const readTravelMinutes = (typed: unknown): number | null =>
  travelChoices.find((minutes) => String(minutes) === typed) ?? null;

/** A member's name as customers see it: "Mike Alvarez" is "Mike". */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/**
 * Minutes until the crew arrives, rounded up to 5 while there are more than 10; 0 once it is due. Null if
 * the member didn't say.
 */
export function minutesLeft(
  { onTheWayAt, onTheWayMinutes }: { onTheWayAt: Date; onTheWayMinutes: number | null },
  now: Date,
): number | null {
  if (onTheWayMinutes === null) return null;
  const remaining = onTheWayMinutes - (now.getTime() - onTheWayAt.getTime()) / 60_000;
  if (remaining <= 0) return 0;
  return remaining > 10 ? Math.ceil(remaining / 5) * 5 : Math.ceil(remaining);
}
