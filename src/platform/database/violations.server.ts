import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";

/** The ways a row can be refused, in the words that choose a toast of the onboarding. */
export type Violation = "duplicate key" | "check constraint" | "null value" | "foreign key";

const violations: Record<string, Violation> = {
  "23505": "duplicate key",
  // An exclusion constraint: two rows for what only one can have.
  "23P01": "duplicate key",
  "23514": "check constraint",
  "23502": "null value",
  "23503": "foreign key",
};

type DatabaseFailure = { code?: string; constraint?: string };

/** The database's own error behind a driver's or drizzle's wrapping, if there is one. */
function databaseFailure(error: unknown): DatabaseFailure | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (typeof (at as DatabaseFailure).code === "string") return at as DatabaseFailure;
  }
  return null;
}

/** Which constraint an error comes from, or null when it is another kind of error. */
export function violationOf(error: unknown): { violation: Violation; constraint: string } | null {
  const failure = databaseFailure(error);
  const violation = violations[failure?.code ?? ""];
  return violation ? { violation, constraint: failure?.constraint ?? "" } : null;
}

/** Of the connection, the network or the server behind it; 57014 is a statement that took too long. */
const connectionCodes =
  /^(ECONN|EHOST|ENET|ENOTFOUND|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN|08|57P0|57014|25006)/;
const noRoom = /^53[123]00/;

const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|connection ended|is not queryable/i;

/**
 * Whether the database could not be reached at all, did not answer in time, has no room, memory or
 * connection left, or only answers questions because another server takes over, so that trying again
 * later makes sense.
 */
export function isUnavailable(error: unknown): boolean {
  return isConnectionLost(error) || causedBy(error, ({ code }) => noRoom.test(code ?? ""));
}

/**
 * Whether a connection that failed in this way is of no more use: it is dead, or leads to a server
 * that others have taken over from, or still holds a statement that nobody waits for.
 */
export function isConnectionLost(error: unknown): boolean {
  return causedBy(
    error,
    ({ code, message }) => connectionCodes.test(code ?? "") || lostConnection.test(message),
  );
}

/** Whether a statement took too long, which says nothing about the server. */
function isCanceled(error: unknown): boolean {
  return causedBy(error, ({ code }) => code === "57014");
}

/** On an error that a connection to the database failed with. Copies of it have it, too. */
const ofDatabase = Symbol("of the database");

/** Notes that a connection to the database failed with this: its code may be that of any connection or file. */
export function noteOfDatabase(error: unknown): void {
  if (error instanceof Error) Object.assign(error, { [ofDatabase]: true });
}

/**
 * Whether the database can't be reached or has no room, and not a file, a mail server, or another
 * service that fails with the same code.
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
      ofDatabase in failure ||
      // The driver's own errors have no code, and a copy of the server's has a severity.
      (failure.code === undefined && lostConnection.test(failure.message)) ||
      "severity" in failure,
  );
}

/** Whether a server refused to write because another one is the primary now. */
export function isReadOnly(error: unknown): boolean {
  return causedBy(error, ({ code }) => code === "25006");
}

function causedBy(error: unknown, is: (failure: Error & { code?: string }) => boolean): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (is(at as Error & { code?: string })) return true;
    if (at instanceof AggregateError && at.errors.some((one) => causedBy(one, is))) return true;
  }
  return false;
}
