import { parse } from "tldts";

/** The domain that is registered, of a name at or below it ("mail.shop.example.co.uk"); null where there is none. */
export const registrableDomain = (name: string): string | null =>
  parse(name, { allowPrivateDomains: true }).domain;
