import { domainToASCII } from "node:url";
import { parse } from "tldts";

/** A domain as it was typed, in the letters that the name system has, without `www.`; or why it is none. */
export type TypedDomain = { ok: true; name: string; www: boolean } | { ok: false; problem: string };

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const example = "Enter it like yourbusiness.com";
/** Leaves room for the records that stand below it. */
const longest = 230;

/** Whether a domain is one that is registered, and not a name below it: it takes no alias (CNAME). */
export const isBareDomain = (name: string) =>
  parse(name, { allowPrivateDomains: true }).domain === name;

/**
 * Reads a domain that somebody typed, perhaps as a whole web address, in any alphabet (punycode). What
 * everybody registers names under, such as `co.uk` or `github.io`, is nobody's (the Public Suffix List).
 */
export function readDomain(typed: string): TypedDomain {
  const problem = (text: string): TypedDomain => ({ ok: false, problem: text });
  const bare =
    typed
      .trim()
      .slice(0, 300)
      .replace(/^https?:\/\//i, "")
      .split(/[/?#]/, 1)[0] ?? "";
  if (bare === "") return problem("Enter your domain");
  if (bare.includes("@")) return problem(`That’s an email address. ${example}`);
  const ascii = domainToASCII(bare.endsWith(".") ? bare.slice(0, -1) : bare);
  const www = ascii.startsWith("www.");
  const name = www ? ascii.slice("www.".length) : ascii;
  if (
    !name.includes(".") ||
    name.length > longest ||
    !name.split(".").every((one) => label.test(one))
  ) {
    return problem(`That isn’t a domain. ${example}`);
  }
  const { isIp, isIcann, isPrivate, domain } = parse(name, { allowPrivateDomains: true });
  if (isIp) return problem(`That’s an IP address. ${example}`);
  if (!isIcann && !isPrivate) return problem(`No domain ends like that. ${example}`);
  if (domain === null) return problem(`Many sites share that domain. ${example}`);
  return { ok: true, name, www };
}
