/**
 * A phone number as people in the United States read it, `(704) 555-0173`, however it was written;
 * anything else, such as one with an extension, stays as it is (`phone.shown`).
 */
export function formatPhone<T extends string | null>(phone: T): T | string {
  const digits = phone === null ? null : tenDigits(phone);
  return digits === null
    ? phone
    : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** The same for API clients, in E.164: `+17045550173`; null when it is no number of North America. */
export function internationalPhone(phone: string | null): string | null {
  const digits = phone === null ? null : tenDigits(phone);
  return digits === null ? null : `+1${digits}`;
}

function tenDigits(phone: string): string | null {
  const [, digits = null] =
    /^1?([2-9]\d{9})$/.exec(
      phone
        .trim()
        .replace(/^\+(?=1)/, "")
        .replace(/[\s().-]/g, ""),
    ) ?? [];
  return digits;
}
