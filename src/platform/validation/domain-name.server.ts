import { domainToASCII } from "node:url";
import { parse } from "tldts";

/** A typed domain in ASCII, without `www.`; or why it is invalid. */
export type TypedDomain = { ok: true; name: string; www: boolean } | { ok: false; problem: string };

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const example = "Enter it like yourbusiness.com";
/** Leaves room for the records below it. */
const maxLength = 230;

/** Whether a domain is a registered one, not a name below it: it can't have an alias (CNAME). */
export const isBareDomain = (name: string) =>
  parse(name, { allowPrivateDomains: true }).domain === name;

/**
 * Parses a domain that a user typed, possibly as a full URL, in any alphabet (punycode). Rejects
 * public suffixes such as `co.uk` or `github.io`, which no one owns (the Public Suffix List).
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
    name.length > maxLength ||
    !name.split(".").every((part) => label.test(part))
  ) {
    return problem(`That isn’t a domain. ${example}`);
  }
  const { isIp, isIcann, isPrivate, domain } = parse(name, { allowPrivateDomains: true });
  if (isIp) return problem(`That’s an IP address. ${example}`);
  if (!isIcann && !isPrivate) return problem(`No domain ends like that. ${example}`);
  if (domain === null) return problem(`Many sites share that domain. ${example}`);
  return { ok: true, name, www };
}

/** The registered domain of a name at or below it ("mail.shop.example.co.uk"); null if there is none. */
export const registrableDomain = (name: string): string | null =>
  parse(name, { allowPrivateDomains: true }).domain;
