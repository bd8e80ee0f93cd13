import { nameSkeleton } from "~/platform/validation/name-skeleton.ts";

const split = (list: string): string[] => list.trim().split(/\s+/);
/** Words normalized for comparison: "l0gin" is "login". */
const normalizedWords = (list: string): ReadonlySet<string> =>
  new Set(split(list).map(nameSkeleton));

/** Names reserved for the site or for machines. */
const exact = new Set(
  split(`www api app admin crm mail email smtp imap pop mx ns ns1 ns2 dns ftp ssh vpn ssl tls secure login signin account
    accounts auth billing pay payments invoice invoices support help status staff team root system security abuse
    postmaster hostmaster webmaster noreply blog shop store static assets cdn files images img media test testing dev
    staging demo beta internal intranet proxy autoconfig autodiscover wpad localhost official hearthline`),
);

/** Sign-in words, which no home-service business is named after. */
const signIn = normalizedWords(
  "logon logout signin signon signup signout auth oauth sso password passwords passcode otp mfa 2fa webmail",
);
const signInVerbs = normalizedWords("log sign");
const signInEnds = normalizedWords("in on out up");

/** Words about accounts and money. A name made only of these isn't a business's. */
const account =
  normalizedWords(`account accounts verify verification verified confirm confirmation secure secured update updates
  unlock recover recovery reset suspended billing pay payment payments invoice invoices wallet refund refunds support help
  helpdesk admin administrator official portal`);
const accountWords =
  normalizedWords(`service services customer client user member id alert alerts notice notification team staff
  online web my your our security center desk page site`);

/** Companies that scammers impersonate; longer names also match inside a name. */
const brands =
  split(`paypal venmo zelle cashapp google gmail youtube microsoft outlook office365 icloud amazon facebook
  instagram whatsapp linkedin netflix docusign dropbox quickbooks wellsfargo bankofamerica citibank capitalone mastercard
  thumbtack homeadvisor angieslist housecallpro servicetitan`).map(nameSkeleton);
/** Common or short brand words: they count only next to an account word, so "chase-plumbing" is allowed. */
const commonBrands = normalizedWords(
  "stripe apple meta twitter adobe intuit chase amex visa usps fedex ups irs angi yelp nextdoor jobber",
);

/**
 * Whether a subdomain's name could pass for a sign-in or payment page, the operator, or a well-known company,
 * also with digits in place of letters: "secure-login", "log-in", "account-verify", "hearthline-support",
 * "paypal-billing". Allows "Support Plumbing" and "Secure Garage Doors".
 */
function isReservedName(name: string, siteName: string): boolean {
  const whole = nameSkeleton(name);
  const parts = name.split("-").map(nameSkeleton);
  const siteSkeleton = nameSkeleton(siteName);
  return (
    exact.has(name) ||
    (siteSkeleton.length >= 4 && whole.includes(siteSkeleton)) ||
    looksLikeSignIn(parts) ||
    isAboutAccounts(parts) ||
    brands.some((brand) => whole.includes(brand)) ||
    (parts.some((part) => commonBrands.has(part)) && parts.some((part) => account.has(part)))
  );
}

function looksLikeSignIn(parts: readonly string[]): boolean {
  return parts.some(
    (part, index) =>
      signIn.has(part) ||
      part.includes(nameSkeleton("login")) ||
      (signInVerbs.has(part) && signInEnds.has(parts[index + 1] ?? "")),
  );
}

function isAboutAccounts(parts: readonly string[]): boolean {
  return (
    parts.some((part) => account.has(part)) &&
    parts.every((part) => account.has(part) || accountWords.has(part))
  );
}

const subdomainLength = { least: 3, most: 40 };

/** Parses a typed subdomain: strips the rest of an address around the name, and lowercases it. */
export function readSubdomain(typed: string, pagesDomain: string): string {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/\/$/, "");
  const end = `.${pagesDomain}`;
  return text.endsWith(end) ? text.slice(0, -end.length) : text;
}

/**
 * The error message for a subdomain's name; null if it's valid.
 * @param siteName the operator's site name, which no name may contain
 */
export function subdomainProblem(name: string, siteName: string): string | null {
  const { least, most } = subdomainLength;
  if (name === "") return "Enter a name";
  if (!/^[a-z0-9-]+$/.test(name)) return "Use letters, digits and hyphens only";
  if (name.length < least) return `Use at least ${least} characters`;
  if (name.length > most) return `Use ${most} characters or fewer`;
  if (name.startsWith("-") || name.endsWith("-")) return "Begin and end with a letter or a digit";
  if (name.includes("--")) return "Use one hyphen at a time";
  if (!/[a-z]/.test(name)) return "Use at least one letter";
  return isReservedName(name, siteName) ? "This name is reserved. Choose another." : null;
}

/** Suggests a name for a business; empty if its own name gives none. */
export function suggestSubdomain(businessName: string, siteName: string): string {
  const plain = businessName
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]/g, "-");
  const cut = plain.slice(0, subdomainLength.most).split("-").filter(Boolean).join("-");
  return subdomainProblem(cut, siteName) === null ? cut : "";
}
