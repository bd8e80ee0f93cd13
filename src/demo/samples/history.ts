import type { DemoInvoice } from "./invoices.ts";

/** How a lead of the last months came: a member's word, or how a visitor came. */
type DemoWay =
  | { source: "phone_call" | "referral" | "walk_in" }
  | { utm_source: string; utm_medium: string; utm_campaign: string; gclid?: true }
  | { referrerHost: string }
  | "direct";

export type DemoPast = {
  name: string;
  phone: string;
  days: number;
  way: DemoWay;
  what: string;
  /** What was paid for it; nothing for one that was lost, or is still looked after. */
  dollars: number | null;
  status: "closed" | "booked" | "contacted" | "lost";
};

const ads = { utm_source: "google", utm_medium: "cpc", utm_campaign: "ants-austin", gclid: true };
const facebook = { utm_source: "facebook", utm_medium: "paid", utm_campaign: "spring" };
const google = { referrerHost: "google.com" };
const call = { source: "phone_call" } as const;

// biome-ignore format: one table, read as one
const rows: readonly (readonly [string, number, DemoWay, string, number | null, DemoPast["status"]])[] = [
  ["Ruth Olsen", 168, google, "Quarterly treatment", 119, "closed"],
  ["Carlos Mendez", 161, { source: "referral" }, "Termite inspection", 95, "closed"],
  ["Hannah Price", 157, "direct", "Ant treatment", null, "lost"],
  ["Derek Sloan", 150, google, "Liquid termite barrier", 1_260, "closed"],
  ["Yuki Tanaka", 143, call, "Quarterly treatment", 119, "closed"],
  ["Pam Whitaker", 139, google, "Rodent exclusion", 390, "closed"],
  ["Luis Ortega", 131, "direct", "Wasp nest", null, "lost"],
  ["Joan Becker", 126, facebook, "Quarterly treatment", 119, "closed"],
  ["Isaac Bloom", 122, google, "Initial treatment", 185, "closed"],
  ["Tara Nguyen", 117, facebook, "Ant treatment", null, "lost"],
  ["Victor Hale", 112, call, "Rodent exclusion", 455, "closed"],
  ["Mia Jensen", 106, google, "Quarterly treatment", 119, "closed"],
  ["Andre Lewis", 101, { source: "walk_in" }, "Termite inspection", 95, "closed"],
  ["Kelly Shah", 97, facebook, "Bed bug treatment", 780, "closed"],
  ["Brian Foss", 92, google, "Initial treatment", null, "lost"],
  ["Elena Rossi", 88, ads, "Liquid termite barrier", 1_440, "closed"],
  ["Noah Park", 84, ads, "Ant treatment", 185, "closed"],
  ["Sheila Grant", 81, google, "Quarterly treatment", 119, "closed"],
  ["Omar Aziz", 77, ads, "Scorpions in the garage", null, "lost"],
  ["Lori Chen", 73, facebook, "Initial treatment", 185, "closed"],
  ["Peter Kowal", 70, ads, "Rodent exclusion", 520, "closed"],
  ["Dana Cole", 66, call, "Quarterly treatment", 119, "closed"],
  ["Rita Flores", 62, ads, "Ant treatment", 185, "closed"],
  ["Gary Wolfe", 59, google, "Termite inspection", null, "lost"],
  ["Sonia Patel", 55, ads, "Bed bug treatment", 920, "closed"],
  ["Mark Ellis", 51, { source: "referral" }, "Liquid termite barrier", 1_080, "closed"],
  ["Abby Stone", 48, facebook, "Quarterly treatment", null, "lost"],
  ["Hugo Martin", 45, ads, "Initial treatment", 185, "closed"],
  ["Claire Dunn", 42, ads, "Wasp nests under the roof", 237, "closed"],
  ["Wes Palmer", 38, google, "Rodent exclusion", 325, "closed"],
  ["Nora Quinn", 35, ads, "Quarterly treatment", 119, "closed"],
  ["Ian Brooks", 31, facebook, "Ant treatment", null, "contacted"],
  ["Tess Moreno", 27, ads, "Initial treatment", 185, "closed"],
  ["Karl Jung", 24, ads, "Termite inspection", 95, "closed"],
  ["Faye Adams", 21, google, "Liquid termite barrier", 1_350, "closed"],
  ["Raj Verma", 18, ads, "Quarterly treatment", null, "contacted"],
  ["Beth Lowe", 15, call, "Rodent exclusion", 390, "closed"],
  ["Owen Pratt", 12, facebook, "Initial treatment", 185, "closed"],
];

/** What came to the first demo business in the last half year, the oldest first. */
export const demoPast: readonly DemoPast[] = rows.map(
  ([name, days, way, what, dollars, status], at) => ({
    name,
    phone: `+17375550${100 + at}`,
    days,
    way,
    what,
    dollars,
    status,
  }),
);

/** The invoices of those who paid. */
export const demoPastInvoices: readonly DemoInvoice[] = demoPast.flatMap(
  ({ name, phone, what, days, dollars }): DemoInvoice[] =>
    dollars === null
      ? []
      : [
          {
            name,
            phone,
            what,
            address: "Austin, TX",
            days: days - 3,
            due: 14,
            lines: [[what, 1, "visit", dollars]],
            payments: [{ after: 4, method: days % 3 === 0 ? "cash" : "check" }],
          },
        ],
);

/** What it spends in a month, on what. */
export const demoSpend = [
  ["Google Ads", 42_000],
  ["Facebook Ads", 15_000],
] as const;
