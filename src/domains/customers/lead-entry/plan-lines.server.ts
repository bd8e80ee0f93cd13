import { findBusinessContacts } from "~/domains/leads/shared-leads.server.ts";
import { statusOfStage } from "~/domains/leads/stages.ts";
import { isOnePerson, type Person } from "~/domains/shared/people/one-person.ts";
import { momentOn } from "~/domains/shared/time-zones/local-day.ts";
import type { ReadDate } from "~/platform/csv/date-cell.ts";
import { inBatches } from "~/platform/csv/in-batches.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { findHolders, type LeadEntry } from "./enter-leads.server.ts";
import type { EntryPage } from "./entry-pages.server.ts";
import type { LineCounts, LineOutcome } from "./lead-imports.ts";
import type { LeadRow, ReadLine } from "./read-lead-rows.ts";

/** What would become of a line, and why. */
export type PlannedLine = {
  line: number;
  name: string;
  outcome: LineOutcome;
  words: string;
  /** Of a new one. */
  entry: LeadEntry | null;
  /** Of a new one: what has no field of its own, to be kept as a note. */
  details: string[];
};

type Business = { contractorId: string; pages: readonly EntryPage[]; zone: string; now: Date };
type Seen = Person & {
  words: string;
  /** In quarantine: not the business's to read of. */
  isHidden?: boolean;
};

const batch = 250;
const noon = 12 * 60;
const noWords = "Imported, no message.";

/**
 * What importing these lines would do now: who is new, who is there already, what is wrong (`leads.import`).
 * @param hasPlaces whether the file says where people are; then a missing ZIP code is unknown
 */
export async function planLines(
  database: Reader,
  business: Business,
  { lines, hasPlaces }: { lines: readonly ReadLine[]; hasPlaces: boolean },
): Promise<PlannedLine[]> {
  const planned: PlannedLine[] = [];
  const earlier = new Map<string, Seen[]>();
  for (const some of inBatches(lines, batch)) {
    const people = some.flatMap((one) => (one.ok ? [one.row] : []));
    const known = new Map<string, Seen[]>();
    const ours = people.length > 0 ? await findBusinessContacts(database, people) : null;
    if (people.length > 0) {
      for (const lead of await findHolders(database, business.contractorId, people)) {
        // Those in quarantine are not the business's to read yet.
        const words = lead.quarantined
          ? "We’re still checking if a request from them is real"
          : `Already in your leads as ${lead.name}`;
        keep(known, { ...lead, words, isHidden: lead.quarantined });
      }
    }
    for (const one of some) {
      if (!one.ok) {
        const { line, name, problem: words } = one;
        planned.push({ line, name, outcome: "wrong", words, entry: null, details: [] });
        continue;
      }
      const person = {
        ...one.row,
        phoneShared: ours?.phones.has(one.row.phone ?? "") ?? false,
        emailShared: ours?.emails.has(one.row.email ?? "") ?? false,
      };
      planned.push(planLine(one, person, { business, hasPlaces, known, earlier }));
    }
  }
  return planned;
}

type Around = {
  business: Business;
  hasPlaces: boolean;
  known: ReadonlyMap<string, Seen[]>;
  earlier: Map<string, Seen[]>;
};

function planLine(
  { line, notes, row }: Extract<ReadLine, { ok: true }>,
  person: Person,
  { business: { pages, zone, now }, hasPlaces, known, earlier }: Around,
): PlannedLine {
  const { name } = row;
  const there = find(known, person) ?? find(earlier, person);
  const nothing = { line, name, entry: null, details: [] };
  if (there) return { ...nothing, outcome: "known", words: there.words };
  const asWanted = pages.find(({ service }) => service === row.service);
  const page = asWanted ?? pages[0];
  if (!page) return { ...nothing, outcome: "wrong", words: "You don’t have a page yet" };
  const words = [...notes];
  if (row.service !== null && !asWanted) {
    words.push(`You don’t have a page for ${row.service}, so it’s under ${page.service}`);
  }
  if (others(known, person) || others(earlier, person)) {
    words.push("Someone else has the same number or email, so this lead stays separate");
  }
  keep(earlier, { ...person, words: `Same person as line ${line}` });
  const entry = entryOf(row, page, {
    zipCode: row.zipCode ?? (hasPlaces ? null : page.zipCode),
    askedAt: momentOf(row.asked, zone, now),
  });
  return { line, name, outcome: "new", words: words.join(". "), entry, details: row.details };
}

/** When they asked: at noon where the file names a day alone, and never later than now. */
function momentOf(asked: ReadDate | null, zone: string, now: Date): Date {
  if (!asked) return now;
  const { day, minutes, offset } = asked;
  const moment =
    offset === null
      ? momentOn(zone, day, minutes ?? noon)
      : new Date(Date.parse(`${day}T00:00:00Z`) + ((minutes ?? noon) - offset) * 60_000);
  return moment > now ? now : moment;
}

const entryOf = (
  row: LeadRow,
  page: EntryPage,
  { zipCode, askedAt }: Pick<LeadEntry, "zipCode" | "askedAt">,
): LeadEntry => ({
  page,
  name: row.name,
  phone: row.phone,
  phoneExtension: row.phoneExtension,
  email: row.email,
  need: row.need ?? noWords,
  zipCode,
  urgency: "planning",
  source: "import",
  status: statusOfStage[row.stage],
  estimateSent: row.stage === "estimate_sent",
  askedAt,
  agreedHow: row.phone ? row.agreedHow : null,
});

const keysOf = ({ phone, email }: Person): string[] => [phone, email].filter((one) => one !== null);

function keep(seen: Map<string, Seen[]>, one: Seen): void {
  for (const key of keysOf(one)) {
    const there = seen.get(key) ?? [];
    // Enough to know that many people use it.
    if (there.length < 200) seen.set(key, [...there, one]);
  }
}

/** The one who is the same person; in a list of customers another name is another person. */
const find = (seen: ReadonlyMap<string, Seen[]>, person: Person): Seen | undefined =>
  keysOf(person)
    .flatMap((key) => seen.get(key) ?? [])
    .find((one) => isOnePerson(one, person, true));

const others = (seen: ReadonlyMap<string, Seen[]>, person: Person): boolean =>
  keysOf(person).some((key) => seen.get(key)?.some(({ isHidden }) => !isHidden) ?? false);

/** How many lines come to what. */
export function countLines(planned: readonly PlannedLine[]): LineCounts {
  const counts: LineCounts = { new: 0, known: 0, wrong: 0 };
  for (const { outcome } of planned) counts[outcome] += 1;
  return counts;
}
