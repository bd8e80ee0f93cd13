import { parseSync } from "vite";
import type { SourceFile } from "./source-files.ts";

/** A text as people read it; runtime values are `{}`. */
export type Wording = { path: string; text: string };

/** Words that no screen, message, log, or document uses, each with its replacement. */
const never: readonly (readonly [wrong: RegExp, better: string])[] = [
  [/\b(?:some|any|no)body(?:[’']s)?\b|\bwho(?:m)?ever\b/i, "someone, anyone, no one, anyone who"],
  [/\bat once\b/i, "right away"],
  [/\bby (?:itself|themselves)\b/i, "automatically"],
  [
    /\b(?:texts?|emails?|messages?|alerts?|reminders?|nothing) (?:\w+ )?(?:leaves?|goes? out|comes?)\b/i,
    "is sent",
  ],
  [/\b(?:is|are|was|were|be|been) told\b|\bhears? of\b/i, "is notified"],
  [/^asked\b|\b(?:last|who|they|is|are|was|were) asked\b|\basked again\b/i, "requested"],
  [/\b(?:no|an|our|their) answer\b/i, "reply, response"],
  [
    /\bw(?:rite|rites|rote|ritten|riting) to (?:you|us|them|him|her|me|people|customers?|homeowners?|\{\})/i,
    "message, text, email",
  ],
  [/\bpress(?:es|ed|ing)?\b(?! release)|\btick(?:ed|ing)?\b/i, "click, tap, check"],
  [/\bso that\b/i, "so"],
  [/\bstands?\b(?! (?:out|alone|by|for|behind|in line|up))|\b(?:is|are) kept\b/i, "is, is saved"],
  [
    /\btak(?:e|es|en|ing) back\b|\btook back\b|\bg(?:ive|ives|iven|iving|ave) up\b|\bbrought in\b/i,
    "cancel, remove, fail, import",
  ],
  [/\bhand(?:s|ed|ing)? over\b|\blook(?:s|ed|ing)? again\b/i, "send, transfer, refresh"],
  [
    /\bma(?:ke|kes|de|king) good\b|\bmend(?:s|ed|ing)?\b|\bheed(?:s|ed)?\b|\blook(?:s|ed|ing) after\b/i,
    "fix, handle",
  ],
  [/\bleft to pay\b/i, "due"],
  [/\bof (?:yours|theirs)\b/i, "your, their"],
  [/\be-mails?\b/i, "email"],
  [/\benquir(?:y|ies)\b/i, "request"],
  [/\b(?:not|never) (?:be )?(?:kept|looked at)\b/i, "not saved, check failed"],
  [/\bproviders? of payments?\b/i, "payment provider"],
  [/\bpages? to (?:pay|subscribe) on\b/i, "checkout"],
  [/\bmails\b/i, "emails"],
  [/\bin plain words\b/i, "in plain English"],
  [/\bnetwork address(?:es)?\b/i, "IP address"],
  [/\blater appointments\b/i, "future appointments"],
  [/\bafter about (?:an?|\d+|\{\}) /i, "in about"],
  [/\bhidden numbers?\b/i, "private number"],
  [/\bopen(?:s|ed)? for another business\b/i, "available to other businesses"],
  [/\bcan[’']t be turned back\b/i, "can't be unscrambled"],
  [/\bfor nothing else\b/i, "not for anything else"],
  [/\b(?:use|name|choose|enter|import) at most\b/i, "up to, or fewer, or less"],
  [/\bour staff (?:have|are|publish|approve|see)\b/i, "our team has"],
  [/\bor leave (?:it|them) out\b/i, "leave this blank"],
];

/** Terms that have one spelling. */
const spellings: readonly (readonly [wrong: RegExp, better: string])[] = [
  [/\b(?:zip|Zip) codes?\b/, "ZIP code"],
  [/\bvoice[ -]mails?\b/i, "voicemail"],
  [/\bcancell(?:ed|ing)\b/i, "canceled, canceling"],
  [/\bclean-ups?\b/i, "cleanup"],
  [
    /\b(?:colou?rs?(?<=our|ours)|favou?rs?(?<=our|ours)|cheques?|organi[s]e\w*|recogni[s]e\w*)\b/i,
    "American spelling",
  ],
  [/\bopt-outed\b|\bopted-out\b(?! )/i, "opted out"],
  [/\b24–48\b/, "24-48"],
  [/\bweb hooks?\b/i, "webhook"],
  [/\bpass keys?\b/i, "passkey"],
];

/** The forbidden words in a text, each with its replacement. */
export function findBannedWords(text: string): string[] {
  return [...never, ...spellings].flatMap(([wrong, better]) => {
    const match = wrong.exec(text);
    return match ? [`“${match[0]}” (write: ${better})`] : [];
  });
}

/** All texts of a source file: JSX text, and strings that look like a sentence or a label. */
export function extractWordings({
  path,
  text: source,
}: Pick<SourceFile, "path" | "text">): Wording[] {
  const texts: string[] = [];
  visit(parseSync(path, source).program as unknown as Node, (text) => texts.push(text));
  return texts
    .map((text) => ({ path, text: text.replace(/\s+/g, " ").trim() }))
    .filter(({ text }) => isProse(text));
}

/** A sentence, a label, or a part of one; no key, path, query, or list of styles. */
function isProse(text: string): boolean {
  if (/^[\w$.:/@?&=*#-]*$/.test(text)) return /^[A-Z][a-z]{2,}$/.test(text);
  return (
    /[a-z]{2}/i.test(text) &&
    !/^(?:~\/|[a-z-]+:|[\w-]+-\[|select |insert |update |delete )/.test(text)
  );
}

type Node = { type: string; [key: string]: unknown };

/** Attributes that aren't shown to people. */
const unread =
  /^(?:className|class|d|viewBox|href|to|id|name|type|rel|key|style|form\w*|auto\w+|data-.*|src\w*|pattern|accept|method|action|htmlFor|aria-(?:controls|labelledby|describedby|current|live))$/;

function visit(node: Node, report: (text: string) => void): void {
  if (/^(?:Import|Export(?:All|Named))Declaration$/.test(node.type) && node.source) return;
  if (node.type === "TaggedTemplateExpression" || /^TS/.test(node.type)) {
    if (!/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return;
  }
  if (node.type === "JSXAttribute" && unread.test(nameOf(node.name as Node))) return;
  if (node.type === "JSXElement" || node.type === "JSXFragment") {
    report(textOfChildren(node.children as Node[]));
  }
  if (node.type === "Literal" && typeof node.value === "string") report(node.value);
  if (node.type === "TemplateLiteral") {
    const parts = node.quasis as { value: { cooked: string } }[];
    report(parts.map(({ value }) => value.cooked).join("{}"));
  }
  for (const child of Object.values(node).flat()) {
    if (isNode(child) && child.type !== "JSXText") visit(child, report);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const nameOf = (name: Node): string =>
  name.type === "JSXNamespacedName"
    ? `${nameOf(name.namespace as Node)}:${nameOf(name.name as Node)}`
    : String(name.name);

/** An element's own text, including inline elements that are part of the sentence. */
function textOfChildren(children: Node[]): string {
  return children
    .map((child) => {
      if (child.type === "JSXText") return String(child.value);
      if (child.type !== "JSXExpressionContainer") return "{}";
      const inner = child.expression as Node;
      return inner.type === "Literal" && inner.value === " " ? " " : "{}";
    })
    .join("");
}

/** A text's Flesch-Kincaid grade. */
export function readingGrade(text: string): number {
  const words = text.match(/[\p{L}][\p{L}’'-]*/gu) ?? [];
  const sentences = text.split(/[.!?:;]+(?:\s|$)/).filter((sentence) => /\p{L}/u.test(sentence));
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return (
    0.39 * (words.length / Math.max(1, sentences.length)) +
    11.8 * (syllables / words.length) -
    15.59
  );
}

function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, "");
  const spoken = plain.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end[0] ?? "");
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length);
}
