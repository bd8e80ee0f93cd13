import type { RouterContextProvider } from "react-router";
import { platformContext, requestInfoContext } from "../requests/request-info.server.ts";
import { statusOf } from "./failures.server.ts";

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
  context.get(platformContext).log.error(what, { request_id: reference, error });
  return { status: statusOf(error), reference };
}
