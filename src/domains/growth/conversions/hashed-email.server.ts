import { createHash } from "node:crypto";

/**
 * An email address as Google matches it: in lower case, without spaces, and for Gmail without dots and
 * what follows a plus sign ("Format user data", Data Manager API). SHA-256, in hex.
 */
export const hashedEmail = (email: string): string =>
  createHash("sha256").update(normalizedEmail(email)).digest("hex");

export function normalizedEmail(email: string): string {
  const address = email.replace(/\s/g, "").toLowerCase();
  const at = address.lastIndexOf("@");
  const [name, host] = [address.slice(0, at), address.slice(at + 1)];
  if (host !== "gmail.com" && host !== "googlemail.com") return address;
  const [box = ""] = name.split("+");
  return `${box.replaceAll(".", "")}@${host}`;
}
