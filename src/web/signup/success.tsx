import { data } from "react-router";
import { forecastSentences } from "~/domains/publishing/index.ts";
import { visitor } from "~/domains/shared/index.ts";
import {
  readSignedUp,
  resendConfirmation,
  signedUpSubmission,
} from "~/domains/signup/index.server.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import type { Route } from "./+types/success";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { signedUp: await readSignedUp(context.get(platformContext), request) };
}

/** Sends the email again, to another address if one was entered. */
export async function action(args: Route.ActionArgs) {
  const resent = await runForm(args, {
    limit: "resume_link",
    call: ({ platform, body, request }) =>
      resendConfirmation(
        platform,
        visitor,
        signedUpSubmission(platform, request),
        // A tab that shows an address corrected elsewhere, without new input, changes nothing.
        body.intent === "correct" && body.email !== body.shown ? { email: body.email ?? "" } : {},
      ),
  });
  return resent.ok
    ? data({ sentTo: resent.email })
    : showAgain(
        resent,
        { typed: String(resent.values.email ?? "") },
        {
          link_expired: "We can't resend from here anymore. Contact us and we'll help.",
          already_done: "This address is already confirmed.",
        },
      );
}

export const meta: Route.MetaFunction = () => [
  { title: "Your lead system is on its way" },
  { name: "robots", content: "noindex" },
];

/**
 * End of the wizard: where the email was sent, which pages go live, and what to do if it doesn't
 * arrive.
 */
export default function Success({ loaderData: { signedUp }, actionData }: Route.ComponentProps) {
  const email = actionData && "sentTo" in actionData ? actionData.sentTo : signedUp?.email;
  const forecast = forecastSentences(
    signedUp?.pages ?? [],
    signedUp?.confirmed ? "confirmed" : "confirming",
  );
  const refused = actionData && "errors" in actionData ? actionData : null;
  const goesLive = forecast.some(({ outcome }) => outcome === "live");
  if (signedUp?.confirmed) return <AlreadyConfirmed forecast={forecast} />;
  return (
    <Outcome done title="Success! Your lead system is on its way">
      <p>
        One last step: open the email we sent{" "}
        {email ? (
          <>
            to <strong className="break-words">{email}</strong>
          </>
        ) : (
          "you"
        )}{" "}
        and click the button in it.
        {goesLive ? " Every lead from your page is yours alone." : ""}
      </p>
      <Pages forecast={forecast} known={signedUp !== null} />
      <Previews pages={signedUp?.pages ?? []} />
      {actionData ? <Sent result={actionData} /> : null}
      {signedUp ? (
        <EmailTools
          email={refused?.typed || signedUp.email}
          shown={signedUp.email}
          error={refused?.errors.email}
        />
      ) : null}
      <ol className="flex list-decimal flex-col gap-2 pl-6 text-left">
        <li>Confirm your email address.</li>
        {goesLive ? <li>Your page goes live for your service and city.</li> : null}
        <li>We'll set up the rest within 24 hours and email you.</li>
      </ol>
      <LinkButton href="/" size="large">
        Return to Home
      </LinkButton>
    </Outcome>
  );
}

type Forecast = ReturnType<typeof forecastSentences>;

function Pages({ forecast, known }: { forecast: Forecast; known: boolean }) {
  if (forecast.length === 0) {
    return known ? (
      <p>We still need your city. We'll set up your page with you within 24 hours.</p>
    ) : null;
  }
  return (
    <ul className="flex flex-col gap-2">
      {forecast.map(({ outcome, text }) => (
        <li key={outcome}>{text}</li>
      ))}
    </ul>
  );
}

/** Previews of the pages. */
function Previews({ pages }: { pages: readonly { service: string }[] }) {
  return pages.length === 0 ? null : (
    <ul className="flex flex-col gap-2">
      {pages.map(({ service }) => (
        <li key={service}>
          <a href={`/success/preview/${service}`} className="text-link inline-block py-1">
            Preview your {serviceTitle(service)} page
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Result of Resend or of the corrected address. */
function Sent({ result }: { result: { sentTo: string } | { message: string | null } }) {
  if ("sentTo" in result) {
    return (
      <Alert tone="good" role="status">
        We sent the email to {result.sentTo}.
      </Alert>
    );
  }
  return result.message ? (
    <Alert tone="warning" role="alert">
      {result.message}
    </Alert>
  ) : null;
}

type EmailToolsProps = { email: string; shown: string; error: string | undefined };

function EmailTools({ email, shown, error }: EmailToolsProps) {
  return (
    <div className="flex w-full flex-col items-center gap-4 text-base">
      <form method="post" className="flex flex-wrap items-center justify-center gap-3">
        <span>No email after a few minutes? Check your spam folder, or</span>
        <Button type="submit" variant="secondary" size="small" name="intent" value="resend">
          Resend
        </Button>
      </form>
      <Disclosure className="w-full max-w-md text-left" isOpen={error !== undefined}>
        <summary className="cursor-pointer text-center text-link">Wrong address? Fix it</summary>
        <form method="post" className="mt-3 flex flex-col gap-3">
          <input type="hidden" name="shown" value={shown} />
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            defaultValue={email}
            error={error}
          />
          <Button type="submit" name="intent" value="correct">
            Send to this address
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}

function AlreadyConfirmed({ forecast }: { forecast: Forecast }) {
  return (
    <Outcome done title="Your email is confirmed">
      <ul className="flex flex-col gap-2">
        {forecast
          .filter(({ outcome }) => outcome !== "live")
          .map(({ outcome, text }) => (
            <li key={outcome}>{text}</li>
          ))}
      </ul>
      <LinkButton href="/crm" size="large">
        Sign in to your CRM
      </LinkButton>
    </Outcome>
  );
}
