import type { ReviewLink, ReviewSite } from "./reviews.ts";

type Known = { name: string; hosts: RegExp; path: RegExp; example: string };

/** For known sites, only the paths of review pages: their own redirects can lead anywhere. */
const knownSites: Partial<Record<ReviewSite, Known>> = {
  google: {
    name: "Google",
    hosts: /^(g\.page|maps\.app\.goo\.gl|((www|search|maps)\.)?google\.com)$/,
    path: /^\/(local\/writereview|maps|search)([/?]|$)/,
    example: "https://g.page/r/…/review",
  },
  facebook: {
    name: "Facebook",
    hosts: /^((www|m|web)\.)?facebook\.com$/,
    path: /^\/(?!(l\.php|flx|dialog|sharer|plugins|login|events)([/.?]|$))[^/]/,
    example: "https://www.facebook.com/…/reviews",
  },
  yelp: {
    name: "Yelp",
    hosts: /^((www|m)\.)?yelp\.com$/,
    path: /^\/(biz|writeareview)\//,
    example: "https://www.yelp.com/biz/…",
  },
};

/** Google hosts with places only, where any path is allowed. */
const shortHosts = /^(g\.page|maps\.app\.goo\.gl)$/;

/**
 * Why a URL isn't a review page of this site, as its field's error; null if it is one.
 * @param ownHost this installation's host, which has no reviews
 */
export function validateReviewLink({ site, url }: ReviewLink, ownHost: string): string | null {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed?.protocol !== "https:") return "Use an address that starts with https://";
  const { hostname, pathname, username, password, port } = parsed;
  const isNamed = /^([a-z0-9-]+\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/.test(hostname);
  if (!isNamed || username || password || port) return "Enter the address of a public page";
  const rule = knownSites[site];
  if (!rule) {
    return hostname === ownHost || hostname.endsWith(`.${ownHost}`)
      ? "Enter a page on another site where customers review you"
      : null;
  }
  const isRight =
    rule.hosts.test(hostname) && (shortHosts.test(hostname) || rule.path.test(pathname));
  return isRight
    ? null
    : `This isn’t a ${rule.name} review page. It should look like ${rule.example}`;
}
