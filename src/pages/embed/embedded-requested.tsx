import { data } from "react-router";
import { RequestSent, requestSentMeta } from "~/features/leads/capture/request-sent.tsx";
import type { Route } from "./+types/embedded-requested";
import { openEmbeddedForm } from "./open-embedded.server.ts";

/** In the same frame as the form. */
export async function loader(args: Route.LoaderArgs) {
  const { page, address, headers } = await openEmbeddedForm(args, "/requested");
  return data({ businessName: page.businessName, phone: page.phone, address }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => requestSentMeta;

export default function EmbeddedRequested({ loaderData }: Route.ComponentProps) {
  const { businessName, phone, address } = loaderData;
  const back = { href: address, label: "Send another request" };
  return <RequestSent businessName={businessName} phone={phone} back={back} />;
}
