/** How a text travels: its alphabet, how many characters of it count, and how many segments are paid for. */
export type Segments = { encoding: "GSM-7" | "UCS-2"; characters: number; segments: number };

const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** These take two places each. */
const extended = new Set("^{}\\[~]|€\f");

/** Counts the segments of a text (`sms.segments`; GSM 03.38): 160 or 153 characters each, 70 or 67 with any letter beyond. */
export function segmentsOf(text: string): Segments {
  let septets = 0;
  for (const letter of text) {
    if (basic.has(letter)) septets += 1;
    else if (extended.has(letter)) septets += 2;
    else return inSegments("UCS-2", text.length, 70, 67);
  }
  return inSegments("GSM-7", septets, 160, 153);
}

function inSegments(
  encoding: Segments["encoding"],
  characters: number,
  alone: number,
  joined: number,
): Segments {
  const segments = characters <= alone ? 1 : Math.ceil(characters / joined);
  return { encoding, characters, segments };
}

/** "192 characters, counts as 2 texts": what a text costs, in words. */
export function lengthInWords({ encoding, characters, segments }: Segments): string {
  const count = characters === 1 ? "1 character" : `${characters} characters`;
  if (segments === 1) return count;
  const why = encoding === "UCS-2" ? " (with an emoji or a special letter only 70 fit in one)" : "";
  return `${count}, counts as ${segments} texts${why}`;
}

const plain: Record<string, string> = {
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "…": "...",
  "\u00a0": " ",
};

/** The same words with the plain quotes, dashes and spaces that travel at the lower price. */
export function withPlainPunctuation(text: string): string {
  return text.replace(/[‘’“”–—…\u00a0]/g, (letter) => plain[letter] ?? letter);
}

/** What one segment costs to the United States, carriers' fees included, in dollars: an estimate for the editor. */
export const segmentPrice = 0.0115;
