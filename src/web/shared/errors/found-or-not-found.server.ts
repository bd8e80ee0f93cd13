import { type RouterContextProvider, redirect } from "react-router";
import { statusOf } from "~/platform/http/failures/failures.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * What a business page's query found. Nothing found leads to /404 with the path that was asked for
 * in the log; so does a query that fails, except when the database
 * cannot be reached or something was sent that must not be lost.
 * @throws Response the redirect
 */
export async function foundOrNotFound<T>(
  { request, context }: Asked,
  query: Promise<T | null>,
): Promise<T> {
  const { log } = context.get(platformContext);
  const path = new URL(request.url).pathname;
  const reads = request.method === "GET" || request.method === "HEAD";
  try {
    const found = await query;
    if (found !== null) return found;
    log.info("page not found", { path });
  } catch (error) {
    if (!reads || statusOf(error) === 503) throw error;
    const { id } = context.get(requestInfoContext);
    log.error("business page read failed", { request_id: id, path, error });
  }
  throw redirect("/404");
}
