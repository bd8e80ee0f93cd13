import { clean, plainWords, startOf, visible } from "./plain-words.ts";
import { advertisements, disclaimerBegins, disclaimerHolds } from "./quote-marks.ts";

/** The rule that mail programs put between messages. */
export const isRule = (line: string): boolean => /^[-_=*—–]{10,}$/.test(line);

/**
 * Removes a signature, an advertisement, a disclaimer, and our own footer from the end of a message.
 * @param sent earlier messages to the sender; null for channels without company footers
 */
export function removeFooter(
  lines: readonly string[],
  sent: readonly string[] | null,
): { text: string; below: string[] } {
  const begins = lines.findIndex((line) => clean(line) !== "");
  // "-- " marks a signature; dashes at the very top may be the sender's own.
  const mark = lines.findIndex(
    (line, at) => line === "-- " || (at > begins && /^(?:--|—|__) ?$/.test(visible(line))),
  );
  const kept = mark < 0 ? [...lines] : lines.slice(0, mark);
  const foot = sent ? kept.splice(findFooterStart(kept, sent)) : [];
  const added: string[] = [];
  for (;;) {
    const last = startOf(kept.at(-1));
    if (kept.length === 0 || (last !== "" && !isAdvertisement(last) && !isRule(last))) break;
    if (last !== "") added.push(kept.at(-1) ?? "");
    kept.pop();
  }
  const below = [added.toReversed(), foot, mark < 0 ? [] : lines.slice(mark)].flat();
  return { text: kept.join("\n").trim(), below };
}

const isAdvertisement = (line: string): boolean =>
  line.length < 110 &&
  advertisements.some((words) => line.replace(/^[<([*_~\s]+/, "").startsWith(words));

/**
 * The first line of a disclaimer, a newsletter footer, or our own footer, including the lines of its
 * paragraph above.
 */
function findFooterStart(lines: readonly string[], sent: readonly string[]): number {
  const ours = new Set(
    sent
      .flatMap((message) => message.split("\n").slice(-12).map(plainWords))
      .filter((words) => isSentence(words) || isUnsubscribeLink(words)),
  );
  for (let at = 0; at < lines.length; at += 1) {
    const line = startOf(lines[at]).replace(/^[*_•·\s]+/, "");
    if (line === "") continue;
    const isDisclaimer =
      !line.endsWith("?") &&
      disclaimerBegins.some((words) => line.startsWith(words.replace(/\?$/, "")));
    const goesOn = at > 0 && disclaimerHolds.some((words) => longStart(lines[at]).includes(words));
    const isOurs =
      /\/preferences\/[\w-]{20,}/.test(lines[at] ?? "") || ours.has(plainWords(lines[at] ?? ""));
    if (!isDisclaimer && !goesOn && !isOurs) continue;
    if (isOurs) return at;
    let begin = at;
    while (begin > 0 && clean(lines[begin - 1] ?? "") !== "") begin -= 1;
    // A paragraph at the start of the message is the sender's own, up to this line.
    return begin === 0 ? at : begin;
  }
  return lines.length;
}

/**
 * The last line of every business email, current and former wording; with short names it has few words
 * (`messages.text.en.ts`).
 */
const isUnsubscribeLink = (words: string): boolean =>
  /^(?:unsubscribe|stop messages) from \S/.test(words);

const isSentence = (words: string): boolean => words.split(" ").length >= 4;

const longStart = (line = "") => clean(line.slice(0, 600)).toLowerCase();
