/** One line of the comparison: what was compared, how many rows, and what differs. */
export type Compared = { what: string; rows: number; differences: string[] };

/** Compares rows by key, each way: missing, unexpected, and different ones. */
export function compareRows(
  what: string,
  expected: ReadonlyMap<string, unknown>,
  found: ReadonlyMap<string, unknown>,
): Compared {
  const differences: string[] = [];
  for (const [key, expectedValue] of expected) {
    const actual = found.get(key);
    if (actual === undefined)
      differences.push(`${key} is missing: ${JSON.stringify(expectedValue)}`);
    else if (JSON.stringify(actual) !== JSON.stringify(expectedValue)) {
      differences.push(`${key} is ${JSON.stringify(actual)}, not ${JSON.stringify(expectedValue)}`);
    }
  }
  for (const [key, actual] of found) {
    if (!expected.has(key)) differences.push(`${key} was never done: ${JSON.stringify(actual)}`);
  }
  return { what, rows: Math.max(expected.size, found.size), differences };
}

/** Rows of which every one must be fine. */
export function checkRows<Row>(
  what: string,
  rows: readonly Row[],
  problemOf: (row: Row) => string | null,
): Compared {
  const differences = rows.map(problemOf).filter((problem) => problem !== null);
  return { what, rows: rows.length, differences };
}

/** A table of what was done and compared, with at most ten differences of each kind. */
export function describeRun(
  counts: ReadonlyMap<string, number>,
  compared: readonly Compared[],
): string {
  const width = Math.max(
    ...[...counts.keys(), ...compared.map(({ what }) => what)].map((text) => text.length),
  );
  const done = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = compared.flatMap(({ what, rows, differences }) => [
    `${what.padEnd(width)}  ${String(rows).padStart(6)}  ${String(differences.length).padStart(11)}`,
    ...differences.slice(0, 10).map((difference) => `  ${difference}`),
  ]);
  return [
    `${"Done".padEnd(width)}  ${"Times".padStart(6)}`,
    ...done.map(([what, times]) => `${what.padEnd(width)}  ${String(times).padStart(6)}`),
    "",
    `${"Compared".padEnd(width)}  ${"Rows".padStart(6)}  Differences`,
    ...lines,
  ].join("\n");
}
