import { readSignedUpEmail } from "~/features/onboarding/completion/signed-up-cookie.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import type { Route } from "./+types/success";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { email: await readSignedUpEmail(context.get(platformContext), request) };
}

export const meta: Route.MetaFunction = () => [
  { title: "Your lead system is on its way" },
  { name: "robots", content: "noindex" },
];

/** Where the wizard ends (`content.thank-you`): says where the mail went, so that a typo is found. */
export default function Success({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <Outcome done title="Success! Your lead system is on its way">
      <p>
        One thing is left: open the email we just sent{" "}
        {email ? (
          <>
            to <strong className="break-words">{email}</strong>
          </>
        ) : (
          "you"
        )}{" "}
        and press the button in it. Then your page goes live, and every homeowner who asks there is
        yours alone.
      </p>
      {email ? (
        <p>
          Is the address wrong?{" "}
          <a href="/get-started" className="text-link">
            Sign up again with the right one
          </a>
          .
        </p>
      ) : null}
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
