/** What somebody wrote, and what their mail program added: the mails before it, a signature. */
export type Folded = { text: string; quoted: string | null };

const attributionEnds = [" wrote:", " escribió:", " a écrit :", " schrieb:", "-wrote:"];
const attributionBegins = ["on ", "el ", "le ", "am "];
const originals = [
  "original message",
  "forwarded message",
  "begin forwarded message",
  "mensaje original",
];
const headerNames = [
  "from:",
  "sent:",
  "date:",
  "to:",
  "subject:",
  "de:",
  "enviado",
  "para:",
  "asunto:",
];
const advertisements = [
  "sent from my ",
  "sent from yahoo mail",
  "get outlook for ",
  "sent via ",
  "enviado desde mi ",
];

/**
 * Tells an answer from the mails that it quotes, as Gmail, Apple Mail, Outlook and those that write
 * `>` mark them, and from a signature (`inbound-mail.folded`). What looks like none of these stays.
 */
export function foldQuoted(mail: string): Folded {
  const lines = mail.replaceAll("\r\n", "\n").split("\n");
  const lastMarked = lines.findLastIndex(isMarked);
  const cut = lines.findIndex((_line, at) => beginsHistory(lines, at, lastMarked));
  const body = cut < 0 ? lines : lines.slice(0, cut);
  const own: string[] = [];
  const marked: string[] = [];
  for (let at = 0; at < body.length; at += 1) {
    const attribution = attributionLines(body, at);
    if (attribution > 0) {
      marked.push(...body.slice(at, at + attribution));
      at += attribution - 1;
    } else if (body[at]?.startsWith(">")) {
      marked.push(body[at] ?? "");
    } else {
      own.push(body[at] ?? "");
    }
  }
  const history = cut < 0 ? [] : lines.slice(cut);
  const { text, signature } = withoutSignature(own);
  const folded = [...signature, ...marked, ...history].join("\n").trim();
  // A mail of quotes alone is shown as it is.
  if (text === "" && folded !== "") return { text: mail.trim(), quoted: null };
  return { text, quoted: folded || null };
}

/** Whether everything from this line on is an earlier mail. */
function beginsHistory(lines: readonly string[], at: number, lastMarked: number): boolean {
  const line = startOf(lines[at]);
  if (
    line.startsWith("--") ||
    line.startsWith("__") ||
    line.startsWith("==") ||
    line.startsWith("*")
  ) {
    const words = line
      .replaceAll(/[-_=*]/g, " ")
      .trim()
      .replace(/:$/, "");
    if (originals.includes(words)) return true;
    if (words === "" && line.length >= 10) return isHeaderBlock(lines, nextLine(lines, at + 1));
  }
  if (originals.includes(line.replace(/:$/, "")) && at > 0) return true;
  if (isHeaderBlock(lines, at)) return true;
  const attribution = attributionLines(lines, at);
  if (attribution === 0) return false;
  // Without marks before each line, what follows is the earlier mail as it was.
  const next = lines[nextLine(lines, at + attribution)];
  return next !== undefined && lastMarked < at;
}

const isMarked = (line: string) => line.startsWith(">");

/** Outlook's "From: … Sent: … To: … Subject: …", with or without bold marks. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const first = bare(lines[at]);
  if (!first.startsWith("from:") && !first.startsWith("de:")) return false;
  const next = lines.slice(at + 1, at + 6).map(bare);
  return next.filter((line) => headerNames.some((name) => line.startsWith(name))).length >= 2;
}

/** How many lines "On Tue, Nov 3, 2026 at 2:14 PM Pat <pat@home.example> wrote:" takes here; 0 for none. */
function attributionLines(lines: readonly string[], at: number): number {
  if (!attributionBegins.some((word) => startOf(lines[at]).startsWith(word))) return 0;
  let joined = "";
  for (let count = 1; count <= 3; count += 1) {
    const line = lines[at + count - 1];
    if (line === undefined || line.trim() === "") return 0;
    joined = `${joined} ${line.trim()}`;
    const end = joined.slice(-20).toLowerCase();
    if (attributionEnds.some((words) => end.endsWith(words))) return /\d/.test(joined) ? count : 0;
  }
  return 0;
}

function withoutSignature(lines: readonly string[]): { text: string; signature: string[] } {
  const mark = lines.findIndex((line) => line === "-- " || line === "--");
  const kept = mark < 0 ? [...lines] : lines.slice(0, mark);
  const advertised: string[] = [];
  while (kept.length > 0) {
    const last = startOf(kept.at(-1));
    if (last !== "" && !advertisements.some((words) => last.startsWith(words))) break;
    if (last !== "") advertised.push(kept.at(-1) ?? "");
    kept.pop();
  }
  const signature = [...advertised.toReversed(), ...(mark < 0 ? [] : lines.slice(mark))];
  return { text: kept.join("\n").trim(), signature };
}

function nextLine(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && lines[at]?.trim() === "") at += 1;
  return at;
}

const startOf = (line = "") => line.slice(0, 120).trim().toLowerCase();
const bare = (line: string | undefined) => startOf(line).replaceAll("*", "").trim();
