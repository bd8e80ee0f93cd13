/** What an address may say of what led to it: an advertisement, or a partner by `ref`. */
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

/** How somebody came to the site once. Holds nothing that says who they are (`privacy.no-leaks`). */
export type Touch = {
  campaign: Partial<Record<CampaignField, string>>;
  /** The host of the site that led here, without "www."; never its path. */
  referrerHost: string | null;
  /** The page they landed on, without query. */
  landingPath: string | null;
  at: Date;
};

/** How somebody came the first time, and how the last time before they wrote to us. */
export type Attribution = { first: Touch; last: Touch };

/** Longer values are cut: nobody names a campaign in more words. */
const longestWords = 80;
/** Longer click ids are left out: half an id leads nowhere. */
const longestId = 180;
/** Older visits are forgotten: as long as advertisers look back. */
export const lookBackDays = 90;
const day = 24 * 60 * 60 * 1000;

const emailLike = /@|%40|\uff20/i;
const phoneLike = /\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}/;

/** The campaign that an address or a form names, its values cleaned and bounded. */
export function campaignOf(parameters: URLSearchParams): Touch["campaign"] {
  const campaign: Touch["campaign"] = {};
  for (const field of campaignFields) {
    const given = parameters.get(field);
    const value = given === null ? null : cleanValue(field, given);
    if (value) campaign[field] = value;
  }
  return campaign;
}

/** One value without what it must not hold: markup of any kind, or somebody's address or number. */
function cleanValue(field: CampaignField, given: string): string | null {
  if (emailLike.test(given) || phoneLike.test(given)) return null;
  if (!field.startsWith("utm_")) {
    return given.length <= longestId && /^[\w.~-]+$/.test(given) ? given : null;
  }
  const words = given
    .toWellFormed()
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{Sc}+|~ ]/gu, " ")
    .replace(/[<>"'`\\&;]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [...words].slice(0, longestWords).join("").trim() || null;
}

/** The host of a `Referer` header or of `document.referrer`; null when it says none. */
export function referrerHostOf(referrer: string | null | undefined): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { protocol, hostname } = new URL(referrer);
  const host = hostname.toLowerCase().replace(/^www\./, "");
  const known = /^(https?|android-app):$/.test(protocol);
  return known && /^[a-z0-9][a-z0-9._-]{0,99}$/.test(host) ? host : null;
}

/**
 * A path as it may be kept: up to three parts that are words, as pages have them. It ends before
 * the first part that might be a token or an id, so that no link to somebody's own page is kept.
 */
export function landingPathOf(path: string): string | null {
  const kept: string[] = [];
  for (const part of path.split("/").filter(Boolean).slice(0, 3)) {
    const word = decoded(part);
    const wordLike = word !== null && /^[\p{L}\p{N}-]{1,60}$/u.test(word);
    if (!wordLike || word !== word.toLowerCase() || /^(?=.*\d)[0-9a-f-]{16,}$/.test(word)) break;
    kept.push(encodeURIComponent(word));
  }
  return path.startsWith("/") ? `/${kept.join("/")}` : null;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** A touch as one line, in letters that a cookie and a form may hold. */
export function writeTouch({ campaign, referrerHost, landingPath, at }: Touch): string {
  const parameters = new URLSearchParams(campaign);
  if (referrerHost) parameters.set("referrer", referrerHost);
  if (landingPath) parameters.set("landing", landingPath);
  parameters.set("at", String(Math.floor(at.getTime() / 1000)));
  return parameters.toString();
}

/**
 * Reads what `writeTouch` wrote. It comes back from a browser, where anybody may have changed it, so
 * every value is cleaned again. Null when it says nothing, or of a visit too long ago.
 */
export function readTouch(text: string, now: Date): Touch | null {
  const parameters = new URLSearchParams(text);
  const at = parameters.has("at") ? new Date(Number(parameters.get("at")) * 1000) : now;
  const age = now.getTime() - at.getTime();
  if (!(age < lookBackDays * day)) return null;
  const touch = {
    campaign: campaignOf(parameters),
    referrerHost: referrerHostOf(`https://${parameters.get("referrer") ?? ""}`),
    landingPath: landingPathOf(parameters.get("landing") ?? ""),
    at: age < 0 ? now : at,
  };
  return saysSomething(touch) ? touch : null;
}

/** Whether a touch tells where somebody came from; that somebody came is not worth a note. */
export function saysSomething({ campaign, referrerHost }: Touch): boolean {
  return referrerHost !== null || Object.keys(campaign).length > 0;
}

/** A touch in words for people: "google / cpc, campaign spring", "affiliate TOMV". */
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
