import type { RouterContextProvider } from "react-router";
import { notFound as nothingThere } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";

/** What to throw for an unknown address: the 404 page in its place, and its path in the log. */
export function notFound(context: Readonly<RouterContextProvider>, path: string) {
  context.get(platformContext).log.info("page not found", { path });
  return nothingThere();
}
