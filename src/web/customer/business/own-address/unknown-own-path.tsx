import { notFound } from "../../../shared/errors/not-found.server.ts";
import type { Route } from "./+types/unknown-own-path";
import { ownSiteOf } from "./open-own-site.server.ts";

/** Nothing else is at a business's own address. */
export function loader(args: Route.LoaderArgs) {
  throw notFound(args.context, ownSiteOf(args).host);
}

export default function UnknownOwnPath() {
  return null;
}
