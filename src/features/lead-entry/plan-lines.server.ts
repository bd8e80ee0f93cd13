import { statusOfStage } from "~/features/leads/stages.ts";
import { momentOn } from "~/features/time-zones/local-day.ts";
import { inBatches } from "~/platform/csv/in-batches.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { findKnown, type LeadEntry } from "./enter-leads.server.ts";
import type { EntryPage } from "./entry-pages.server.ts";
import type { LineCounts, LineOutcome } from "./lead-imports.ts";
import type { LeadRow } from "./lead-row.schema.ts";
import type { ReadLine } from "./read-lead-rows.ts";

/** What would become of a line, and why. */
export type PlannedLine = {
  line: number;
  name: string;
  outcome: LineOutcome;
  words: string;
  /** Of a new one. */
  entry: LeadEntry | null;
};

type Business = { contractorId: string; pages: readonly EntryPage[]; zone: string; now: Date };

const batch = 250;
const noon = 12 * 60;
const noWords = "Brought in from a file, without words of theirs.";

/** What bringing these lines in would do now: who is new, who is there already, what is wrong (`leads.import`). */
export async function planLines(
  database: Reader,
  business: Business,
  lines: readonly ReadLine[],
): Promise<PlannedLine[]> {
  const planned: PlannedLine[] = [];
  const earlier = new Map<string, number>();
  for (const some of inBatches(lines, batch)) {
    const people = some.flatMap((one) => (one.ok ? [one.row] : []));
    const known = new Map<string, string>();
    if (people.length > 0) {
      for (const lead of await findKnown(database, business.contractorId, people)) {
        // Who stands in quarantine is not theirs to read yet.
        const words = lead.quarantined
          ? "We are checking whether a request of theirs is real"
          : `Already in your leads as ${lead.name}`;
        for (const key of keysOf(lead)) known.set(key, words);
      }
    }
    for (const one of some) planned.push(planLine(one, business, known, earlier));
  }
  return planned;
}

function planLine(
  read: ReadLine,
  { pages, zone, now }: Business,
  known: ReadonlyMap<string, string>,
  earlier: Map<string, number>,
): PlannedLine {
  const { line } = read;
  const because = (outcome: LineOutcome, name: string, words: string): PlannedLine => ({
    line,
    name,
    outcome,
    words,
    entry: null,
  });
  if (!read.ok) return because("wrong", read.name, read.problem);
  const { row } = read;
  const keys = keysOf(row);
  const there = keys.map((key) => known.get(key)).find((words) => words !== undefined);
  if (there) return because("known", row.name, there);
  const before = keys.map((key) => earlier.get(key)).find((at) => at !== undefined);
  if (before !== undefined)
    return because("known", row.name, `The same person as in line ${before}`);
  const page = pages.find(({ service }) => row.service === null || service === row.service);
  if (!page) return because("wrong", row.name, "You have no page for this service");
  const zipCode = row.zip_code ?? page.zipCode;
  if (!zipCode) return because("wrong", row.name, "There is no ZIP code");
  for (const key of keys) earlier.set(key, line);
  const asked = row.asked_on ? momentOn(zone, row.asked_on, noon) : now;
  const entry = entryOf(row, page, zipCode, asked > now ? now : asked);
  return { line, name: row.name, outcome: "new", words: "", entry };
}

const entryOf = (row: LeadRow, page: EntryPage, zipCode: string, askedAt: Date): LeadEntry => ({
  page,
  name: row.name,
  phone: row.phone,
  email: row.email,
  need: row.need ?? noWords,
  zipCode,
  urgency: "planning",
  source: "import",
  status: statusOfStage[row.status],
  estimateSent: row.status === "estimate_sent",
  askedAt,
  agreedHow: row.phone ? row.agreed_to_texts : null,
});

const keysOf = ({ phone, email }: { phone: string | null; email: string | null }): string[] =>
  [phone, email].filter((one) => one !== null);

/** How many lines come to what. */
export function countLines(planned: readonly PlannedLine[]): LineCounts {
  const counts: LineCounts = { new: 0, known: 0, wrong: 0 };
  for (const { outcome } of planned) counts[outcome] += 1;
  return counts;
}
