/**
 * How long this process waits for PostgreSQL, in milliseconds. A statement is given up by the
 * server first; where no answer comes even then, the server is gone and so is the connection.
 */
export const timeLimits = {
  /** For a new connection to be made. */
  connect: 3_000,
  /** For a connection that other requests are using: a busy pool is not a lost server. */
  pool: 12_000,
  statement: 15_000,
  answer: 17_000,
  /** For the work of the queue's library on its own tables, which may be many rows at once. */
  queueAnswer: 60_000,
  /** For `/readyz`. */
  ping: 2_000,
  /** Of silence, until TCP asks whether the other side is there. Node asks ten times, a second apart. */
  beforeProbes: 5_000,
} as const;
