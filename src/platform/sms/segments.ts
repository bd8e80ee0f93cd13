/** A text's encoding, its counted characters, and its billed segments. */
export type Segments = { encoding: "GSM-7" | "UCS-2"; characters: number; segments: number };

const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** These count as two characters each. */
const extended = new Set("^{}\\[~]|€\f");

/**
 * Counts a text's segments as carriers do (GSM 03.38): 160 or 153 characters each, 70 or 67 with
 * any character outside GSM-7. A two-unit character is never split between segments.
 */
export function segmentsOf(text: string): Segments {
  const letters = [...text];
  const isPlain = letters.every((letter) => basic.has(letter) || extended.has(letter));
  if (!isPlain) {
    const units = letters.map((letter) => letter.length);
    return inSegments("UCS-2", units, 70, 67);
  }
  const units = letters.map((letter) => (extended.has(letter) ? 2 : 1));
  return inSegments("GSM-7", units, 160, 153);
}

/** @param units how many units each character takes, 1 or 2 */
function inSegments(
  encoding: Segments["encoding"],
  units: readonly number[],
  alone: number,
  joined: number,
): Segments {
  const characters = units.reduce((sum, unit) => sum + unit, 0);
  if (characters <= alone) return { encoding, characters, segments: 1 };
  let segments = 1;
  let used = 0;
  for (const unit of units) {
    if (used + unit > joined) {
      segments += 1;
      used = 0;
    }
    used += unit;
  }
  return { encoding, characters, segments };
}

/** A text's length for display: "192 characters, counts as 2 texts". */
export function describeLength({ encoding, characters, segments }: Segments): string {
  const count = characters === 1 ? "1 character" : `${characters} characters`;
  if (segments === 1) return `${count}, 1 text`;
  const why =
    encoding === "UCS-2" ? " (emoji and special characters cut each text to 70 characters)" : "";
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

/** Replaces quotes, dashes, and spaces with plain ones that cost less to send. */
export function withPlainPunctuation(text: string): string {
  return text.replace(/[‘’“”–—…\u00a0]/g, (letter) => plain[letter] ?? letter);
}
