import { sourceKey } from "~/domains/leads/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { dateFormat } from "~/platform/calendar/date-format.ts";
import type { SpendLine } from "./read-spend-lines.ts";
import type { Spend, SpendOutcome } from "./spend.ts";

export type PlannedLine = {
  line: number;
  text: string;
  outcome: SpendOutcome;
  remark: string | null;
};

/** The maximum amount of one entry. */
const maxCents = 1_000_000_000;

/** Identifies an entry by source and days. */
const keyOf = ({ source, firstOn, lastOn }: Spend) => [sourceKey(source), firstOn, lastOn].join();

/** An entry of the same source that overlaps without being identical. */
export function findOverlap(
  { firstOn, lastOn }: Spend,
  ofSameSource: readonly Spend[],
): Spend | undefined {
  return ofSameSource.find(
    (otherSpend) =>
      otherSpend.firstOn <= lastOn &&
      otherSpend.lastOn >= firstOn &&
      (otherSpend.firstOn !== firstOn || otherSpend.lastOn !== lastOn),
  );
}

export const describeOverlap = ({ cents, firstOn, lastOn }: Spend): string =>
  `${formatCents(cents)} is already entered for ${formatDays({ firstOn, lastOn })}`;

const range = dateFormat({ dateStyle: "medium", timeZone: "UTC" });

/** "Nov 3, 2026", or for a range "Nov 15 – 21, 2026". */
export const formatDays = ({ firstOn, lastOn }: Pick<Spend, "firstOn" | "lastOn">): string =>
  range
    .formatRange(new Date(`${firstOn}T12:00:00Z`), new Date(`${lastOn}T12:00:00Z`))
    .replace(/\s?–\s?/, (dash, index: number, text: string) =>
      /\d/.test(text[index + dash.length] ?? "") ? "–" : " – ",
    );

/**
 * Plans how lines change the stored entries. Lines with the same source and days, such as several
 * campaigns, are combined into one entry, so reimporting the same file matches it.
 */
export function planSpend(existing: readonly Spend[], lines: readonly SpendLine[]) {
  const spendByKey = new Map(existing.map((spend) => [keyOf(spend), spend]));
  const sums = new Map<string, Spend>();
  for (const { spend } of lines) {
    if (!spend) continue;
    const before = sums.get(keyOf(spend));
    sums.set(keyOf(spend), before ? { ...before, cents: before.cents + spend.cents } : spend);
  }
  const bySource = Map.groupBy([...spendByKey.values(), ...sums.values()], ({ source }) =>
    sourceKey(source),
  );
  const planned = lines.map((line): PlannedLine => {
    const { line: number, text } = line;
    if (!line.spend) {
      const outcome = line.problem === null ? "nothing" : "wrong";
      return { line: number, text, outcome, remark: line.problem ?? line.note };
    }
    const overlap = findOverlap(line.spend, bySource.get(sourceKey(line.spend.source)) ?? []);
    if (overlap) return { line: number, text, outcome: "wrong", remark: describeOverlap(overlap) };
    const sum = sums.get(keyOf(line.spend));
    if ((sum?.cents ?? 0) > maxCents) {
      const remark = `These add up to more than ${formatCents(maxCents)} for these days`;
      return { line: number, text, outcome: "wrong", remark };
    }
    const recorded = spendByKey.get(keyOf(line.spend));
    const outcome = !recorded ? "new" : recorded.cents === sum?.cents ? "known" : "changed";
    const remark =
      outcome === "changed" && recorded ? `It was ${formatCents(recorded.cents)}` : null;
    return { line: number, text, outcome, remark };
  });
  const counts = { new: 0, known: 0, changed: 0, nothing: 0, wrong: 0 };
  for (const { outcome } of planned) counts[outcome] += 1;
  const entries = [...sums].flatMap(([key, spend]) =>
    spendByKey.get(key)?.cents === spend.cents ? [] : [spend],
  );
  return { planned, counts, entries };
}
