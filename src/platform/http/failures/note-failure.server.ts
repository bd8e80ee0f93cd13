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
 * Logs what could not be done. What was refused, as a policy or an unreadable body does, is no fault of
 * ours: it is information, in one line.
 * @param what what failed, in the log's words
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
 * Logs a failed request, and refers to the outage where one is the cause: then the log has no line of its
 * own about the request.
 * @param what what failed, in the log's words
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
 * Logs, once, that a form could not be done, for actions whose form has words of its own for that.
 * @param what what failed, in the log's words
 * @returns the status to answer with, and the reference under which the log has it
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
