import { RequestSent, requestSentMeta } from "~/domains/leads/index.ts";
import { loadThankYou } from "~/web/customer/business/lead-form-action.server.ts";
import type { Route } from "./+types/own-requested";
import { openOwnSite } from "./open-own-site.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openOwnSite(args);
  return loadThankYou(args, page, "/");
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => requestSentMeta;

export default function OwnRequested({ loaderData }: Route.ComponentProps) {
  return <RequestSent {...loaderData} />;
}
