/** The first demo business's forwarding phones, in ring order. */
export const demoPhones = [
  { name: "Maria’s cell", phone: "+15125550171" },
  { name: "Office", phone: "+15125550172" },
] as const;

/** The number on the first demo business's page, and that of one of its mailers. */
export const demoTracked = { page: "+15125550161", mailer: "+15125550162" } as const;
export const demoMailer = "Spring mailer";

/** A call: which demo homeowner, and how many seconds they talked; null for a missed call. */
export type DemoCall = {
  /** Null for the blocked number. */
  name: string | null;
  from: string;
  minutesAgo: number;
  seconds: number | null;
  /** The business number they called; the usual one by default. */
  to?: keyof typeof demoTracked;
};

export const demoBlocked = "+15125550139";

export const demoCalls: readonly DemoCall[] = [
  { name: null, from: demoBlocked, minutesAgo: 2 * 24 * 60, seconds: null },
  { name: "Hannah Brooks", from: "+15125550181", minutesAgo: 190, seconds: 252, to: "mailer" },
  { name: "Marcus Bell", from: "+15125550184", minutesAgo: 45, seconds: null, to: "page" },
];
