import type { Platform } from "~/platform/platform.server.ts";

type Domain = { id: string; name: string; www: boolean };

/** The host and the value of the record that proves a domain (`own-address.proof`). */
export function proofRecord({ fingerprint }: Pick<Platform, "fingerprint">, { id, name }: Domain) {
  const code = fingerprint("own-domain", `${id} ${name}`).slice(0, 32);
  return { host: `_website-proof.${name}`, value: `website-proof=${code}` };
}

/** The host that a page uses on its domain, and the alternative with or without `www.`. */
export function formsOf({ name, www }: Pick<Domain, "name" | "www">) {
  return { home: www ? `www.${name}` : name, other: www ? name : `www.${name}` };
}
