import type { Random } from "~/domains/follow-ups/simulation/simulate.ts";
import type { SourceKind } from "~/domains/lead-sources/lead-sources.ts";

/** A connected source as the simulation set it up. */
export type PlannedSource = {
  id: string;
  contractorId: string;
  kind: SourceKind;
  textsAllowed: boolean;
  followsUp: boolean;
  costCents: number | null;
  siteHost: string | null;
  /** The token of its address, its key, its mailbox, and its Facebook page. */
  token: string;
  key: string;
  mailbox: string;
  accountId: string;
};

/** One person's request through one source: the expected result, which the product never sees. */
export type PlannedRequest = {
  source: PlannedSource;
  /** A text that only this request contains. */
  marker: string;
  /** The provider's id; null if its kind sends none. */
  providerId: string | null;
  person: { name: string; phone: string; email: string };
  isTest: boolean;
  /** What a later update says it costs; null if none does. */
  laterCents: number | null;
};

/** One delivery that arrives at the product. */
export type Transmission = {
  request: PlannedRequest;
  what: "intact" | "update" | "truncated" | "forged" | "bot" | "unknown address";
  /** Who forges it; their number is in no real request. */
  forger: { name: string; phone: string; email: string } | null;
  /** Between 0 and 1: how much of a truncated body arrives. */
  share: number;
  /** Whether it arrives after everything else was processed. */
  isLate: boolean;
  /** Whether the database fails just before its commit, and the sender tries again. */
  fails: boolean;
};

/** Each source kind's share of the requests. */
const kinds: readonly SourceKind[] = [
  ...(["google_ads", "google_ads", "meta", "meta", "angi", "angi"] as const),
  ...(["website_form", "website_form", "email", "webhook", "webhook"] as const),
];

let numbers = 0;
/** A number that no one else in this run has. */
function newPerson(random: Random) {
  numbers += 1;
  const exchange = 220 + (Math.floor(numbers / 8_000) % 700);
  const phone = `+1512${exchange === 555 ? 990 : exchange}${String(1_000 + (numbers % 8_000)).padStart(4, "0")}`;
  const name = `${random.pick(["Ana", "José", "Pat", "Li"])} ${random.pick(["Ruiz", "O’Neil", "Ng"])}`;
  return { name, phone, email: `person${numbers}@home.example` };
}

/** Plans the requests of a batch; one in eight is another request of someone before. */
export function planRequests(
  random: Random,
  sources: readonly PlannedSource[],
  count: number,
): PlannedRequest[] {
  const planned: PlannedRequest[] = [];
  for (let at = 0; at < count; at += 1) {
    const kind = random.pick(kinds);
    const source = random.pick(sources.filter((source) => source.kind === kind));
    const earlierRequests = planned.filter(
      (request) => request.source.contractorId === source.contractorId,
    );
    const person =
      earlierRequests.length > 0 && random.chance(0.125)
        ? random.pick(earlierRequests).person
        : newPerson(random);
    const hasId = kind !== "website_form" && kind !== "email";
    const canBeTest = kind === "google_ads" || kind === "angi" || kind === "webhook";
    numbers += 1;
    planned.push({
      source,
      marker: `request${numbers}end`,
      providerId: hasId ? String(9_007_199_254_740_993n + BigInt(numbers)) : null,
      person,
      isTest: canBeTest && random.chance(0.03),
      laterCents: kind === "angi" && random.chance(0.2) ? random.whole(100, 9_000) : null,
    });
  }
  return planned;
}

/** Plans the deliveries of the requests, in order of arrival. */
export function planTransmissions(
  random: Random,
  requests: readonly PlannedRequest[],
): Transmission[] {
  const planned = requests.flatMap((request) => {
    const { kind, siteHost } = request.source;
    const transmission = (what: Transmission["what"]): Transmission => ({
      request,
      what,
      forger: what === "forged" || what === "bot" ? newPerson(random) : null,
      share: random.unit(),
      isLate: random.chance(0.15),
      fails: random.chance(0.03),
    });
    const all = [transmission("intact")];
    for (let times = random.pick([0, 0, 0, 1, 1, 2, 4]); times > 0; times -= 1)
      all.push(transmission("intact"));
    const hasUpdate = request.laterCents !== null || (kind === "google_ads" && random.chance(0.1));
    if (hasUpdate && !request.isTest) all.push(transmission("update"));
    if (kind !== "email" && kind !== "meta" && random.chance(0.15))
      all.push(transmission("truncated"));
    const isProven =
      kind === "google_ads" || kind === "angi" || kind === "meta" || siteHost !== null;
    if (isProven && random.chance(0.2)) all.push(transmission("forged"));
    if (kind === "website_form" && random.chance(0.1)) all.push(transmission("bot"));
    if (kind !== "email" && random.chance(0.03)) all.push(transmission("unknown address"));
    return all;
  });
  return shuffle(random, planned);
}

export function shuffle<T>(random: Random, all: readonly T[]): T[] {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const swapIndex = random.whole(0, at);
    const [one, two] = [mixed[at] as T, mixed[swapIndex] as T];
    mixed[at] = two;
    mixed[swapIndex] = one;
  }
  return mixed;
}
