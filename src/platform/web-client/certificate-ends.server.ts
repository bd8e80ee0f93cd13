import { inspectCertificate } from "./inspect-certificate.server.ts";

const lookEvery = 60 * 60 * 1000;
let last: { at: number; origin: string; ends: Promise<Date | null> } | undefined;

/**
 * When the certificate at this address expires, checked once an hour; null over http, or if it
 * can't be read.
 */
export function certificateEnds({ protocol, origin, hostname, port }: URL): Promise<Date | null> {
  if (protocol !== "https:") return Promise.resolve(null);
  const now = performance.now();
  if (!last || last.origin !== origin || now - last.at >= lookEvery) {
    const seen = inspectCertificate(hostname, { port: Number(port || 443) });
    last = { at: now, origin, ends: seen.then((found) => found?.ends ?? null) };
  }
  return last.ends;
}
