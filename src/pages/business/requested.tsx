import { data, redirect } from "react-router";
import { pageTag, phoneLink } from "~/features/business-pages/business-pages.ts";
import { findBusinessPage } from "~/features/business-pages/find-business-page.server.ts";
import { cachedUnder } from "~/platform/http/page-headers.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import { Outcome } from "~/ui/outcome.tsx";
import { foundOrNotFound } from "../site/found-or-not-found.server.ts";
import type { Route } from "./+types/requested";

/** After the lead form: says who will call. */
export async function loader(args: Route.LoaderArgs) {
  const { request, context, params } = args;
  const platform = context.get(platformContext);
  const found = await foundOrNotFound(args, findBusinessPage(platform, params));
  const canonical = `${found.path}/requested`;
  if (new URL(request.url).pathname !== canonical) throw redirect(canonical, 301);
  const { businessName, phone } = found.page;
  return data(
    { businessName, phone, path: found.path },
    { headers: cachedUnder(pageTag(found.page)) },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => [
  { title: "Your request is on its way" },
  { name: "robots", content: "noindex" },
];

export default function Requested({ loaderData }: Route.ComponentProps) {
  const { businessName, phone, path } = loaderData;
  const call = phoneLink(phone);
  return (
    <Outcome done title={`${businessName} will call you`}>
      <p>
        Your request went to {businessName} and to nobody else. They will get in touch with you
        about your free estimate.
      </p>
      {call ? (
        <p>
          Can't wait? Call{" "}
          <a href={call} className="text-link">
            {formatPhone(phone)}
          </a>
        </p>
      ) : null}
      <LinkButton href={path} variant="secondary">
        Back to {businessName}
      </LinkButton>
    </Outcome>
  );
}
