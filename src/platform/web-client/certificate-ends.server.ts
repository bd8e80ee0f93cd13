import { connect } from "node:tls";

const lookEvery = 60 * 60 * 1000;
let last: { at: number; origin: string; ends: Promise<Date | null> } | undefined;

/** When the certificate ends that this address shows, asked once an hour; null over http, or when it cannot be seen. */
export function certificateEnds(url: URL): Promise<Date | null> {
  if (url.protocol !== "https:") return Promise.resolve(null);
  const now = performance.now();
  if (!last || last.origin !== url.origin || now - last.at >= lookEvery) {
    last = { at: now, origin: url.origin, ends: look(url) };
  }
  return last.ends;
}

function look({ hostname, port }: URL): Promise<Date | null> {
  return new Promise((resolve) => {
    // One that has ended is to be seen as well; nothing is sent.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    });
    const end = (found: Date | null) => {
      socket.destroy();
      resolve(found);
    };
    socket.setTimeout(5_000, () => end(null));
    socket.on("error", () => end(null));
    socket.on("secureConnect", () => {
      const { valid_to: until } = socket.getPeerCertificate();
      end(until ? new Date(until) : null);
    });
  });
}
