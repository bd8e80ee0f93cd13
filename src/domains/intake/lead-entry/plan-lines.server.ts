import { findBusinessContacts } from "~/domains/leads/index.server.ts";
import { statusOfStage } from "~/domains/leads/index.ts";
import { isOnePerson, momentOn, type Person } from "~/domains/shared/index.ts";
import type { ReadDate } from "~/platform/csv/date-cell.ts";
import { inBatches } from "~/platform/csv/read-sheet.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { type EntryPage, findHolders, type LeadEntry } from "./enter-leads.server.ts";
import type { LineCounts, LineOutcome } from "./lead-imports.ts";
import type { LeadRow, ReadLine } from "./read-lead-rows.ts";

/** A line's planned result and the reason. */
export type PlannedLine = {
  line: number;
  name: string;
  outcome: LineOutcome;
  words: string;
  /** Only for a new lead. */
  entry: LeadEntry | null;
  /** Only for a new lead: values without a field of their own, saved as a note. */
  details: string[];
};

type Business = { contractorId: string; pages: readonly EntryPage[]; zone: string; now: Date };
type SeenPerson = Person & {
  words: string;
  /** In quarantine: hidden from the business. */
  isHidden?: boolean;
};

const batch = 250;
const noon = 12 * 60;
const importedWithoutMessage = "Imported, no message.";

/**
 * Previews an import: new leads, existing leads, and errors (`leads.import`).
 * @param hasPlaces whether the file has address columns; if so, a missing ZIP code stays unknown
 */
export async function planLines(
  database: Reader,
  business: Business,
  { lines, hasPlaces }: { lines: readonly ReadLine[]; hasPlaces: boolean },
): Promise<PlannedLine[]> {
  const planned: PlannedLine[] = [];
  const earlier = new Map<string, SeenPerson[]>();
  for (const some of inBatches(lines, batch)) {
    const people = some.flatMap((line) => (line.ok ? [line.row] : []));
    const seen = new Map<string, SeenPerson[]>();
    const ownContacts = people.length > 0 ? await findBusinessContacts(database, people) : null;
    if (people.length > 0) {
      for (const lead of await findHolders(database, business.contractorId, people)) {
        // Quarantined leads stay hidden from the business.
        const remarks = lead.quarantined
          ? "We’re still checking if a request from them is real"
          : `Already in your leads as ${lead.name}`;
        keep(seen, { ...lead, words: remarks, isHidden: lead.quarantined });
      }
    }
    for (const readLine of some) {
      if (!readLine.ok) {
        const { line, name, problem: remarks } = readLine;
        planned.push({ line, name, outcome: "wrong", words: remarks, entry: null, details: [] });
        continue;
      }
      const person = {
        ...readLine.row,
        phoneShared: ownContacts?.phones.has(readLine.row.phone ?? "") ?? false,
        emailShared: ownContacts?.emails.has(readLine.row.email ?? "") ?? false,
      };
      planned.push(planLine(readLine, person, { business, hasPlaces, known: seen, earlier }));
    }
  }
  return planned;
}

type ImportContext = {
  business: Business;
  hasPlaces: boolean;
  known: ReadonlyMap<string, SeenPerson[]>;
  earlier: Map<string, SeenPerson[]>;
};

function planLine(
  { line, notes, row }: Extract<ReadLine, { ok: true }>,
  person: Person,
  { business: { pages, zone, now }, hasPlaces, known, earlier }: ImportContext,
): PlannedLine {
  const { name } = row;
  const existing = find(known, person) ?? find(earlier, person);
  const nothing = { line, name, entry: null, details: [] };
  if (existing) return { ...nothing, outcome: "known", words: existing.words };
  const pageOfService = pages.find(({ service }) => service === row.service);
  const page = pageOfService ?? pages[0];
  if (!page) return { ...nothing, outcome: "wrong", words: "You don’t have a page yet" };
  const remarks = [...notes];
  if (row.service !== null && !pageOfService) {
    remarks.push(`You don’t have a page for ${row.service}, so it’s under ${page.service}`);
  }
  if (others(known, person) || others(earlier, person)) {
    remarks.push("Someone else has the same number or email, so this lead stays separate");
  }
  keep(earlier, { ...person, words: `Same person as line ${line}` });
  const entry = entryOf(row, page, {
    zipCode: row.zipCode ?? (hasPlaces ? null : page.zipCode),
    requestedAt: momentOf(row.requestedOn, zone, now),
  });
  return { line, name, outcome: "new", words: remarks.join(". "), entry, details: row.details };
}

/** When they requested work: noon if the file has only a date, and never in the future. */
function momentOf(date: ReadDate | null, zone: string, now: Date): Date {
  if (!date) return now;
  const { day, minutes, offset } = date;
  const moment =
    offset === null
      ? momentOn(zone, day, minutes ?? noon)
      : new Date(Date.parse(`${day}T00:00:00Z`) + ((minutes ?? noon) - offset) * 60_000);
  return moment > now ? now : moment;
}

const entryOf = (
  row: LeadRow,
  page: EntryPage,
  { zipCode, requestedAt }: Pick<LeadEntry, "zipCode" | "requestedAt">,
): LeadEntry => ({
  page,
  name: row.name,
  phone: row.phone,
  phoneExtension: row.phoneExtension,
  email: row.email,
  address: row.address,
  need: row.need ?? importedWithoutMessage,
  zipCode,
  urgency: "planning",
  source: "import",
  status: statusOfStage[row.stage],
  estimateSent: row.stage === "estimate_sent",
  requestedAt,
  agreedHow: row.phone ? row.agreedHow : null,
});

const keysOf = ({ phone, email }: Person): string[] =>
  [phone, email].filter((contact) => contact !== null);

function keep(seen: Map<string, SeenPerson[]>, person: SeenPerson): void {
  for (const key of keysOf(person)) {
    const sameKey = seen.get(key) ?? [];
    // A cap: this many is enough to know that many people share it.
    if (sameKey.length < 200) seen.set(key, [...sameKey, person]);
  }
}

/** Finds the same person. In a list, a different name is a different person. */
const find = (seen: ReadonlyMap<string, SeenPerson[]>, person: Person): SeenPerson | undefined =>
  keysOf(person)
    .flatMap((key) => seen.get(key) ?? [])
    .find((seenPerson) => isOnePerson(seenPerson, person, true));

const others = (seen: ReadonlyMap<string, SeenPerson[]>, person: Person): boolean =>
  keysOf(person).some((key) => seen.get(key)?.some(({ isHidden }) => !isHidden) ?? false);

export function countLines(planned: readonly PlannedLine[]): LineCounts {
  const counts: LineCounts = { new: 0, known: 0, wrong: 0 };
  for (const { outcome } of planned) counts[outcome] += 1;
  return counts;
}
