import { createHmac } from "node:crypto";

const seconds = 30;

/** What an authenticator app shows in a time step: six digits (RFC 6238 with SHA-1). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** The latest time step around now whose code this is, or null. */
export function timeStepOf(secret: string, code: string, now: number): number | null {
  const current = Math.floor(now / 1000 / seconds);
  // One step more than codes are taken from, should a step have ended since this one was.
  const steps = [2, 1, 0, -1, -2].map((away) => current + away);
  return steps.find((step) => codeOf(secret, step) === code) ?? null;
}
