import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { table } from "./report.ts";
import type { Row, Section } from "./section.ts";
import { sections } from "./sections.ts";

const path = fileURLToPath(new URL("../docs/benchmarks.md", import.meta.url));

const introduction = `# Benchmarks

Written by \`npm run bench\`, which starts its own server and its own PostgreSQL and needs nothing else; \`npm run bench -- pages leads\`
measures and rewrites only these sections. Absolute numbers belong to the machine named below the title. Ratios compare the product with plain
programs that run alternately on the same machine, so they hold on other machines. Spread is the range of the runs as a share of their
median: a smaller difference is noise.
`;

/** Writes the measured sections into docs/benchmarks.md; others are unchanged. */
export function writeDocument(measured: ReadonlyMap<Section, Row[]>, machine: string): void {
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  writeFileSync(path, updateDocument(text, measured, machine));
}

/** The sections in order, then the handwritten chapters. */
export function updateDocument(
  text: string,
  measured: ReadonlyMap<Section, Row[]>,
  machine: string,
): string {
  const chapters = readChapters(text);
  for (const [{ title }, rows] of measured) chapters.set(title, `${machine}\n\n${table(rows)}\n`);
  const titles = new Set([...sections.map(({ title }) => title), ...chapters.keys()]);
  const written = [...titles].flatMap((title) => {
    const chapter = chapters.get(title);
    return chapter ? [`## ${title}\n${chapter}`] : [];
  });
  return [introduction, ...written].join("\n");
}

function readChapters(text: string): Map<string, string> {
  const chapters = text.split(/^## /m).slice(1);
  return new Map(
    chapters.map((chapter) => {
      const [title = "", ...lines] = chapter.trimEnd().split("\n");
      return [title, `${lines.join("\n")}\n`];
    }),
  );
}
