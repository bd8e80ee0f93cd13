import { claimSubmitted } from "~/domains/signup/index.ts";
import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import type { Route } from "./+types/claimed";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = () => [
  { title: claimSubmitted.title },
  { name: "robots", content: "noindex" },
];

/** Thank-you page for a claim without JavaScript, with the toast's text. */
export default function Claimed() {
  return (
    <Outcome done title={claimSubmitted.title}>
      <p>{claimSubmitted.description}</p>
      <LinkButton href="/locations" variant="secondary">
        Back to all locations
      </LinkButton>
    </Outcome>
  );
}
