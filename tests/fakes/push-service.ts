import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A message as the browser decrypted it. */
export type Delivered = { text: string; ttl: string | undefined; urgency: string | undefined };

/**
 * A push service with its browsers (RFC 8030): it accepts a message only when it is signed with the
 * subscription's key (RFC 8292), and the browser decrypts it (RFC 8291); both are implemented here
 * independently from the RFCs.
 */
export async function startPushService() {
  const browsers = new Map<string, Browser>();
  const delivered = new Map<string, Delivered[]>();
  let responseStatus: number | null = null;
  let requestCount = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      requestCount += 1;
      const browser = browsers.get(request.url ?? "");
      const respond = (status: number) => response.writeHead(status).end();
      if (responseStatus) return respond(responseStatus);
      if (!browser) return respond(410);
      const { authorization, "content-encoding": encoding, ttl, urgency } = request.headers;
      if (!isSigned(String(authorization), browser.applicationKey, origin())) return respond(403);
      if (encoding !== "aes128gcm" || !ttl) return respond(400);
      const text = decrypt(browser, Buffer.concat(parts));
      delivered
        .get(request.url ?? "")
        ?.push({ text, ttl: String(ttl), urgency: urgency?.toString() });
      respond(201);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    /** Subscribes a browser with an installation's key. */
    subscribe(applicationKey: string) {
      const path = `/${randomBytes(16).toString("hex")}`;
      const pair = createECDH("prime256v1");
      const p256dh = pair.generateKeys("base64url");
      const auth = randomBytes(16);
      browsers.set(path, { pair, auth, applicationKey });
      delivered.set(path, []);
      return {
        subscription: {
          endpoint: origin() + path,
          keys: { p256dh, auth: auth.toString("base64url") },
        },
        delivered: () => delivered.get(path) ?? [],
        /** The subscription ends, as when alerts are turned off. */
        unsubscribe: () => browsers.delete(path),
      };
    },
    /** Responds to everything with a status from now on; null: normal responses. */
    answerWith(status: number | null) {
      responseStatus = status;
    },
    asked: () => requestCount,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

type Browser = { pair: ReturnType<typeof createECDH>; auth: Buffer; applicationKey: string };

/** `vapid t=…, k=…`: a JWT (ES256) for this origin that hasn't expired and ends within a day. */
function isSigned(authorization: string, applicationKey: string, origin: string): boolean {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  if (key !== applicationKey) return false;
  const point = Buffer.from(key, "base64url");
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const hasValidSignature = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const payload = JSON.parse(Buffer.from(body, "base64url").toString());
  const remaining = payload.exp - Date.now() / 1000;
  return (
    hasValidSignature &&
    payload.aud === origin &&
    remaining > 0 &&
    remaining <= 24 * 3600 &&
    /^mailto:/.test(payload.sub)
  );
}

/** RFC 8291, section 3.4, and one record of RFC 8188. */
function decrypt({ pair, auth }: Browser, message: Buffer): string {
  const salt = message.subarray(0, 16);
  const keyLength = message.readUInt8(20);
  const sender = message.subarray(21, 21 + keyLength);
  const record = message.subarray(21 + keyLength);
  const shared = pair.computeSecret(sender);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const input = createHmac("sha256", createHmac("sha256", auth).update(shared).digest())
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest();
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync("sha256", input, salt, `Content-Encoding: ${purpose}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
