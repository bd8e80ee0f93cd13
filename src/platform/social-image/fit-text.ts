export type FittedText = { size: number; lines: string[] };

/** The space for a text. Sizes in pixels, largest first; a line's height is `lineHeight` times its size. */
export type Room = {
  width: number;
  height: number;
  lineHeight: number;
  sizes: readonly number[];
};

type Measure = (text: string, size: number) => number;

/**
 * Breaks a text into lines, in the largest size that fits its space. Text that doesn't fit at the
 * smallest size ends with an ellipsis.
 */
export function fitText(text: string, box: Room, measure: Measure): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  const smallest = box.sizes.at(-1) ?? 16;
  for (const size of box.sizes) {
    const fits = (line: string) => measure(line, size) <= box.width;
    const lines = breakLines(words, fits);
    const maxLines = Math.max(1, Math.floor(box.height / (size * box.lineHeight)));
    if (lines.length <= maxLines && lines.every(fits)) return { size, lines };
    if (size === smallest) return { size, lines: cut(lines, maxLines, fits) };
  }
  return { size: smallest, lines: [] };
}

/** Fits as many words on each line as possible; a word that is too wide gets its own line. */
function breakLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(lines: string[], maxLines: number, fits: (line: string) => boolean): string[] {
  return lines.slice(0, maxLines).map((line, index) => {
    const isLastOfMore = index === maxLines - 1 && lines.length > maxLines;
    return isLastOfMore || !fits(line) ? shorten(line, fits) : line;
  });
}

function shorten(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join("").trimEnd()}…`)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
