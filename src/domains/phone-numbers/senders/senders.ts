/** How far the registration of a business's texts with the carriers has come (`sms.registration`). */
export const registrationStates = ["not_started", "pending", "approved", "rejected"] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** What a local number may send, unless staff set something else. */
export const usualLimits = {
  textsPerSecond: 1,
  textsPerDay: 2_000,
  textsPerMonth: 20_000,
} as const;

export type SenderLimits = { -readonly [Limit in keyof typeof usualLimits]: number };

export const registrationLabels: Record<RegistrationState, string> = {
  not_started: "Not started",
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};

/** What staff read wherever a business's texts wait for its number or its registration (`sms.registration`). */
const pendingRegistration = "SMS pending registration";

type Standing = { registration: RegistrationState; refusedCode: number | null };

/** Whether the carriers take what a business texts, as far as we know. */
export const isTakenByCarriers = ({ registration, refusedCode }: Standing): boolean =>
  registration === "approved" && refusedCode === null;

/** Whether texts of a business leave at all. */
export function mayText(sender: Standing & { phone: string | null }): boolean {
  return sender.phone !== null && isTakenByCarriers(sender);
}

/** What becomes of a business's texts, in a few words for staff. */
export function textsOf(sender: Standing & { phone: string | null }): string {
  const { registration, refusedCode, phone } = sender;
  if (refusedCode !== null) return `Rejected by the provider (${refusedCode})`;
  if (registration === "approved" && phone === null) return "No texting number";
  return mayText(sender) ? "On" : pendingRegistration;
}

/** Which businesses the list of senders shows. */
export type SenderFilter = {
  registration: RegistrationState | null;
  number: "with" | "without" | null;
  /** The beginning of a business's name. */
  search: string;
};
