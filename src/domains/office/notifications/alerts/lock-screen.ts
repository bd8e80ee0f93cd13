const longest = 80;

/** A member's text, shortened, without phone numbers and email addresses. */
export function redactForLockScreen(text: string): string {
  const plain = text
    .split(/\s+/)
    .filter((word) => !word.includes("@"))
    .join(" ")
    .replace(/[+(]?\d[\d().\s-]{5,40}\d/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest - 1).trimEnd()}…` : plain;
}
