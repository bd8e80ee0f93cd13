import { type Actor, isStaff, memberCanAct } from "./actor.ts";
import { may } from "./roles.ts";

/** Who a bearer link acts for: anyone with the link acts as them, without signing in. */
export type LinkAudience =
  | "customer"
  /** The recipient of messages, who chooses what they get. */
  | "recipient"
  | "contractor"
  | "staff"
  | "member"
  /** A member's own calendar. */
  | "calendar"
  /** Another product that sends the business leads. */
  | "source";

/**
 * Every route that gives access to anyone with its link, and who the link acts for (`access.bearer-links`).
 * `tests/house/bearer-links.test.ts` compares it with the route list: add a new route with a token here
 * before serving it.
 */
export const bearerRoutes: Readonly<Record<string, LinkAudience>> = {
  "/b/:token": "customer",
  "/b/:token/visit.ics": "customer",
  "/e/:token": "customer",
  "/e/:token/estimate.pdf": "customer",
  "/e/:token/photos/:photo": "customer",
  "/e/:token/viewed": "customer",
  "/i/:token": "customer",
  "/i/:token/invoice.pdf": "customer",
  "/i/:token/viewed": "customer",
  "/my/:token": "customer",
  "/my/:token/files/:file": "customer",
  "/my/:token/photos/:photo": "customer",
  "/webhooks/media/:token": "customer",
  "/r/:token": "customer",
  "/v/:token": "customer",
  "/preferences/:token": "recipient",
  "/preferences/:token/one-click": "recipient",
  "/confirm-email/:token": "contractor",
  "/get-started/resume/:token": "contractor",
  "/get-started/invited/:token": "contractor",
  "/revenue-share/confirm/:token": "contractor",
  "/admin/invitation/:token": "staff",
  "/admin/reset-password/:token": "staff",
  "/admin/setup/:token": "staff",
  "/crm/sign-in/:token": "member",
  "/crm/invitation/:token": "member",
  "/calendar/:token/visits.ics": "calendar",
  "/webhooks/leads/:token": "source",
};

export const audiences = [...new Set(Object.values(bearerRoutes))];

/**
 * The audiences whose bearer links this actor can see: only people they may act for (`access.bearer-links`).
 * Super admins run the installation and pass its links on when there's no mail server. API clients and staff
 * viewing as a business see none.
 */
export function visibleLinkAudiences(actor: Actor): readonly LinkAudience[] {
  if (isStaff(actor) && may(actor, "manage_staff")) return audiences;
  if (memberCanAct(actor, "run_business")) return ["customer", "calendar", "source"];
  return memberCanAct(actor, "do_visits") ? ["calendar"] : [];
}

/** Replaces a hidden link. */
const hiddenLink = "[link]";

/** Paths before a token, such as `get-started/resume`, and who they act for. */
const paths = new Map(
  Object.entries(bearerRoutes).map(([pattern, audience]) => [
    pattern.slice(1, pattern.indexOf("/:token")),
    audience,
  ]),
);

/**
 * Matches an address with up to two path segments before a signed, random, or lasting token
 * (platform/secrets), complete or cut off: with or without its host, in an HTML attribute, or encoded in
 * another address.
 */
const link =
  /((?:href|src|action)=["'])?(?:(?:https?|webcal)(?::|%3A)(?:\/\/|%2F%2F)[^\s"'<>\\/%]+|(?<![\w+/=.-]))(?:\/|%2F)([a-z-]{1,15}(?:(?:\/|%2F)[a-z-]{1,15})?)(?:\/|%2F)([\w~-]{12,}(?:\.[\w-]{10,})?|[\w~-]+$)(?:[/?#%][\w.%/=?&;#-]*[\w/])?/gi;
/** Review pages on other sites also start with /r/. */
const lasting = /^[a-z2-7]+$/i;
/**
 * A token without its address. Tokens inside an address don't match, so links of shown audiences stay intact.
 */
const bareToken = /(?<![\w+/=.%-])(?:[a-z2-7]{45}|[\w-]{20,}\.[\w-]{43})(?![\w+/=-])/g;
const tokenAddress = /\b(reply|bounce)\+(?:[a-z2-7]{45}@|[a-z2-7]{20,}$)/gi;
const sourceMailbox = /\bleads\+(?:[a-z2-7]{45}@|[a-z2-7]{20,}$)/gi;

/**
 * Removes bearer links from plain text, HTML, JSON, CSV, or page data. Also removes fragments of cut-off or
 * wrapped links, and the token in a reply address, which lets anyone write as the customer. Doesn't change
 * base64 bytes.
 * @param shown audiences whose links remain
 */
export function redactLinks<Text extends string | null>(
  text: Text,
  shown: readonly LinkAudience[] = [],
): Text {
  if (!text || shown.length === audiences.length) return text;
  const hides = (path: string, token: string, isCut: boolean) => {
    const lowered = path.toLowerCase().replaceAll("%2f", "/");
    const audience = paths.get(lowered);
    if (!audience || shown.includes(audience)) return false;
    return lowered !== "r" || (lasting.test(token) && (isCut || token.length >= 20));
  };
  const withoutLinks = text.replace(
    link,
    (match, attribute: string | undefined, path: string, token: string, index: number) => {
      if (!hides(path, token, index + match.length === text.length && match.endsWith(token)))
        return match;
      return attribute ? `${attribute}#${hiddenLink}` : hiddenLink;
    },
  );
  const mailboxes = shown.includes("source")
    ? withoutLinks
    : withoutLinks.replace(sourceMailbox, "leads@");
  const redacted = mailboxes.replace(tokenAddress, "$1@");
  const mayHaveToken = hasRun(redacted, bareTokenRun);
  return (mayHaveToken ? redacted.replace(bareToken, hiddenLink) : redacted) as Text;
}

/** A bare token has at least this many token characters in a row. */
const bareTokenRun = 43;

/**
 * Whether a text has this many token characters in a row. Much faster than `bareToken`: it checks
 * only the characters where such a run would have to end.
 */
function hasRun(text: string, length: number): boolean {
  let end = length - 1;
  while (end < text.length) {
    let run = 0;
    while (run < length && isTokenCharacter(text.charCodeAt(end - run))) run += 1;
    if (run === length) return true;
    end += length - run;
  }
  return false;
}

/** A to Z, a to z, 0 to 9, underscore, and hyphen. */
const isTokenCharacter = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 95 ||
  code === 45;
