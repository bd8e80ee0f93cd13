/** Why a text isn't a valid email address. */
export type EmailProblem = "none" | "letters";

export type ReadEmail = { ok: true; address: string } | { ok: false; problem: EmailProblem };

/** The message for letters before the @ that few mail servers accept. */
export const lettersProblem =
  "We can’t send to addresses with accents or special letters before the @. Enter another one";

/** Characters allowed between the dots before the @ (RFC 5322, atext). */
const atoms = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const anyAtoms =
  /^[\p{L}\p{M}\p{N}_!#$%&'*+/=?^`{|}~-]+(?:\.[\p{L}\p{M}\p{N}_!#$%&'*+/=?^`{|}~-]+)*$/u;
/** A dotted name whose last part isn't a number; an encoded last part contains digits and hyphens. */
const asciiDomain =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/;
const anyDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Parses one plain email address: no display name, no list, no quotes, no line break. The domain
 * may have letters of any script and is returned in lowercase ASCII (`pat@exämple.example` is
 * `pat@xn--exmple-cua.example`); the part before the @ is unchanged.
 */
export function readEmail(text: string): ReadEmail {
  const typed = text.trim();
  const at = typed.lastIndexOf("@");
  const local = typed.slice(0, Math.max(at, 0));
  const domain = asciiOf(typed.slice(at + 1));
  if (at < 1 || local.length > 64 || domain === null || local.length + domain.length > 253) {
    return { ok: false, problem: "none" };
  }
  if (atoms.test(local)) return { ok: true, address: `${local}@${domain}` };
  return { ok: false, problem: anyAtoms.test(local) ? "letters" : "none" };
}

function asciiOf(domain: string): string | null {
  const lower = domain.toLowerCase();
  if (asciiDomain.test(lower)) return lower;
  if (domain.length > 253 || !anyDomain.test(domain) || !/[^\0-\x7f]/.test(domain)) return null;
  // The only conversion that browsers also have.
  const url = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`) : null;
  return url && asciiDomain.test(url.hostname) ? url.hostname : null;
}

/** The address of a sender like "Hearth <hello@hearth.example>", or of one without a name. */
export const bareAddress = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

/** The domain of an address or a sender, in lowercase. */
export const domainOf = (sender: string): string =>
  bareAddress(sender).split("@").at(-1)?.trim().toLowerCase() ?? "";

/** The form for comparing addresses: lowercase, with an ASCII domain. */
export function normalizeEmail(email: string): string {
  const parsed = readEmail(email);
  return (parsed.ok ? parsed.address : email.trim()).toLowerCase();
}

const unusable =
  /^(?:no[-._]?e?mail|none|no-?reply|do-?not-?reply|nobody|na|n\.a|unknown|declined|refused|no-?address)\d{0,4}@/;
const anything =
  /^(test|none|na|no|noemail|email|mail|x+|abc|asdf|qwerty|fake|example|anonymous|a+)@\1\./;

/** Whether an address is a placeholder: `none@none.com`, `noemail@gmail.com`. */
export function isPlaceholderEmail(email: string): boolean {
  const address = normalizeEmail(email);
  return unusable.test(address) || anything.test(address);
}
