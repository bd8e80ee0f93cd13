import type { Touch } from "~/domains/shared/index.ts";
import { type LeadSource, leadSourceLabels } from "./leads.ts";

/** What is known about a lead's source: set by a member, or from the visitor's first request. */
export type SourceFacts = {
  /** Null for revenue without a lead. */
  source: LeadSource | null;
  utmSource: string | null;
  utmMedium: string | null;
  /** Whether the visit had the network's click id. */
  google: boolean;
  microsoft: boolean;
  facebook: boolean;
  /** Partner code. */
  ref: string | null;
  referrerHost: string | null;
};

/** Source of revenue without a lead. */
export const noLead = "Not from a lead";

/** Maps campaign and site names to networks. */
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

/** A lead's source as analytics names it (`analytics.source`). */
export function sourceOf(facts: SourceFacts): string {
  if (facts.source === null) return noLead;
  const isNamed = facts.source === "phone_call" || facts.source === "elsewhere";
  if (isNamed && facts.utmSource) return facts.utmSource;
  if (facts.source !== "page") return leadSourceLabels[facts.source];
  if (facts.google) return "Google Ads";
  if (facts.microsoft) return "Microsoft Ads";
  const campaign = facts.utmSource?.toLowerCase();
  if (campaign) {
    const name = nameOf(campaign);
    if (name === null) return facts.utmSource ?? campaign;
    const paid = isPaid.test(facts.utmMedium?.toLowerCase() ?? "");
    return paid ? (paidNames[name] ?? `${name} Ads`) : name;
  }
  if (facts.facebook) return "Facebook";
  if (facts.ref) return `Partner ${facts.ref}`;
  return facts.referrerHost ? (nameOf(facts.referrerHost) ?? facts.referrerHost) : "Direct";
}

/** The source of a visit as analytics names it, normalized by `sourceKey`. */
export function sourceKeyOf({ campaign, referrerHost }: Touch): string {
  const { utm_source = null, utm_medium = null, ref = null } = campaign;
  const has = (...ids: (string | undefined)[]) => ids.some((id) => id !== undefined);
  const facts: SourceFacts = {
    source: "page",
    utmSource: utm_source,
    utmMedium: utm_medium,
    google: has(campaign.gclid, campaign.gbraid, campaign.wbraid),
    microsoft: has(campaign.msclkid),
    facebook: has(campaign.fbclid),
    ref,
    referrerHost,
  };
  return sourceKey(sourceOf(facts));
}

function nameOf(text: string): string | null {
  return names.find(([, isNamed]) => isNamed.test(text))?.[0] ?? null;
}

/** Ignores case and surrounding spaces. */
export const sourceKey = (source: string): string => source.trim().toLowerCase();
