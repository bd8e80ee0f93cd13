import type { Row } from "./section.ts";
import { type Comparison, median, type Sample, spread } from "./statistics.ts";

const headings = ["Measure", "Median", "Spread", "Target", "Method"];

/** The rows as a Markdown table, which is also readable in a terminal. */
export function table(rows: readonly Row[]): string {
  const cells = [headings, ...rows.map(cellsOf)];
  const widths = headings.map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  const lines = cells.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  );
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}

function cellsOf({ what, figure, spread: noise = "", aim = "", how }: Row): string[] {
  return [what, figure, noise, aim, how];
}

/** The row of a repeated measurement. */
export function rowOf(label: string, sample: Sample, unit: string, how: string): Row {
  const digits = median(sample) < 10 ? 1 : 0;
  const figure = median(sample).toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return { what: label, figure: `${figure} ${unit}`, spread: percent(spread(sample)), how };
}

/** The row that compares the product with its baseline. */
export function ratioRow({ ratios }: Comparison, aim: number): Row {
  return {
    what: "Ratio of the two",
    figure: median(ratios).toFixed(2),
    spread: percent(spread(ratios)),
    aim: `${aim.toFixed(2)} or more`,
    how: `median of the ratios of ${ratios.length} pairs of runs`,
  };
}

/** The row that says how many times as much the product takes as its baseline. */
export function timesRow({ ratios }: Comparison, limit: number): Row {
  return {
    what: "Compared with plain node:http",
    figure: median(ratios).toFixed(2),
    spread: percent(spread(ratios)),
    aim: `${limit.toFixed(2)} or less`,
    how: `the ratio that decides; median of the ratios of ${ratios.length} pairs of runs`,
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
