import { connect } from "node:tls";

export type CertificateDetails = {
  begins: Date;
  ends: Date;
  /** Why browsers reject it, as a code; null if they accept it. */
  refusedFor: string | null;
};

const longest = 5_000;

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
    const end = (found: CertificateDetails | null) => {
      clearTimeout(late);
      socket.destroy();
      resolve(found);
    };
    const late = setTimeout(() => end(null), longest);
    socket.on("error", () => end(null));
    socket.on("secureConnect", () => {
      const { valid_from: begins, valid_to: ends } = socket.getPeerCertificate();
      const refusedFor = socket.authorized ? null : String(socket.authorizationError);
      end(ends ? { begins: new Date(begins), ends: new Date(ends), refusedFor } : null);
    });
  });
}
