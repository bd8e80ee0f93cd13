import type { RouterContextProvider } from "react-router";
import { notFound as notFoundCodes } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";

/** Response to throw for an unknown URL: shows the 404 page at that URL and logs the path. */
export function notFound(context: Readonly<RouterContextProvider>, path: string) {
  context.get(platformContext).log.info("page not found", { path });
  return notFoundCodes();
}
