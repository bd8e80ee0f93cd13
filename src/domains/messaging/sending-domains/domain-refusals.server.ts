import { domainToUnicode } from "node:url";
import type { Settings } from "~/platform/settings/settings.server.ts";
import { registrableDomain } from "~/platform/validation/domain-name.server.ts";
import { editDistance } from "~/platform/validation/edit-distance.ts";
import { domainOf } from "~/platform/validation/email.ts";
import { publicEmailDomains } from "~/platform/validation/mailbox.server.ts";
import { nameSkeleton } from "~/platform/validation/name-skeleton.ts";

type Own = Pick<
  Settings,
  "siteUrl" | "pagesDomain" | "ownDomainTarget" | "inboundMail" | "mailFrom"
>;

/** The operator's own domains: of the site, of pages, and of email. */
function ownDomains(settings: Own): string[] {
  const { siteUrl, pagesDomain, ownDomainTarget, inboundMail, mailFrom } = settings;
  return [
    siteUrl.hostname,
    pagesDomain,
    ownDomainTarget,
    inboundMail?.domain,
    domainOf(mailFrom),
  ].flatMap((host) => host ?? []);
}

/**
 * Why a business can't send from a domain, or null: it's ours, anyone can get an address there, or it
 * looks like one of those.
 * @param domain in its ASCII form
 */
export function sendingDomainProblem(domain: string, settings: Own): string | null {
  const own = ownDomains(settings);
  if (own.some((host) => isWithin(domain, host) || isWithin(host, domain))) {
    return "That’s our domain. Enter your own.";
  }
  const registered = registeredOf(domain);
  if (publicEmailDomains.has(domain) || publicEmailDomains.has(registered)) {
    return "Anyone can get an address there. Enter a domain of your own.";
  }
  const names = [...own.map(registeredOf), ...imitated];
  if (names.some((name) => looksLike(registered, name))) {
    return "That domain looks like one of another company. Contact us if it’s yours.";
  }
  return null;
}

const registeredOf = (host: string) => registrableDomain(host) ?? host.replace(/^www\./, "");
const isWithin = (name: string, host: string) => `.${name}`.endsWith(`.${host}`);

/** Mail providers whose names are imitated most. */
const imitated = [
  "gmail.com",
  "googlemail.com",
  "google.com",
  "yahoo.com",
  "outlook.com",
  "hotmail.com",
  "icloud.com",
  "apple.com",
  "microsoft.com",
  "paypal.com",
  "stripe.com",
  "amazon.com",
  "usps.com",
] as const;

/**
 * Whether a domain's name looks like another's: a lookalike, or with one letter changed, added,
 * left out, or swapped. Short names are compared exactly, since they often differ by one letter.
 */
function looksLike(domain: string, imitated: string): boolean {
  const [name, imitatedName] = [labelOf(domain), labelOf(imitated)];
  if (name === imitatedName) return true;
  const [seen, meant] = [nameSkeleton(name), nameSkeleton(imitatedName)];
  return seen === meant || (meant.length >= 5 && editDistance(seen, meant) <= 1);
}

/** The part before the public suffix, as it's shown. */
function labelOf(domain: string): string {
  const [label = ""] = domain.split(".");
  return domainToUnicode(label);
}
