/**
 * Numbers that demo businesses text from, by page index, and days since their registration; other
 * businesses have none.
 */
export const demoSenders = [
  {
    page: 0,
    phone: "+15125550100",
    registration: "approved",
    brand: "BN0123demo",
    campaign: "CM0123demo",
    submitted: 40,
    decided: 33,
    refused: null,
  },
  {
    page: 1,
    phone: "+17045550100",
    registration: "pending",
    brand: "BN0456demo",
    campaign: null,
    submitted: 5,
    decided: null,
    refused: null,
  },
  {
    page: 4,
    phone: "+13365550100",
    registration: "approved",
    brand: "BN0789demo",
    campaign: "CM0789demo",
    submitted: 21,
    decided: 14,
    refused: { code: 30034, days: 1 },
  },
] as const;

/** The number on the first demo business's page, and that of one of its mailers. */
export const demoTracked = { page: "+15125550161", mailer: "+15125550162" } as const;
export const demoMailer = "Spring mailer";

/** Registrations through the provider, by page index: one approved, one under review, one to fix. */
export const demoRegistrations = [
  { page: 0, status: "approved", ein: "741234511", codes: [], part: null },
  { page: 1, status: "campaign_pending", ein: "741234512", codes: [], part: null },
  { page: 3, status: "rejected", ein: "741234513", codes: [30795], part: "brand" },
] as const;
