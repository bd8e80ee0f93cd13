/** The ways a row can be refused, in the words that `onboarding.failure-toasts` looks for. */
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

const connectionCodes =
  /^(ECONN|EHOST|ENET|ENOTFOUND|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN|08|57P0|53[123]00|25006)/;

const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|connection ended|is not queryable/i;

/**
 * Whether the database could not be reached at all, has no room, memory or connection left, or only
 * answers questions because another server takes over, so that trying again later makes sense
 * (`failures.database-unreachable`).
 */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as DatabaseFailure).code;
    if (typeof code === "string" && connectionCodes.test(code)) return true;
    if (lostConnection.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true;
  }
  return false;
}
