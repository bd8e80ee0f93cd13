import { notFound } from "~/web/shared/errors/not-found.server.ts";
import type { Route } from "./+types/unknown-own-path";
import { ownSiteOf } from "./open-own-site.server.ts";

/** 404 for every other path on a business's own host. */
export function loader(args: Route.LoaderArgs) {
  throw notFound(args.context, ownSiteOf(args).host);
}

export default function UnknownOwnPath() {
  return null;
}
