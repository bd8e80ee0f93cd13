import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import type { Route } from "./+types/thank-you";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = () => [
  { title: "You're All Set" },
  { name: "robots", content: "noindex" },
];

/** The thank-you screen. */
export default function ThankYou() {
  return (
    <Outcome done title="You're All Set">
      <p>
        We sent a confirmation email to you. You will receive an update from us within 24 hours.
      </p>
      <LinkButton href="/" size="large">
        Return to Home
      </LinkButton>
    </Outcome>
  );
}
