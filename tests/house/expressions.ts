import { analyse } from "scslre";
import { parseSync } from "vite";
import type { SourceFile } from "./source-files.ts";

/** A regular expression as it is written in a file. */
type Expression = { path: string; pattern: string; flags: string };

/** All regular expressions of these files, and the calls that build one at run time. */
export function expressionsOf(files: SourceFile[]): { written: Expression[]; built: string[] } {
  const written: Expression[] = [];
  const built: string[] = [];
  for (const { path, text } of files) {
    if (!/\.tsx?$/.test(path)) continue;
    visit(parseSync(path, text).program, (node) => {
      const { type, regex, callee, start, end } = node as Node;
      if (type === "Literal" && regex) written.push({ path, ...regex });
      if (callee?.name === "RegExp") built.push(`${path}: ${text.slice(start, end)}`);
    });
  }
  return { written, built };
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

/** Whether matching may take polynomial or exponential time in the length of the text. */
export function isSuperlinear(pattern: string, flags: string): boolean {
  return analyse({ source: pattern, flags }).reports.length > 0 || ambiguousIn(pattern).length > 0;
}

/**
 * Alternatives of a repeated group that others spell out together, such as "sorry but" beside "sorry"
 * and "but". Each doubles the ways to match, so a text that almost matches takes exponential time.
 * scslre doesn't see words that share letters this way.
 */
export function ambiguousIn(pattern: string): string[] {
  const repeated = [...pattern.matchAll(/\(\?:(?:\(\?:([^()]*)\)( ?)|([^()]*))\)[*+]/g)];
  return repeated.flatMap(([, inner, after = "", own = ""]) => {
    const all = (inner ?? own).split("|").map((branch) => branch + after);
    return all.filter((branch) =>
      isMadeOf(branch, new Set(all.filter((otherBranch) => otherBranch !== branch))),
    );
  });
}

const isMadeOf = (text: string, parts: Set<string>): boolean =>
  parts.has(text) ||
  [...parts].some(
    (part) => part && text.startsWith(part) && isMadeOf(text.slice(part.length), parts),
  );
