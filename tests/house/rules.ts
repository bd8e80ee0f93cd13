import { parseSync } from "vite";

/** A rule of docs/rules: `- **\`leads.exclusive\`** What holds.` */
export type Rule = { id: string; path: string };

/** A text of the project, by its path from the root. */
export type Text = { path: string; text: string };

const statement = /^- \*\*`([^`]+)`\*\* \S/gm;

export function statedRules(texts: Text[]): Rule[] {
  return texts
    .filter(({ path }) => path.startsWith("docs/rules/"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(statement)].map(([, id = ""]) => ({ id, path })),
    );
}

/** Rules of more than 35 words: a rule is one line, and tests state the details. */
export function longRules(texts: Text[]): string[] {
  return texts
    .filter(({ path }) => path.startsWith("docs/rules/"))
    .flatMap(({ text }) => [...text.matchAll(/^- \*\*`([^`]+)`\*\* (.+(?:\n(?![-#\n]).+)*)/gm)])
    .filter(([, , text = ""]) => text.split(/\s+/).length > 35)
    .map(([, id = ""]) => id);
}

const isTest = (path: string) => /test\.tsx?$/.test(path);
const isProse = (path: string) => path.endsWith(".md");

/** The prose of a file: its comments; in tests also their titles; all of a document. */
function extractText({ path, text }: Text): string {
  if (isProse(path)) return text;
  if (!/\.(tsx?|mjs)$/.test(path)) {
    return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?:--|#).*/g)].join("\n");
  }
  const comments = parseSync(path, text).comments.map(({ value }) => value);
  const titles = path.startsWith("tests/") || isTest(path) ? text.match(/"[^"\n]+"/g) : null;
  return [...comments, ...(titles ?? [])].join("\n");
}

const ids = /(?<![\w./@-])([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z0-9]+)*)(?![\w(/@-]|\.\w)/g;
const fileEndings =
  /\.(csv|css|email|example|html|js|json|md|mjs|png|server|sh|sql|ts|tsx|txt|xml)$/;
/** `(leads.consent, leads.exclusive)`: a rule, whatever comes before the dot. */
const inParentheses = /\(((?:[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z0-9]+)*(?:, )?)+)\)/g;

/** Ids that a text cites: whatever has a rule's form and a subject that rules have. */
function citationsIn(text: string, rules: Rule[]): string[] {
  const subjects = new Set(rules.map(({ id }) => id.split(".")[0]));
  const definedIds = [...text.matchAll(ids)]
    .map(([, id = ""]) => id)
    .filter((id) => subjects.has(id.split(".")[0]) && !fileEndings.test(id));
  const enclosed = [...text.matchAll(inParentheses)]
    .flatMap(([, list = ""]) => list.split(", "))
    .filter((id) => id.includes("-") && !fileEndings.test(id));
  return [...new Set([...definedIds, ...enclosed])];
}

/**
 * Problems of rules and citations: stated twice, cited but not stated, or not cited by code or by a
 * test. A rule about a fault needs no code that cites it.
 */
export function findRuleViolations(texts: Text[]): string[] {
  const rules = statedRules(texts);
  const cited = texts
    .filter(({ path }) => !path.startsWith("docs/rules/"))
    .map((file) => ({ path: file.path, ids: citationsIn(extractText(file), rules) }));
  const stated = new Set(rules.map(({ id }) => id));
  const by = (matches: (path: string) => boolean) =>
    new Set(cited.filter(({ path }) => matches(path)).flatMap((file) => file.ids));
  const code = by((path) => !isTest(path) && !isProse(path));
  const tests = by(isTest);
  return [
    ...rules
      .filter(({ id }, index) => rules.findIndex((rule) => rule.id === id) !== index)
      .map(({ id, path }) => `${path} states ${id} again`),
    ...cited.flatMap(({ path, ids }) =>
      ids
        .filter((id) => !stated.has(id))
        .map((id) => `${path} cites ${id}, which no file of docs/rules states`),
    ),
    ...rules
      .filter(({ id }) => !id.startsWith("fault.") && !code.has(id))
      .map(({ id, path }) => `${path}: no code cites ${id}`),
    ...rules
      .filter(({ id }) => !tests.has(id))
      .map(({ id, path }) => `${path}: no test cites ${id}`),
  ];
}

/** The rules about faults that have a check, and those that also have a control. */
export function checksOfFaults(source: string): { checked: string[]; controlled: string[] } {
  const declared = [
    ...source.matchAll(/\brule: "(fault\.[a-z-]+)",\s+title:\s+(?:"[^"]+"|`[^`]+`),\s+(guards)?/g),
  ];
  const written = [...source.matchAll(/"(fault\.[a-z-]+)(, control)?: /g)];
  const idsOf = (matches: RegExpExecArray[]) => matches.map(([, id = ""]) => id);
  const checks = [...declared, ...written.filter(([, , control]) => !control)];
  const controls = [...declared, ...written].filter(([, , control]) => control);
  return { checked: [...new Set(idsOf(checks))], controlled: [...new Set(idsOf(controls))] };
}

/** Documents that aren't in the repository; numbered standards such as RFCs are allowed. */
const foreign =
  /\b(the specification|this specification|specification'?s)\b|(?<!RFC \d+ )§|\b(decisions?|faults?|compliance|experience|stack|house)(\.md)? \d+\b|\brow \d+ of the (list|faults)/gi;

/** Citations of documents that are not in the repository. */
export function foreignCitations(file: Text): string[] {
  return [...extractText(file).matchAll(foreign)].map(([match]) => `${file.path} cites "${match}"`);
}
