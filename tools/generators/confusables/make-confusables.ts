import { readFileSync, writeFileSync } from "node:fs";

/**
 * Writes the characters that look like Latin letters and digits, from Unicode's confusables.txt
 * (UTS #39): `node tools/generators/confusables/make-confusables.ts PATH`, with a file from
 * https://www.unicode.org/Public/security/. Characters already folded by compatibility
 * decomposition, case or marks are left out.
 */
const source = process.argv[2];
if (!source) throw new Error("Name the path of confusables.txt");
const target = new URL("../../../src/platform/validation/confusables.txt", import.meta.url);
const text = readFileSync(source, "utf8");
const version = /^# Version: (\S+)/m.exec(text)?.[1] ?? "unknown";

const plain = (some: string) => some.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "");
const decoded = (points: string) =>
  String.fromCodePoint(
    ...points
      .trim()
      .split(/\s+/)
      .map((point) => Number.parseInt(point, 16)),
  );

const seen = new Map<string, string>();
for (const [, from = "", to = ""] of text.matchAll(/^([0-9A-F]+)\s*;\s*([0-9A-F ]+?)\s*;/gm)) {
  const looks = plain(decoded(to));
  const letters = looks.toLowerCase().replace(/[^a-z0-9]/g, "");
  const isAscii = /^[\0-\x7f]+$/.test(plain(decoded(from)));
  if (letters !== "" && /^[\0-\x7f]+$/.test(looks) && !isAscii) seen.set(decoded(from), letters);
}
const byLetters = Map.groupBy(
  [...seen].filter(([from, letters]) => {
    const folded = plain(from);
    return folded === from || seen.get(folded) !== letters;
  }),
  ([, letters]) => letters,
);
const lines = [...byLetters]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([letters, all]) => {
    const points = all.map(([from]) => from.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
    return `${letters}: ${points.map((point) => point.toString(16)).join(" ")}`;
  });

writeFileSync(
  target,
  `# Made by tools/generators/confusables/make-confusables.ts from Unicode's confusables.txt, version ${version}.
# Copyright Unicode, Inc., under the Unicode License (https://www.unicode.org/license.txt).
# Latin letters and digits, each with the code points of the characters that pass for it (UTS #39).
${lines.join("\n")}
`,
);
