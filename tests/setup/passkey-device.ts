import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");

/**
 * A device with one passkey (WebAuthn, ES256), as the site at http://localhost:3000 registers and
 * queries it.
 */
export function passkeyDevice() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = base64(randomBytes(16));
  // COSE: a map of key type EC2, algorithm ES256, curve P-256, x, and y.
  const cose = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);
  return {
    row: {
      name: "Phone",
      credentialId: id,
      publicKey: base64(cose),
      counter: 0,
      transports: ["internal"],
    },
    /**
     * The device's response to sign-in options, after it verified its owner; `as` changes what it
     * says to that of an attack.
     */
    respond(
      options: Record<string, unknown>,
      as: { origin?: string; site?: string; type?: string; ownerVerified?: boolean } = {},
    ) {
      const client = Buffer.from(
        JSON.stringify({
          type: as.type ?? "webauthn.get",
          challenge: options.challenge,
          origin: as.origin ?? "http://localhost:3000",
        }),
      );
      const present = 0x01;
      const verified = as.ownerVerified === false ? 0 : 0x04;
      const data = Buffer.concat([
        createHash("sha256")
          .update(as.site ?? "localhost")
          .digest(),
        Buffer.from([present | verified, 0, 0, 0, 0]),
      ]);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(sign("sha256", signed, privateKey)),
        },
      };
    },
  };
}
