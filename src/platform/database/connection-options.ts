/** The addresses of one URL; one is used until it fails. */
export type ServerAddresses = {
  /** A URL of one host and one way of encryption. */
  current(): string;
  /** Switches to the next one, unless that already happened. */
  failed(address: string): void;
  count: number;
};

/** Cycles through the addresses of a URL. */
export function serverAddresses(url: string): ServerAddresses {
  const addresses = addressesOf(url);
  let at = 0;
  return {
    count: addresses.length,
    current: () => addresses[at] ?? url,
    failed(address) {
      if (address === addresses[at]) at = (at + 1) % addresses.length;
    },
  };
}

/**
 * Interprets a URL like psql: several hosts in order, and psql's `sslmode` (`require` encrypts and
 * accepts any certificate, `verify-full` checks it). `prefer` and `allow` are two attempts. Without
 * `sslmode` nothing is encrypted.
 */
export function addressesOf(url: string): string[] {
  const [, begin = "", hosts = "", end = ""] =
    /^([a-z]+:\/\/(?:[^@/?]{0,1000}@)?)([^/?]*)((?:[/?].*)?)$/.exec(url) ?? [];
  const [path = "", query = ""] = splitOnce(end, "?");
  const parameters = new URLSearchParams(query);
  // We only need a writable server, which is checked on every new connection.
  parameters.delete("target_session_attrs");
  const mode = parameters.get("sslmode");
  return hosts.split(",").flatMap((host) =>
    (attempts[mode ?? ""] ?? [mode]).map((sslMode) => {
      const own = new URLSearchParams(parameters);
      if (sslMode !== null) {
        own.set("sslmode", sslMode);
        // By default the driver treats every mode as verify-full.
        own.set("uselibpqcompat", "true");
      }
      return `${begin}${host}${path}${own.size > 0 ? `?${own}` : ""}`;
    }),
  );
}

const attempts: Record<string, readonly string[]> = {
  prefer: ["require", "disable"],
  allow: ["disable", "require"],
};

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * How long this process waits for PostgreSQL, in milliseconds. The server cancels a statement
 * first. If there is no response even then, the server is gone, and so is the connection.
 */
export const timeLimits = {
  /** To open a new connection. */
  connect: 3_000,
  /** To wait for a connection in use: a busy pool isn't a lost server. */
  pool: 12_000,
  statement: 15_000,
  answer: 17_000,
  /** For the queue library's work on its own tables, which may touch many rows. */
  queueAnswer: 60_000,
  /** For `/readyz`. */
  ping: 2_000,
  /** Milliseconds of silence before TCP keepalive starts. Node probes ten times, a second apart. */
  beforeProbes: 5_000,
} as const;

/**
 * Thrown when a transaction's callback may still be running. Its connection is closed instead of
 * returned to the pool, because a late statement would become part of another transaction.
 */
export class AbandonedTransaction extends Error {}
