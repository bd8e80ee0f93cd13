/**
 * `waiting` for its records; `active`: emails are sent from it; `broken`: its records changed, so
 * emails are sent from the operator's domain again; `ended`: its records were never added.
 */
export const sendingDomainStates = ["waiting", "active", "broken", "ended"] as const;

type SendingDomainState = (typeof sendingDomainStates)[number];

/** The records of a sending domain. Emails are sent from it once the required ones are correct. */
const requiredRecords = ["dkim", "dmarc"] as const;
type DomainRecordName = (typeof requiredRecords)[number] | "returnPath";

/** `unanswered` if no DNS server responded. */
type RecordOutcome = "found" | "missing" | "wrong" | "unanswered";

export type DomainFindings = Partial<
  Record<DomainRecordName, { outcome: RecordOutcome; seen: string[] }>
>;

export type DomainRecord = {
  name: DomainRecordName;
  type: "TXT" | "CNAME";
  host: string;
  value: string;
  required: boolean;
};

type Named = { domain: string; selector: string; publicKey: string };

/**
 * The DNS records of a sending domain.
 * @param inboundDomain where the operator receives bounces; null if it receives no email
 */
export function domainRecords(
  { domain, selector, publicKey }: Named,
  inboundDomain: string | null,
): DomainRecord[] {
  const records: DomainRecord[] = [
    {
      name: "dkim",
      type: "TXT",
      host: `${selector}._domainkey.${domain}`,
      value: `v=DKIM1; k=rsa; p=${publicKey}`,
      required: true,
    },
    {
      name: "dmarc",
      type: "TXT",
      host: `_dmarc.${domain}`,
      value: "v=DMARC1; p=none",
      required: true,
    },
  ];
  if (inboundDomain) {
    const host = returnHostOf(domain);
    records.push({
      name: "returnPath",
      type: "CNAME",
      host,
      value: inboundDomain,
      required: false,
    });
  }
  return records;
}

/** The host of a business's return path. */
export const returnHostOf = (domain: string): string => `bounces.${domain}`;

/** The tags of a record such as "v=DKIM1; k=rsa; p=MIIB". */
function tagsOf(record: string): Map<string, string> {
  return new Map(
    record.split(";").map((tag) => {
      const [name = "", ...value] = tag.split("=");
      return [name.trim().toLowerCase(), value.join("=").trim()];
    }),
  );
}

type Finding = { outcome: RecordOutcome; seen: string[] };

const finding = (outcome: RecordOutcome, seen: readonly string[] = []): Finding => ({
  outcome,
  seen: seen.slice(0, 3),
});

/** @param texts at the key's host; null if no server responded */
export function checkDkim(texts: readonly string[] | null, publicKey: string): Finding {
  if (texts === null) return finding("unanswered");
  const keys = texts.filter((text) => tagsOf(text).has("p"));
  const [only] = keys;
  if (only === undefined) return finding(texts.length > 0 ? "wrong" : "missing", texts);
  // Receivers may use any one of several keys (RFC 6376, 3.6.2.2).
  const isOurs = tagsOf(only).get("p")?.replaceAll(/\s/g, "") === publicKey;
  return keys.length === 1 && isOurs ? finding("found") : finding("wrong", texts);
}

/**
 * @param texts at `_dmarc` of the domain, then of the registered domain above it, which applies if
 * there are none (RFC 7489, 6.6.3)
 */
export function checkDmarc(texts: readonly (readonly string[] | null)[]): Finding {
  for (const answers of texts) {
    if (answers === null) return finding("unanswered");
    const policies = answers.filter((text) => /^v=DMARC1\s*(;|$)/.test(text.trim()));
    const [only] = policies;
    if (only === undefined) continue;
    const policy = tagsOf(only).get("p")?.toLowerCase() ?? "";
    const isValid = policies.length === 1 && ["none", "quarantine", "reject"].includes(policy);
    return isValid ? finding("found") : finding("wrong", policies);
  }
  return finding("missing");
}

/** @param aliases of the return path's host; null if no server responded */
export function checkReturnPath(aliases: readonly string[] | null, target: string): Finding {
  if (aliases === null) return finding("unanswered");
  const [only] = aliases;
  if (only === undefined) return finding("missing");
  return aliases.length === 1 && only.toLowerCase().replace(/\.$/, "") === target
    ? finding("found")
    : finding("wrong", aliases);
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Minutes until the next check of a waiting domain; the last one repeats. */
const pauses = [1, 1, 2, 4, 8, 15, 30, 60, 120, 240, 360];
/** This many checks take about two weeks. */
const maxChecks = 64;
const brokenDays = 30;

export type DomainStanding = {
  state: SendingDomainState;
  checks: number;
  brokenSince: Date | null;
};

/**
 * A domain's next state after a check, and when to check again. It's used only while its required
 * records are right. An unanswered query changes no state: DNS servers may be down, including ours.
 */
export function nextStanding(
  { state, checks, brokenSince }: DomainStanding,
  findings: DomainFindings,
  now: Date,
): DomainStanding & { nextCheckAt: Date | null } {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const outcomes = requiredRecords.map((name) => findings[name]?.outcome ?? "unanswered");
  if (outcomes.every((outcome) => outcome === "found")) {
    return { state: "active", checks: 0, brokenSince: null, nextCheckAt: after(6 * hour) };
  }
  const fails = outcomes.some((outcome) => outcome === "missing" || outcome === "wrong");
  if (state === "active" || state === "broken") {
    if (!fails) return { state, checks, brokenSince, nextCheckAt: after(hour) };
    const since = brokenSince ?? now;
    const isOver = now.getTime() - since.getTime() >= brokenDays * day;
    const nextCheckAt = isOver ? null : after(hour);
    return { state: isOver ? "ended" : "broken", checks, brokenSince: since, nextCheckAt };
  }
  if (checks + 1 >= maxChecks) {
    return { state: "ended", checks: checks + 1, brokenSince, nextCheckAt: null };
  }
  const pause = pauses[Math.min(checks, pauses.length - 1)] ?? 0;
  return { state: "waiting", checks: checks + 1, brokenSince, nextCheckAt: after(pause * minute) };
}

/** What is wrong with a record, and what to do, for owners; null if nothing is. */
export function describeRecordProblem(
  { name, host }: Pick<DomainRecord, "name" | "host">,
  finding: Finding | undefined,
): string | null {
  if (!finding) return "We haven’t checked this record yet.";
  switch (finding.outcome) {
    case "found":
      return null;
    case "unanswered":
      return "Your DNS servers didn’t respond. We’ll check again.";
    case "missing":
      return `There’s no record at ${host} yet. Add it where you manage your domain. It can take an hour to show up.`;
    case "wrong":
      return wrongRecord[name];
  }
}

const wrongRecord: Record<DomainRecordName, string> = {
  dkim: "The record has another value. Delete it, then add it again with the whole value below.",
  dmarc: "There must be exactly one DMARC record, with p=none, p=quarantine, or p=reject.",
  returnPath: "The record points somewhere else. Change it to the value below.",
};
