import type { ownAddresses } from "~/domains/storefront/storefront.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inspectCertificate } from "~/platform/web-client/inspect-certificate.server.ts";
import { isInside } from "~/platform/web-client/public-requests.server.ts";
import { evaluateCertificate, formsOf, proofRecord } from "./domain-standing.ts";
import type { AddressFindings } from "./own-addresses.ts";

type RecordFinding = AddressFindings["proof"];
export type DomainLookup = AddressFindings & { otherLeadsHere: boolean; texts: string[] };

const maxShown = 5;

/**
 * Queries DNS for a domain: the record that proves it, and whether it points to the same place as
 * `OWN_DOMAIN_TARGET`. Changes nothing. Null if this installation doesn't support domains.
 */
export async function queryDomainRecords(
  platform: Pick<Platform, "names" | "fingerprint" | "settings">,
  domain: { id: string; name: string; www: boolean },
): Promise<DomainLookup | null> {
  const { names, settings } = platform;
  const target = settings.ownDomainTarget;
  if (target === null) return null;
  const { home, other } = formsOf(domain);
  const proof = proofRecord(platform, domain);
  const targetAddresses = names.addresses(target);
  const leadsHere = async (host: string): Promise<RecordFinding> => {
    const [addresses, aliases, expected] = await Promise.all([
      names.addresses(host),
      names.aliases(host),
      targetAddresses,
    ]);
    if (aliases?.some((alias) => alias.toLowerCase() === target)) return finding("found");
    if (addresses === null || expected === null || expected.length === 0) {
      return finding("unanswered");
    }
    if (addresses.length === 0) return finding("missing", aliases ?? []);
    return addresses.every((address) => expected.includes(address))
      ? finding("found")
      : finding("wrong", [...(aliases ?? []), ...addresses]);
  };
  const [texts, traffic, alsoOther, expected] = await Promise.all([
    names.texts(proof.host),
    leadsHere(home),
    leadsHere(other),
    targetAddresses,
  ]);
  return {
    proof: proofFinding(texts, proof.value),
    traffic,
    expected: (expected ?? []).slice(0, maxShown),
    otherLeadsHere: alsoOther.outcome === "found",
    texts: texts ?? [],
  };
}

function proofFinding(texts: string[] | null, value: string): RecordFinding {
  if (texts === null) return finding("unanswered");
  if (texts.some((text) => text.trim() === value)) return finding("found");
  return texts.length === 0 ? finding("missing") : finding("wrong", texts);
}

function finding(outcome: RecordFinding["outcome"], seen: readonly string[] = []): RecordFinding {
  return { outcome, seen: seen.slice(0, maxShown) };
}

type Domain = Pick<typeof ownAddresses.$inferSelect, "id" | "name" | "www" | "state" | "findings">;

/**
 * Checks the certificate of a working domain if the site itself uses HTTPS. Connects only to public
 * addresses. Returns the previous result if it can't check.
 */
export async function checkCertificate(
  { names, settings, clock }: Pick<Platform, "names" | "settings" | "clock">,
  domain: Domain,
  lookup: DomainLookup,
  see = inspectCertificate,
): Promise<DomainLookup["certificate"]> {
  if (domain.state !== "active" || settings.siteUrl.protocol !== "https:") return undefined;
  const before = domain.findings?.certificate;
  const works = [lookup.proof, lookup.traffic].every(({ outcome }) => outcome === "found");
  const { home } = formsOf(domain);
  const addresses = works ? await names.addresses(home) : null;
  const address = addresses?.[0];
  if (!address || addresses.some(isInside)) return before;
  return evaluateCertificate(await see(home, { address }), before, clock.now());
}
