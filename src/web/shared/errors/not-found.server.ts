import { type RouterContextProvider, redirect } from "react-router";
import { statusOf } from "~/platform/http/failures/failures.server.ts";
import { notFound as notFoundCodes } from "~/platform/http/failures/refusal.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";

/** Response to throw for an unknown URL: shows the 404 page at that URL and logs the path. */
export function notFound(context: Readonly<RouterContextProvider>, path: string) {
  context.get(platformContext).log.info("page not found", { path });
  return notFoundCodes();
}

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Returns the result of a business page's query. If nothing is found, redirects to /404 and logs the
 * requested path; a failed query does the same, except when the database is unreachable or a form was
 * posted that must not be lost.
 * @throws Response the redirect
 */
export async function resultOrNotFound<T>(
  { request, context }: RequestArgs,
  query: Promise<T | null>,
): Promise<T> {
  const { log } = context.get(platformContext);
  const path = new URL(request.url).pathname;
  const reads = request.method === "GET" || request.method === "HEAD";
  try {
    const result = await query;
    if (result !== null) return result;
    log.info("page not found", { path });
  } catch (error) {
    if (!reads || statusOf(error) === 503) throw error;
    const { id } = context.get(requestInfoContext);
    log.error("business page read failed", { request_id: id, path, error });
  }
  throw redirect("/404");
}
