/** The phones that ring at the first demo business, in their order. */
export const demoPhones = [
  { name: "Maria’s cell", phone: "+15125550171" },
  { name: "Office", phone: "+15125550172" },
] as const;

/** The number on the first demo business's page, and that of a mailer it sent out. */
export const demoTracked = { page: "+15125550161", mailer: "+15125550162" } as const;
export const demoMailer = "Spring mailer";

/** A call: whose of the demo's homeowners, and for how many seconds they talked; null where nobody took it. */
export type DemoCall = {
  /** Null of the number that is blocked. */
  name: string | null;
  from: string;
  minutesAgo: number;
  seconds: number | null;
  /** Which of its numbers they called; its usual one, where nothing is said. */
  to?: keyof typeof demoTracked;
};

export const demoBlocked = "+15125550139";

export const demoCalls: readonly DemoCall[] = [
  { name: null, from: demoBlocked, minutesAgo: 2 * 24 * 60, seconds: null },
  { name: "Hannah Brooks", from: "+15125550181", minutesAgo: 190, seconds: 252, to: "mailer" },
  { name: "Marcus Bell", from: "+15125550184", minutesAgo: 45, seconds: null, to: "page" },
];
