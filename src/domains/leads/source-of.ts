import { type LeadSource, leadSourceLabels } from "~/domains/leads/leads.ts";
import type { Touch } from "~/domains/shared/attribution/attribution.ts";

/** What is known of how a lead came: by what a member said, or how the visitor came who first asked. */
export type Way = {
  /** Null for money that belongs to no lead. */
  source: LeadSource | null;
  utmSource: string | null;
  utmMedium: string | null;
  /** Whether a click id of the network came along. */
  google: boolean;
  microsoft: boolean;
  facebook: boolean;
  /** A partner's code. */
  ref: string | null;
  referrerHost: string | null;
};

/** What money is of that no lead stands behind. */
export const noLead = "Not from a lead";

/** Networks under the names that campaigns and sites give them. */
const names: readonly [name: string, isNamed: RegExp][] = [
  ["Google", /^(google|adwords|google\.[a-z.]+|com\.google\.android.*)$/],
  ["Bing", /^(bing|bing\.com|microsoft)$/],
  ["Facebook", /^(facebook|fb|meta|([a-z]+\.)?facebook\.com)$/],
  ["Instagram", /^(instagram|ig|([a-z]+\.)?instagram\.com)$/],
  ["Yelp", /^(yelp|([a-z]+\.)?yelp\.com)$/],
  ["Nextdoor", /^(nextdoor|nextdoor\.com)$/],
  ["Yahoo", /^(yahoo|([a-z]+\.)*yahoo\.com)$/],
  ["DuckDuckGo", /^(duckduckgo|duckduckgo\.com)$/],
];
const isPaid = /^(cpc|ppc|paid|paid[-_ ]?(search|social)|display|ads?)$/;
const paidNames: Record<string, string> = { Bing: "Microsoft Ads" };

/** Where a lead came from, in the words of the analytics (`analytics.source`). */
export function sourceOf(way: Way): string {
  if (way.source === null) return noLead;
  if (way.source === "phone_call" && way.utmSource) return way.utmSource;
  if (way.source !== "page") return leadSourceLabels[way.source];
  if (way.google) return "Google Ads";
  if (way.microsoft) return "Microsoft Ads";
  const campaign = way.utmSource?.toLowerCase();
  if (campaign) {
    const name = nameOf(campaign);
    if (name === null) return way.utmSource ?? campaign;
    const paid = isPaid.test(way.utmMedium?.toLowerCase() ?? "");
    return paid ? (paidNames[name] ?? `${name} Ads`) : name;
  }
  if (way.facebook) return "Facebook";
  if (way.ref) return `Partner ${way.ref}`;
  return way.referrerHost ? (nameOf(way.referrerHost) ?? way.referrerHost) : "Direct";
}

/** What the analytics call a visit that a lead may come of, as `sourceKey` has it. */
export function sourceKeyOf({ campaign, referrerHost }: Touch): string {
  const { utm_source = null, utm_medium = null, ref = null } = campaign;
  const has = (...ids: (string | undefined)[]) => ids.some((id) => id !== undefined);
  const way: Way = {
    source: "page",
    utmSource: utm_source,
    utmMedium: utm_medium,
    google: has(campaign.gclid, campaign.gbraid, campaign.wbraid),
    microsoft: has(campaign.msclkid),
    facebook: has(campaign.fbclid),
    ref,
    referrerHost,
  };
  return sourceKey(sourceOf(way));
}

function nameOf(text: string): string | null {
  return names.find(([, isNamed]) => isNamed.test(text))?.[0] ?? null;
}

/** Two spellings of a source are one. */
export const sourceKey = (source: string): string => source.trim().toLowerCase();
