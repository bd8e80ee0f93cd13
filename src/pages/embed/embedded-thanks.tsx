import { data } from "react-router";
import { phoneLink } from "~/features/business-pages/business-pages.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import { Outcome } from "~/ui/outcome.tsx";
import type { Route } from "./+types/embedded-thanks";
import { openEmbeddedForm } from "./open-embedded.server.ts";

/** After the form in a frame: says who will call, in the same frame. */
export async function loader(args: Route.LoaderArgs) {
  const { page, address, headers } = await openEmbeddedForm(args, "/requested");
  return data({ businessName: page.businessName, phone: page.phone, address }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => [
  { title: "Your request is on its way" },
  { name: "robots", content: "noindex" },
];

export default function EmbeddedThanks({ loaderData }: Route.ComponentProps) {
  const { businessName, phone, address } = loaderData;
  const call = phoneLink(phone);
  return (
    <Outcome
      done
      title={
        <>
          <bdi>{businessName}</bdi> will call you
        </>
      }
    >
      <p>
        Your request went to <bdi>{businessName}</bdi> and to nobody else. They will get in touch
        with you about your free estimate.
      </p>
      {call ? (
        <p>
          Can't wait? Call{" "}
          <a href={call} className="text-link">
            {formatPhone(phone)}
          </a>
        </p>
      ) : null}
      <LinkButton href={address} variant="secondary">
        Send another request
      </LinkButton>
    </Outcome>
  );
}
