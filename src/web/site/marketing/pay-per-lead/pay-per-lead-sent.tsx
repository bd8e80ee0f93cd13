import { payPerLeadRequest } from "~/content/pay-per-lead.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import type { Route } from "./+types/pay-per-lead-sent";

const { sent } = payPerLeadRequest;

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = () => [
  { title: sent.title },
  { name: "robots", content: "noindex" },
];

/** Thank-you page after a pay-per-lead request. */
export default function PayPerLeadSent() {
  return (
    <Outcome done title={sent.title}>
      <p>{sent.text}</p>
      <LinkButton href="/pricing" variant="secondary">
        {sent.back}
      </LinkButton>
    </Outcome>
  );
}
