/** Replaces what looks like a mail address, a phone number or a token (compliance P3). */
export function scrub(text: string): string {
  return (
    text
      .replace(/[^\s"'<>()/=?&,;:]+(@|%40)[^\s"'<>()/=?&,;:]+/gi, "[address]")
      // The machine's own address is nobody's number.
      .replace(/(?<![\w-])(?!127\.0\.0\.1\b)\+?\d[\d\s().-]{6,}\d(?![\w-])/g, "[number]")
      .replace(/[A-Za-z0-9_-]{40,}/g, "[token]")
  );
}
