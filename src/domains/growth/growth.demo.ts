import type { ReviewLink, ReviewSite, StopReason } from "./reviews/reviews.ts";

/** Revenue-share applications; one with a demo page's index is that page's contractor, who participates. */
// biome-ignore format: one table, read as one
export const demoApplications = [
  { businessName: "Queen City Heating & Air", contactName: "James Whitfield", status: "approved", page: 1, services: ["HVAC"], areas: ["Charlotte", "Gastonia"], years: 14, confirmed: true, range: "$2500-5000" },
  { businessName: "Mission City Plumbing", contactName: "Renee Castillo", status: "approved", page: 3, services: ["Plumbing"], areas: ["San Antonio"], years: 8, confirmed: true, range: "$500-1000" },
  { businessName: "Rocky Mountain Roofing", contactName: "Paul Jensen", status: "pending", page: undefined, services: ["Roofing"], areas: ["Denver", "Boulder"], years: 11, confirmed: true, range: "$5000+" },
  { businessName: "Bright House Painting", contactName: "Lena Ortiz", status: "pending", page: undefined, services: ["Painting"], areas: ["Mesa"], years: 3, confirmed: false, range: "$1000-2500" },
  { businessName: "Sparkle Home Cleaning", contactName: "Joy Adams", status: "pending", page: undefined, services: ["Cleaning Services"], areas: ["Tampa", "St. Petersburg"], years: 5, confirmed: true, range: "$100-500" },
  { businessName: "Quick Fix Handyman", contactName: "Sam Reed", status: "rejected", page: undefined, services: ["Handyman"], areas: ["Reno"], years: 1, confirmed: false, range: "$100-500" },
] as const;

/** Results of participants' earlier leads: the deal in dollars, null when it was lost, days ago. */
export const demoDeals = [
  { page: 1, dollars: 3200, days: 33 },
  { page: 1, dollars: 6250, days: 8 },
  { page: 1, dollars: null, days: 15 },
  { page: 3, dollars: 593, days: 21 },
  { page: 3, dollars: 1480, days: 3 },
] as const;

/** What participants reply to the statement with this deal. */
export const demoStatementReplies = [
  { page: 1, kind: "confirmed", words: null, dollars: 3200, days: 33 },
  {
    page: 3,
    kind: "question",
    words: "The smaller job came to $493, not $593. Can you take a look?",
    dollars: 593,
    days: 21,
  },
] as const;

/** Contractors referred by affiliates. */
export const demoReferrals = [
  { code: "TOMV", businessName: "Queen City Heating & Air" },
  { code: "TOMV", businessName: "Blue Ridge Plumbing" },
  { code: "GROWTH", businessName: "Prairie Electric" },
] as const;

export const demoAffiliates = [
  { name: "Tom Vance", code: "TOMV", status: "active" },
  { name: "Contractor Growth Podcast", code: "GROWTH", status: "active" },
  { name: "Carolina Trade Supply", code: "CTS", status: "inactive" },
] as const;

/** Its monthly ad spend by channel. */
export const demoSpend = [
  ["Google Ads", 42_000],
  ["Facebook Ads", 15_000],
] as const;

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
  doneDaysLater?: number;
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
  { days: 9, name: "Ned Fowler", phone: "+15125550190", what: "Annual termite inspection", state: "asked", channel: "email", opened: true, doneDaysLater: 7 },
];
