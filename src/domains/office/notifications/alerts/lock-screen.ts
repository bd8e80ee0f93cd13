const maxLength = 80;

/** A member's text, shortened, without phone numbers and email addresses. */
export function redactForLockScreen(text: string): string {
  const plain = text
    .split(/\s+/)
    .filter((word) => !word.includes("@"))
    .join(" ")
    .replace(/[+(]?\d[\d().\s-]{5,40}\d/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length > maxLength ? `${plain.slice(0, maxLength - 1).trimEnd()}…` : plain;
}
