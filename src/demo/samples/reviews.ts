import type { ReviewLink, ReviewSite, StopReason } from "~/domains/growth/reviews/reviews.ts";

export const demoReviewLinks: readonly ReviewLink[] = [
  { site: "google", url: "https://g.page/r/CRhVdemoAAAAEBM/review" },
  { site: "yelp", url: "https://www.yelp.com/biz/demo-business" },
  { site: "other", url: "https://www.angi.com/companylist/demo-business.htm" },
];

/** A job this many days ago, and the result of its review request. */
export type DemoRequest = {
  days: number;
  name: string;
  phone: string;
  what: string;
  state: "asked" | "stopped" | "unreachable";
  channel: "sms" | "email";
  reason?: StopReason;
  reminded?: boolean;
  opened?: boolean;
  /** Review sites they opened. */
  sites?: readonly ReviewSite[];
  /** Days after the visit when someone marked it done. */
  saidLater?: number;
};

/** Phone numbers appear nowhere else in the demo. The visits are from weeks before the filled week. */
// biome-ignore format: one table, read as one
export const demoReviewRequests: readonly DemoRequest[] = [
  { days: 44, name: "Dora Quinn", phone: "+15125550181", what: "Annual termite inspection", state: "asked", channel: "sms", opened: true, sites: ["google"] },
  { days: 39, name: "Owen Tate", phone: "+15125550182", what: "Rodent exclusion", state: "asked", channel: "email", reminded: true },
  { days: 33, name: "Lena Marsh", phone: "+15125550183", what: "Bed bug treatment", state: "asked", channel: "email", opened: true, reminded: true, sites: ["google", "yelp"] },
  { days: 28, name: "Carl Whitman", phone: "+15125550184", what: "Rodent trap check", state: "stopped", channel: "email", reason: "further_visit" },
  { days: 22, name: "Judy Pratt", phone: "+15125550185", what: "Wasp nest removal", state: "asked", channel: "sms", opened: true, reminded: true },
  { days: 17, name: "Miles Ortega", phone: "+15125550186", what: "Bed bug follow-up", state: "unreachable", channel: "email", reason: "no_address" },
  { days: 12, name: "Ruth Keller", phone: "+15125550187", what: "Re-service", state: "asked", channel: "email", opened: true, sites: ["yelp"] },
  { days: 11, name: "Hank Doyle", phone: "+15125550188", what: "Termite treatment", state: "asked", channel: "sms", reminded: true },
  { days: 10, name: "Ivy Chambers", phone: "+15125550189", what: "Fire ant treatment", state: "asked", channel: "sms", opened: true, sites: ["google"] },
  { days: 9, name: "Ned Fowler", phone: "+15125550190", what: "Annual termite inspection", state: "asked", channel: "email", opened: true, saidLater: 7 },
];
