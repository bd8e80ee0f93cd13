import { createHash } from "node:crypto";

/** Encrypts secrets that are needed again in plain text, such as a provider's access token. */
export type Vault = {
  seal(text: string): Promise<string>;
  /** @throws if it was encrypted with another key, or modified */
  open(hex: string): Promise<string>;
};

/** Encrypts with XChaCha20-Poly1305 and returns hex. Every version uses the same key. */
export function openVault(secret: string): Vault {
  const key = createHash("sha256").update(secret).digest();
  // Loaded on demand: most processes never need it.
  const cipher = async () => {
    const { xchacha20poly1305 } = await import("@noble/ciphers/chacha.js");
    const { managedNonce } = await import("@noble/ciphers/utils.js");
    return managedNonce(xchacha20poly1305)(new Uint8Array(key));
  };
  return {
    async seal(text) {
      return Buffer.from((await cipher()).encrypt(Buffer.from(text))).toString("hex");
    },
    async open(hex) {
      return Buffer.from((await cipher()).decrypt(Buffer.from(hex, "hex"))).toString();
    },
  };
}
