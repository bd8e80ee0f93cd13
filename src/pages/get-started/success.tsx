import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import type { Route } from "./+types/success";

export const headers = () => cachedUnder("site");

export const meta: Route.MetaFunction = () => [
  { title: "Your lead system is on its way" },
  { name: "robots", content: "noindex" },
];

/** Where the wizard ends (`content.thank-you`). */
export default function Success() {
  return (
    <Outcome done title="Success! Your lead system is on its way">
      <p>
        One thing is left: open the email we just sent you and press the button in it. Then your
        page goes live, and every homeowner who asks there is yours alone.
      </p>
      <ol className="flex list-decimal flex-col gap-2 pl-6 text-left">
        <li>Confirm your email address.</li>
        <li>Your page goes live for your service and city.</li>
        <li>We set up the rest within 24 hours and write to you.</li>
      </ol>
      <LinkButton href="/" size="large">
        Return to Home
      </LinkButton>
    </Outcome>
  );
}
