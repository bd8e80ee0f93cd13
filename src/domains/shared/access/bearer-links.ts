import { type Actor, isStaff, memberActs } from "./actor.ts";
import { may } from "./roles.ts";

/** Who a bearer link acts for: anyone who has the link acts as them, without signing in. */
export type LinkAudience =
  | "customer"
  /** The recipient of messages, who chooses what they get. */
  | "recipient"
  | "contractor"
  | "staff"
  | "member"
  /** A member's own calendar. */
  | "calendar";

/**
 * Every address of the product that lets in anyone who has it, and who it acts for
 * (`access.bearer-links`). `tests/house/bearer-links.test.ts` compares it with the address book: a new
 * address with a token is listed here before it is served.
 */
export const bearerRoutes: Readonly<Record<string, LinkAudience>> = {
  "/b/:token": "customer",
  "/b/:token/visit.ics": "customer",
  "/e/:token": "customer",
  "/e/:token/estimate.pdf": "customer",
  "/e/:token/photos/:photo": "customer",
  "/i/:token": "customer",
  "/i/:token/invoice.pdf": "customer",
  "/r/:token": "customer",
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
};

export const audiences = [...new Set(Object.values(bearerRoutes))];

/**
 * Whose bearer links this actor is shown: only those of people in whose place they may act
 * (`access.bearer-links`). Super admins run the installation, and without a mail server they pass its
 * links on; programs and staff who view as a business are shown none.
 */
export function linksShownTo(actor: Actor): readonly LinkAudience[] {
  if (isStaff(actor) && may(actor, "manage_staff")) return audiences;
  if (memberActs(actor, "run_business")) return ["customer", "calendar"];
  return memberActs(actor, "do_visits") ? ["calendar"] : [];
}

/** What is shown in place of a link. */
const hiddenLink = "[link]";

/** The paths before a token, such as `get-started/resume`, and whom they act for. */
const paths = new Map(
  Object.entries(bearerRoutes).map(([pattern, audience]) => [
    pattern.slice(1, pattern.indexOf("/:token")),
    audience,
  ]),
);

/**
 * An address of at most two words before a token that is signed, random or lasting (platform/secrets),
 * whole or begun: with its host or without, as an attribute of HTML, or encoded within another address.
 */
const link =
  /((?:href|src|action)=["'])?(?:(?:https?|webcal)(?::|%3A)(?:\/\/|%2F%2F)[^\s"'<>\\/%]+|(?<![\w+/=.-]))(?:\/|%2F)([a-z-]{1,15}(?:(?:\/|%2F)[a-z-]{1,15})?)(?:\/|%2F)([\w~-]{12,}(?:\.[\w-]{10,})?|[\w~-]+$)(?:[/?#%][\w.%/=?&;#-]*[\w/])?/gi;
/** Pages of reviews on other sites are at /r/, too. */
const lasting = /^[a-z2-7]+$/i;
/** A token without its address. Those within one are left: links of an audience that is shown stay whole. */
const bareToken = /(?<![\w+/=.%-])(?:[a-z2-7]{45}|[\w-]{20,}\.[\w-]{43})(?![\w+/=-])/g;
const tokenAddress = /\b(reply|bounce)\+(?:[a-z2-7]{45}@|[a-z2-7]{20,}$)/gi;

/**
 * Takes bearer links out of a text: plain, HTML, JSON, CSV, or the data of a page. Also takes out what is
 * left of one that was cut off or wrapped, and the token in an address that replies go to, by which
 * someone writes as the customer. Bytes in base64 stay as they are.
 * @param shown audiences whose links stay
 */
export function redactLinks<Text extends string | null>(
  text: Text,
  shown: readonly LinkAudience[] = [],
): Text {
  if (!text || shown.length === audiences.length) return text;
  const hides = (path: string, token: string, isCut: boolean) => {
    const words = path.toLowerCase().replaceAll("%2f", "/");
    const audience = paths.get(words);
    if (!audience || shown.includes(audience)) return false;
    return words !== "r" || (lasting.test(token) && (isCut || token.length >= 20));
  };
  const redacted: string = text.replace(
    link,
    (found, attribute: string | undefined, path: string, token: string, at: number) => {
      if (!hides(path, token, at + found.length === text.length && found.endsWith(token)))
        return found;
      return attribute ? `${attribute}#${hiddenLink}` : hiddenLink;
    },
  );
  return redacted.replace(tokenAddress, "$1@").replace(bareToken, hiddenLink) as Text;
}
