/** How far the registration of a business's texts with the carriers has come (`sms.registration`). */
export const registrationStates = ["not_started", "pending", "approved", "rejected"] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** What a local number may send, unless staff set something else. */
export const usualLimits = {
  textsPerSecond: 1,
  textsPerDay: 2_000,
  textsPerMonth: 20_000,
} as const;
