import { connect } from "node:tls";

export type CertificateDetails = {
  begins: Date;
  ends: Date;
  /** Why browsers reject it, as a code; null if they accept it. */
  refusedFor: string | null;
};

const timeoutMs = 5_000;

/**
 * The certificate of a host, at a given address or wherever its name resolves; null if none is
 * returned within five seconds. Also reads expired ones; sends nothing.
 */
export function inspectCertificate(
  servername: string,
  at: { address?: string; port?: number } = {},
): Promise<CertificateDetails | null> {
  return new Promise((resolve) => {
    const socket = connect({
      host: at.address ?? servername,
      port: at.port ?? 443,
      servername,
      rejectUnauthorized: false,
    });
    const end = (certificate: CertificateDetails | null) => {
      clearTimeout(late);
      socket.destroy();
      resolve(certificate);
    };
    const late = setTimeout(() => end(null), timeoutMs);
    socket.on("error", () => end(null));
    socket.on("secureConnect", () => {
      const { valid_from: begins, valid_to: ends } = socket.getPeerCertificate();
      const refusedFor = socket.authorized ? null : String(socket.authorizationError);
      end(ends ? { begins: new Date(begins), ends: new Date(ends), refusedFor } : null);
    });
  });
}

const checkEvery = 60 * 60 * 1000;
let last: { at: number; origin: string; ends: Promise<Date | null> } | undefined;

/**
 * When the certificate at this address expires, checked once an hour; null over http, or if it
 * can't be read.
 */
export function certificateEnds({ protocol, origin, hostname, port }: URL): Promise<Date | null> {
  if (protocol !== "https:") return Promise.resolve(null);
  const now = performance.now();
  if (!last || last.origin !== origin || now - last.at >= checkEvery) {
    const seen = inspectCertificate(hostname, { port: Number(port || 443) });
    last = { at: now, origin, ends: seen.then((certificate) => certificate?.ends ?? null) };
  }
  return last.ends;
}
