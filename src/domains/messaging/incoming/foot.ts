import { clean, plainWords, startOf, visible } from "./plain-words.ts";
import { advertisements, disclaimerBegins, disclaimerHolds } from "./quote-marks.ts";

/** The line that programs draw between messages. */
export const isRule = (line: string): boolean => /^[-_=*—–]{10,}$/.test(line);

/**
 * Takes a signature, an advertisement, a disclaimer, and our own footer off the end of a message.
 * @param sent what was sent to its writer before; null where no company puts anything below such messages
 */
export function withoutFoot(
  lines: readonly string[],
  sent: readonly string[] | null,
): { text: string; below: string[] } {
  const begins = lines.findIndex((line) => clean(line) !== "");
  // "-- " is a signature's own mark; dashes above everything may be a person's.
  const mark = lines.findIndex(
    (line, at) => line === "-- " || (at > begins && /^(?:--|—|__) ?$/.test(visible(line))),
  );
  const kept = mark < 0 ? [...lines] : lines.slice(0, mark);
  const foot = sent ? kept.splice(footBegin(kept, sent)) : [];
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

/** Where a disclaimer, a newsletter's footer, or our own footer begins, with the lines of its paragraph above. */
function footBegin(lines: readonly string[], sent: readonly string[]): number {
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
    // A paragraph that begins the message is the person's own, up to this line.
    return begin === 0 ? at : begin;
  }
  return lines.length;
}

/** The last line of every email of a business, now and before; short names leave few words (`messages.text.en.ts`). */
const isUnsubscribeLink = (words: string): boolean =>
  /^(?:unsubscribe|stop messages) from \S/.test(words);

const isSentence = (words: string): boolean => words.split(" ").length >= 4;

const longStart = (line = "") => clean(line.slice(0, 600)).toLowerCase();
