import type { RouterContextProvider } from "react-router";
import type { Log } from "../../log/log.server.ts";
import { platformContext, requestInfoContext } from "../requests/request-info.server.ts";
import { statusOf } from "./failures.server.ts";

type Fields = Parameters<Log["info"]>[1];

/**
 * Logs what could not be done. What was refused, as a policy or an unreadable body does, is no fault of
 * ours: it is information, in one line (`logs.refusals`).
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
 * Logs, once, that a form could not be done, for actions whose form has words of its own for that
 * (`failures.own-words`).
 * @param what what failed, in the log's words
 * @returns the status to answer with, and the reference under which the log has it
 */
export function noteFailure(
  context: Readonly<RouterContextProvider>,
  what: string,
  error: unknown,
): { status: number; reference: string } {
  const { id: reference } = context.get(requestInfoContext);
  logFailure(context.get(platformContext).log, what, error, { request_id: reference });
  return { status: statusOf(error), reference };
}
