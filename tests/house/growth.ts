import fc from "fast-check";
import { parseSync } from "vite";
import type { SourceFile } from "./source-files.ts";

/** A regular expression as it stands in a file. */
export type Expression = { path: string; pattern: string; flags: string };

/** All regular expressions of these files, and the calls that put one together at run time. */
export function expressionsOf(files: SourceFile[]): { written: Expression[]; madeLater: string[] } {
  const written: Expression[] = [];
  const madeLater: string[] = [];
  for (const { path, text } of files) {
    if (!/\.tsx?$/.test(path)) continue;
    visit(parseSync(path, text).program, (node) => {
      const { type, regex, callee, start, end } = node as Node;
      if (type === "Literal" && regex) written.push({ path, ...regex });
      if (callee?.name === "RegExp") madeLater.push(`${path}: ${text.slice(start, end)}`);
    });
  }
  return { written, madeLater };
}

type Node = {
  type: string;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
  start: number;
  end: number;
};

function visit(node: unknown, look: (node: object) => void): void {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) look(node);
  for (const child of Object.values(node)) visit(child, look);
}

/**
 * Alternatives of a repeated group that other alternatives spell out together: each doubles the ways to
 * match a text, so a text that almost matches takes exponential time.
 */
export function ambiguousIn(pattern: string): string[] {
  const repeated = [...pattern.matchAll(/\(\?:(?:\(\?:([^()]*)\)( ?)|([^()]*))\)[*+]/g)];
  return repeated.flatMap(([, inner, after = "", own = ""]) => {
    const all = (inner ?? own).split("|").map((one) => one + after);
    return all.filter((one) => isMadeOf(one, new Set(all.filter((other) => other !== one))));
  });
}

const isMadeOf = (text: string, parts: Set<string>): boolean =>
  parts.has(text) ||
  [...parts].some(
    (part) => part && text.startsWith(part) && isMadeOf(text.slice(part.length), parts),
  );

/** A text of any length: what it begins with, what is repeated, what it ends with. */
export type Hostile = { before: string; repeated: string; after: string };

const ofLength = ({ before, repeated, after }: Hostile, length: number) =>
  before + repeated.repeat(Math.ceil(length / repeated.length)) + after;

/**
 * Texts made for one expression: of each kind of character that it tells apart one is taken, and
 * these, each two of them, and the words that stand in it are repeated, begun and ended differently.
 */
export function hostileTo({ pattern, flags }: Omit<Expression, "path">): Hostile[] {
  const parts =
    pattern.match(
      /\\[pP]\{[^}]*\}|\\u(?:\{[0-9a-f]+\}|[0-9a-f]{4})|\\.|\[(?:\\.|[^\]\\])*\]|[^\\]/gi,
    ) ?? [];
  const kinds = parts
    .filter((part) => !/^(\\[bB1-9]|[()|*+?^$])$/.test(part))
    .map(
      (part) =>
        new RegExp(`^(?:${/^[{}\]]$/.test(part) ? `\\${part}` : part})$`, flags.replace("g", "")),
    );
  const characters = new Map<string, string>();
  for (const one of ordinary) {
    const sign = kinds.map((kind) => Number(kind.test(one))).join("");
    if (!characters.has(sign)) characters.set(sign, one);
  }
  const words = (
    pattern.replace(/\[(?:\\.|[^\]\\])*\]/g, "[]").match(/(?:[\w<>="%@:;/& -]|\\[./])+/g) ?? []
  )
    .map((word) => word.replaceAll("\\", ""))
    .filter((word) => word.length > 1)
    .slice(0, 5);
  return texts([...characters.values()], words);
}

/** The same for a function of which nothing is known. */
export const hostileToAnything: Hostile[] = texts(
  [..."a0 @./"],
  ["https://", "%40", "\r\n", "::", "&#", ", ", "127.0.0.1", '"', "-"],
);

const ordinary = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
  ..."\n\r\t\0é\u0301\u3000＝€👍\u200d\ufe0f",
];

/** Each character and word alone with every beginning, and some of the many mixtures. */
function texts(characters: string[], words: string[]): Hostile[] {
  const pieces = [...characters, ...words];
  const begins = ["", ...characters.slice(0, 2), ...words].slice(0, 4);
  const ends = ["\n", "\0"];
  const alone = pieces.flatMap((repeated) =>
    begins.flatMap((before) => ends.map((after) => ({ before, repeated, after }))),
  );
  const mixtures = fc.record({
    before: fc.constantFrom(...begins),
    after: fc.constantFrom(...ends),
    repeated: fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 3 }),
  });
  const mixed = fc.sample(mixtures, { numRuns: 400, seed: 1 });
  return [...alone, ...mixed.map((one) => ({ ...one, repeated: one.repeated.join("") }))];
}

/** What doubles with each character would never end on a long text, so lengths grow slowly at first. */
const climb = [8, 12, 18, 27, 40, 60, 90, 135, 200, 400];

/**
 * The first text with which a function takes far more than ten times as long for ten times the
 * length, or null. No time counts by itself, only how it grows; what one measurement calls slow is
 * measured again, on longer texts and some moments later.
 */
export function findGrowth(run: (text: string) => unknown, hostile: Hostile[]): Hostile | null {
  const grows = (text: Hostile) =>
    climb.some((from, at) => {
      const to = climb[at + 1];
      return to !== undefined && growsTooMuch(run, text, { from, to, most: 12 });
    }) ||
    (growsTooMuch(run, text, { from: 400, to: 4_000, most: 30 }) &&
      growsTooMuch(run, text, { from: 600, to: 6_000, most: 30 }));
  // What runs for the first time is compiled on the way.
  for (const text of hostile) run(ofLength(text, climb[0] ?? 0));
  return hostile.find((text) => pauses.every((pause) => rest(pause) && grows(text))) ?? null;
}

/** Milliseconds before each measurement that has to agree: what slows a machine down has ended by one of them. */
const pauses = [0, 100, 400];

function rest(milliseconds: number): true {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  return true;
}

function growsTooMuch(
  run: (text: string) => unknown,
  text: Hostile,
  { from, to, most }: { from: number; to: number; most: number },
): boolean {
  const short = ofLength(text, from);
  const long = ofLength(text, to);
  // One try that is quick enough says that it can be.
  let least = Number.POSITIVE_INFINITY;
  const limit = most * Math.max(fastest(run, short, 3), shortestMeasured);
  for (let attempt = 0; attempt < tries && least > limit; attempt++) {
    if (attempt >= enoughTries && least > 2 * limit) break;
    least = Math.min(least, fastest(run, long, 1));
  }
  return least > limit;
}

/** Beside much other work many in a row are slow; what does not grow ends with the first that is not. */
const tries = 40;
/** After these, what has always taken twice the limit is not slow because of others. */
const enoughTries = 8;
/** Milliseconds; what takes less cannot be told from the clock's own noise. */
const shortestMeasured = 0.005;

/** Of several tries the quickest: what else the machine does slows some of them, not all. */
function fastest(run: (text: string) => unknown, text: string, tries: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries; attempt++) {
    const began = performance.now();
    run(text);
    least = Math.min(least, performance.now() - began);
  }
  return least;
}
