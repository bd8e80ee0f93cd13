/** URL parameters that name a visit's source: an ad, or a partner in `ref`. */
export const campaignFields = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "gbraid",
  "wbraid",
  "fbclid",
  "msclkid",
  "ref",
] as const;

type CampaignField = (typeof campaignFields)[number];

/** One visit's source. Contains nothing that identifies the visitor (`privacy.no-leaks`). */
export type Touch = {
  campaign: Partial<Record<CampaignField, string>>;
  /** Host of the referring site, without "www."; never its path. */
  referrerHost: string | null;
  /** The landing page, without the query. */
  landingPath: string | null;
  at: Date;
};

/** The sources of the first visit and of the last one before they contacted us. */
export type Attribution = { first: Touch; last: Touch };

/** Longer values are truncated. */
const maxLength = 80;
/** Longer click IDs are dropped: part of an ID is useless. */
const maxClickIdLength = 180;
/** Visits older than this are ignored, matching the lookback window of advertisers. */
export const lookbackDays = 90;
const day = 24 * 60 * 60 * 1000;

const emailLike = /@|%40|\uff20/i;
const phoneLike = /\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}/;

/** The campaign in an address or a form, with values cleaned and bounded. */
export function campaignOf(parameters: URLSearchParams): Touch["campaign"] {
  const campaign: Touch["campaign"] = {};
  for (const field of campaignFields) {
    const given = parameters.get(field);
    const value = given === null ? null : cleanValue(field, given);
    if (value) campaign[field] = value;
  }
  return campaign;
}

/** One value without markup, email addresses, or phone numbers. */
function cleanValue(field: CampaignField, value: string): string | null {
  if (emailLike.test(value) || phoneLike.test(value)) return null;
  if (!field.startsWith("utm_")) {
    return value.length <= maxClickIdLength && /^[\w.~-]+$/.test(value) ? value : null;
  }
  const parts = value
    .toWellFormed()
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{Sc}+|~ ]/gu, " ")
    .replace(/[<>"'`\\&;]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [...parts].slice(0, maxLength).join("").trim() || null;
}

/** The host of a `Referer` header or of `document.referrer`; null if it has none. */
export function referrerHostOf(referrer: string | null | undefined): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { protocol, hostname } = new URL(referrer);
  const host = hostname.toLowerCase().replace(/^www\./, "");
  const isKnown = /^(https?|android-app):$/.test(protocol);
  return isKnown && /^[a-z0-9][a-z0-9._-]{0,99}$/.test(host) ? host : null;
}

/**
 * The part of a path that can be stored: up to three segments that are words, like those of our pages. Stops
 * at the first segment that might be a token or an ID, so it never stores a link to a private page.
 */
export function landingPathOf(path: string): string | null {
  const stored: string[] = [];
  for (const part of path.split("/").filter(Boolean).slice(0, 3)) {
    const word = decodePathPart(part);
    const wordLike = word !== null && /^[\p{L}\p{N}-]{1,60}$/u.test(word);
    if (!wordLike || word !== word.toLowerCase() || /^(?=.*\d)[0-9a-f-]{16,}$/.test(word)) break;
    stored.push(encodeURIComponent(word));
  }
  return path.startsWith("/") ? `/${stored.join("/")}` : null;
}

function decodePathPart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Serializes a touch to one line that fits in a cookie or a form field. */
export function writeTouch({ campaign, referrerHost, landingPath, at }: Touch): string {
  const parameters = new URLSearchParams(campaign);
  if (referrerHost) parameters.set("referrer", referrerHost);
  if (landingPath) parameters.set("landing", landingPath);
  parameters.set("at", String(Math.floor(at.getTime() / 1000)));
  return parameters.toString();
}

/**
 * Parses what `writeTouch` wrote. Browsers can change it, so every value is cleaned again. Null if it's empty
 * or the visit is too old.
 */
export function readTouch(text: string, now: Date): Touch | null {
  const parameters = new URLSearchParams(text);
  const at = parameters.has("at") ? new Date(Number(parameters.get("at")) * 1000) : now;
  const age = now.getTime() - at.getTime();
  if (!(age < lookbackDays * day)) return null;
  const touch = {
    campaign: campaignOf(parameters),
    referrerHost: referrerHostOf(`https://${parameters.get("referrer") ?? ""}`),
    landingPath: landingPathOf(parameters.get("landing") ?? ""),
    at: age < 0 ? now : at,
  };
  return hasSource(touch) ? touch : null;
}

/** Whether a touch names a source; a visit without one isn't recorded. */
export function hasSource({ campaign, referrerHost }: Touch): boolean {
  return referrerHost !== null || Object.keys(campaign).length > 0;
}

/** A touch as readable text: "google / cpc, campaign spring", "affiliate TOMV". */
export function describeTouch({ campaign, referrerHost }: Touch): string {
  const affiliate = campaign.ref && `affiliate ${campaign.ref}`;
  const source =
    campaign.utm_source ?? adNetworkOf(campaign) ?? affiliate ?? referrerHost ?? "unknown";
  const medium = campaign.utm_medium ? ` / ${campaign.utm_medium}` : "";
  return `${source}${medium}${campaign.utm_campaign ? `, campaign ${campaign.utm_campaign}` : ""}`;
}

function adNetworkOf(campaign: Touch["campaign"]): string | null {
  if (campaign.gclid || campaign.gbraid || campaign.wbraid) return "Google Ads";
  if (campaign.msclkid) return "Microsoft Ads";
  return campaign.fbclid ? "Facebook" : null;
}
