/** States of the carrier registration of a business's texts (`sms.registration`). */
export const registrationStates = ["not_started", "pending", "approved", "rejected"] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** Default limits of a local number. */
export const defaultSenderLimits = {
  textsPerSecond: 1,
  textsPerDay: 2_000,
  textsPerMonth: 20_000,
} as const;

export type SenderLimits = { -readonly [Limit in keyof typeof defaultSenderLimits]: number };

export const registrationLabels: Record<RegistrationState, string> = {
  not_started: "Not started",
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};

/** Shown to staff wherever texts wait for the business's number or registration (`sms.registration`). */
const pendingRegistration = "SMS pending registration";

type Standing = { registration: RegistrationState; refusedCode: number | null };

/** Whether the carriers accept the business's texts, as far as we know. */
export const isAcceptedByCarriers = ({ registration, refusedCode }: Standing): boolean =>
  registration === "approved" && refusedCode === null;

/** Whether a business's texts can be sent. */
export function mayText(sender: Standing & { phone: string | null }): boolean {
  return sender.phone !== null && isAcceptedByCarriers(sender);
}

/** Texting status of a business, for staff. */
export function textsOf(sender: Standing & { phone: string | null }): string {
  const { registration, refusedCode, phone } = sender;
  if (refusedCode !== null) return `Rejected by the provider (${refusedCode})`;
  if (registration === "approved" && phone === null) return "No texting number";
  return mayText(sender) ? "On" : pendingRegistration;
}

/** Filters of the sender list. */
export type SenderFilter = {
  registration: RegistrationState | null;
  number: "with" | "without" | null;
  /** Prefix of a business's name. */
  search: string;
};

/** Clears the provider's rejection so texts are tried again. */
export const clearedRejection = (now: Date) => ({
  refusedAt: null,
  refusedCode: null,
  triedAgainAt: now,
});
