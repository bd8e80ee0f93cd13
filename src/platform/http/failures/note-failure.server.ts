import type { RouterContextProvider } from "react-router";
import { isOutage } from "../../database/violations.server.ts";
import type { Log } from "../../log/log.server.ts";
import {
  platformContext,
  type RequestInfo,
  requestInfoContext,
} from "../requests/request-info.server.ts";
import { statusOf } from "./failures.server.ts";

type Fields = Parameters<Log["info"]>[1];

/**
 * Logs a failure. A rejection, such as by a policy or of an unreadable body, isn't our error: it is
 * logged as info, in one line.
 * @param what the log message
 */
export function logFailure(log: Log, what: string, error: unknown, fields: Fields): void {
  const status = statusOf(error);
  if (status >= 500) log.error(what, { ...fields, error });
  else {
    const reason = error instanceof Error ? error.message : what;
    log.info("request refused", { ...fields, status, reason });
  }
}

/**
 * Logs a failed request, with a reference to the outage that caused it, if any. The log then has no
 * line for the request.
 * @param what the log message
 */
export function logFailedRequest(
  log: Log,
  what: string,
  error: unknown,
  info: RequestInfo,
  fields: Fields = {},
): void {
  const outage = isOutage(error) ? log.outage?.reference() : null;
  logFailure(log, what, error, { ...fields, request_id: info.id });
  if (outage) info.id = outage;
}

/**
 * Logs once that a form failed, for actions whose form has its own text for that.
 * @param what the log message
 * @returns the response status and the log reference
 */
export function noteFailure(
  context: Readonly<RouterContextProvider>,
  what: string,
  error: unknown,
): { status: number; reference: string } {
  const info = context.get(requestInfoContext);
  logFailedRequest(context.get(platformContext).log, what, error, info);
  return { status: statusOf(error), reference: info.id };
}
