const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes in base32 without padding (RFC 4648 §6), as authenticator apps want a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** The address that tells an authenticator app whose codes to show: six digits every 30 seconds. */
export function otpauthAddress(secret: string, issuer: string, account: string): string {
  const parameters = new URLSearchParams({
    secret: base32(new TextEncoder().encode(secret)),
    issuer,
    digits: "6",
    period: "30",
  });
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  // Apps read a plus sign as one.
  return `otpauth://totp/${label}?${parameters.toString().replaceAll("+", "%20")}`;
}
