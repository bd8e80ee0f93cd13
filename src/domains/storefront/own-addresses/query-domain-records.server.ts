import type { Platform } from "~/platform/platform.server.ts";
import { formsOf, proofRecord } from "./domain-records.ts";
import type { AddressFindings } from "./own-addresses.ts";

type RecordFinding = AddressFindings["proof"];
export type Looked = AddressFindings & { otherLeadsHere: boolean; texts: string[] };

const maxShown = 5;

/**
 * Queries DNS for a domain: the record that proves it, and whether it points to the same place as
 * `OWN_DOMAIN_TARGET`. Changes nothing. Null if this installation doesn't support domains.
 */
export async function queryDomainRecords(
  platform: Pick<Platform, "names" | "fingerprint" | "settings">,
  domain: { id: string; name: string; www: boolean },
): Promise<Looked | null> {
  const { names, settings } = platform;
  const target = settings.ownDomainTarget;
  if (target === null) return null;
  const { home, other } = formsOf(domain);
  const proof = proofRecord(platform, domain);
  const ours = names.addresses(target);
  const leadsHere = async (host: string): Promise<RecordFinding> => {
    const [addresses, aliases, expected] = await Promise.all([
      names.addresses(host),
      names.aliases(host),
      ours,
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
    ours,
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
