import { isUnavailable } from "../../database/violations.server.ts";
import { Forbidden } from "../../forbidden.ts";

/** A malformed request. Not our error, so it isn't logged. */
export class BadRequest extends Error {
  readonly status: 400 | 413;
  constructor(status: 400 | 413, message: string) {
    super(message);
    this.name = "BadRequest";
    this.status = status;
  }
}

/** The status of an unhandled failure. */
export function statusOf(failure: unknown): number {
  if (failure instanceof BadRequest) return failure.status;
  if (failure instanceof Forbidden) return 403;
  return isUnavailable(failure) ? 503 : 500;
}

/** The message API clients get for an unhandled failure. */
export function failureMessage(failure: unknown, method: string): string {
  if (failure instanceof BadRequest || failure instanceof Forbidden) return failure.message;
  if (!isUnavailable(failure)) return "Something went wrong on our side";
  const reads = method === "GET" || method === "HEAD";
  return `We couldn't ${reads ? "load" : "save"} this right now. Please try again in a moment.`;
}
