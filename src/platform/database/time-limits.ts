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
