import { data, redirect } from "react-router";
import { pageTag } from "~/features/business-pages/business-pages.ts";
import { findBusinessPage } from "~/features/business-pages/find-business-page.server.ts";
import {
  type FirstContact,
  findFirstContact,
  firstContactTag,
} from "~/features/follow-ups/first-contact.server.ts";
import { RequestSent, requestSentMeta } from "~/features/leads/capture/request-sent.tsx";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { foundOrNotFound } from "../site/errors/found-or-not-found.server.ts";
import type { Route } from "./+types/requested";

export async function loader(args: Route.LoaderArgs) {
  const { request, context, params } = args;
  const platform = context.get(platformContext);
  const found = await foundOrNotFound(args, findBusinessPage(platform, params));
  const canonical = `${found.path}/requested`;
  if (new URL(request.url).pathname !== canonical) throw redirect(canonical, 301);
  const { businessName, phone, contractorId, id } = found.page;
  const first = await foundOrNotFound(args, findFirstContact(platform, found.page).then(asFound));
  const tags = [pageTag(found.page), firstContactTag(contractorId ?? id)];
  return data(
    { businessName, phone, first: first.first, path: found.path },
    { headers: cachedUnder(...tags) },
  );
}

const asFound = (first: FirstContact | null) => ({ first });

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => requestSentMeta;

export default function Requested({ loaderData }: Route.ComponentProps) {
  const { businessName, phone, first, path } = loaderData;
  const back = { href: path, label: `Back to ${businessName}` };
  return <RequestSent businessName={businessName} phone={phone} first={first} back={back} />;
}
