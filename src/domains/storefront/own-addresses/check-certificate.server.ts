import type { Platform } from "~/platform/platform.server.ts";
import { inspectCertificate } from "~/platform/web-client/inspect-certificate.server.ts";
import { isInside } from "~/platform/web-client/public-address.server.ts";
import { evaluateCertificate } from "./certificate-problem.ts";
import { formsOf } from "./domain-records.ts";
import type { ownAddresses } from "./own-addresses.tables.server.ts";
import type { Looked } from "./query-domain-records.server.ts";

type Domain = Pick<typeof ownAddresses.$inferSelect, "id" | "name" | "www" | "state" | "findings">;

/**
 * Checks the certificate of a working domain if the site itself uses HTTPS. Connects only to public
 * addresses. Returns the previous result if it can't check.
 */
export async function checkCertificate(
  { names, settings, clock }: Pick<Platform, "names" | "settings" | "clock">,
  domain: Domain,
  looked: Looked,
  see = inspectCertificate,
): Promise<Looked["certificate"]> {
  if (domain.state !== "active" || settings.siteUrl.protocol !== "https:") return undefined;
  const before = domain.findings?.certificate;
  const works = [looked.proof, looked.traffic].every(({ outcome }) => outcome === "found");
  const { home } = formsOf(domain);
  const addresses = works ? await names.addresses(home) : null;
  const address = addresses?.[0];
  if (!address || addresses.some(isInside)) return before;
  return evaluateCertificate(await see(home, { address }), before, clock.now());
}
