import { redirect } from "react-router";
import { RequestSent, requestSentMeta } from "~/domains/leads/index.ts";
import { findBusinessPage } from "~/domains/storefront/index.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { resultOrNotFound } from "~/web/shared/errors/not-found.server.ts";
import type { Route } from "./+types/requested";
import { loadThankYou } from "./lead-form-action.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { request, context, params } = args;
  const platform = context.get(platformContext);
  const businessPage = await resultOrNotFound(args, findBusinessPage(platform, params));
  const canonical = `${businessPage.path}/requested`;
  if (new URL(request.url).pathname !== canonical) throw redirect(canonical, 301);
  return loadThankYou(args, businessPage.page, businessPage.path);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => requestSentMeta;

export default function Requested({ loaderData }: Route.ComponentProps) {
  return <RequestSent {...loaderData} />;
}
