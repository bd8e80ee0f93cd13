import { parse } from "tldts";

/** The registered domain of a name at or below it ("mail.shop.example.co.uk"); null if there is none. */
export const registrableDomain = (name: string): string | null =>
  parse(name, { allowPrivateDomains: true }).domain;
