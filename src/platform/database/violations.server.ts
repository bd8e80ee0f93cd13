import { setTimeout as sleep } from "node:timers/promises";
import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";

/** The constraint violations, named by the text that selects an onboarding toast. */
export type Violation = "duplicate key" | "check constraint" | "null value" | "foreign key";

const violations: Record<string, Violation> = {
  "23505": "duplicate key",
  // An exclusion constraint: two rows that conflict.
  "23P01": "duplicate key",
  "23514": "check constraint",
  "23502": "null value",
  "23503": "foreign key",
};

type DatabaseFailure = { code?: string; constraint?: string };

/** The database's own error inside a driver's or drizzle's error, if there is one. */
function databaseFailure(error: unknown): DatabaseFailure | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (typeof (at as DatabaseFailure).code === "string") return at as DatabaseFailure;
  }
  return null;
}

/** The constraint behind an error, or null for another kind of error. */
export function violationOf(error: unknown): { violation: Violation; constraint: string } | null {
  const failure = databaseFailure(error);
  const violation = violations[failure?.code ?? ""];
  return violation ? { violation, constraint: failure?.constraint ?? "" } : null;
}

/** Whether PostgreSQL rolled the transaction back because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return causedBy(error, ({ code }) => code === "40P01");
}

/** Errors of the connection, the network or the server; 57014 is a statement timeout. */
const connectionCodes =
  /^(ECONN|EHOST|ENET|ENOTFOUND|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN|08|57P0|57014|25006)/;
const noRoom = /^53[123]00/;

const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|connection ended|is not queryable/i;

/**
 * Whether the database was unreachable, timed out, is out of disk, memory or connections, or is
 * read-only during a failover, so a later retry makes sense.
 */
export function isUnavailable(error: unknown): boolean {
  return isConnectionLost(error) || causedBy(error, ({ code }) => noRoom.test(code ?? ""));
}

/**
 * Whether a connection that failed this way is unusable: it is dead, points to a server that is no
 * longer the primary, or still holds an abandoned statement.
 */
export function isConnectionLost(error: unknown): boolean {
  return causedBy(
    error,
    ({ code, message }) => connectionCodes.test(code ?? "") || lostConnection.test(message),
  );
}

/** Whether a statement timed out, which says nothing about the server. */
function isCanceled(error: unknown): boolean {
  return causedBy(error, ({ code }) => code === "57014");
}

/** Marks an error of a database connection. Copies of the error have it too. */
const databaseErrorTag = Symbol("of the database");

/** Marks an error as coming from a database connection: its code alone could be of any connection or file. */
export function noteOfDatabase(error: unknown): void {
  if (error instanceof Error) Object.assign(error, { [databaseErrorTag]: true });
}

/**
 * Whether the database is unreachable or out of space, as opposed to a file, a mail server, or
 * another service that fails with the same code.
 */
export function isOutage(error: unknown): boolean {
  return isUnavailable(error) && isOfDatabase(error) && !isCanceled(error);
}

/** Whether an error comes from the database or its driver. */
export function isOfDatabase(error: unknown): boolean {
  return causedBy(
    error,
    (failure) =>
      failure instanceof pg.DatabaseError ||
      failure instanceof DrizzleQueryError ||
      databaseErrorTag in failure ||
      // The driver's own errors have no code, and a copied server error has a severity.
      (failure.code === undefined && lostConnection.test(failure.message)) ||
      "severity" in failure,
  );
}

/** Whether a server rejected a write because another one is the primary now. */
export function isReadOnly(error: unknown): boolean {
  return causedBy(error, ({ code }) => code === "25006");
}

function causedBy(error: unknown, is: (failure: Error & { code?: string }) => boolean): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (is(at as Error & { code?: string })) return true;
    if (at instanceof AggregateError && at.errors.some((error) => causedBy(error, is))) return true;
  }
  return false;
}

/** Milliseconds within which a failover is expected to finish. */
const patience = 120_000;
const pause = 200;

/**
 * Writes data that exists nowhere else, retrying for up to two minutes while the database is
 * unreachable. A failed attempt may have been committed.
 */
export async function retryDuringOutage<T>(write: () => Promise<T>): Promise<T> {
  const ends = performance.now() + patience;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > ends) throw error;
    }
    await sleep(pause);
  }
}
