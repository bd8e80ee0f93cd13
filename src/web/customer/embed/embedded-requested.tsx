import { data } from "react-router";
import { findFirstContact } from "~/domains/follow-ups/index.server.ts";
import {
  leadFormText,
  RequestSent,
  readPhotosLeftOut,
  requestSentMeta,
} from "~/domains/leads/index.ts";
import type { Route } from "./+types/embedded-requested";
import { openEmbeddedForm } from "./embed.server.ts";

/** Shown in the same iframe as the form. */
export async function loader(args: Route.LoaderArgs) {
  const { platform, page, address, headers } = await openEmbeddedForm(args, "/requested");
  const { businessName, phone } = page;
  const first = await findFirstContact(platform, page);
  const photosLeftOut = readPhotosLeftOut(args.request.url);
  return data({ businessName, phone, first, address, photosLeftOut }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => requestSentMeta;

export default function EmbeddedRequested({ loaderData }: Route.ComponentProps) {
  const { address, ...shown } = loaderData;
  const back = { href: address, label: leadFormText.thanks.another };
  return <RequestSent {...shown} back={back} />;
}
