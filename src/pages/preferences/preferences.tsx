import { data, redirect } from "react-router";
import {
  choosePreference,
  findPreferences,
} from "~/features/preferences/choose-preference.server.ts";
import { preferenceSchema } from "~/features/preferences/preferences.schema.ts";
import type { PreferenceChoice } from "~/features/preferences/preferences.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import type { Route } from "./+types/preferences";

/** Opening the link changes nothing: mail scanners open links too (`preferences.one-press`). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findPreferences(context.get(platformContext), params.token);
  const works = found !== null && (found === "gone" || !("replaced" in found));
  return data({ found }, { status: linkStatus(works) });
}

export async function action(args: Route.ActionArgs) {
  const { token } = args.params;
  const chosen = await runForm(args, {
    read: (body) => check(preferenceSchema, body),
    limit: "confirm",
    call: ({ platform }, { choice }) => choosePreference(platform, token, choice, "page"),
  });
  return chosen.ok ? redirect(`/preferences/${token}`) : showAgain(chosen, {});
}

export const meta: Route.MetaFunction = () => [
  { title: "Your messages" },
  { name: "robots", content: "noindex" },
];

export default function PreferencePage({ loaderData, actionData }: Route.ComponentProps) {
  const { found } = loaderData;
  const refusal = actionData?.message ?? actionData?.errors.choice;
  if (!found) {
    return (
      <Outcome title="This link is not complete">
        <p>Please open it from the email again, or answer the email with the word STOP.</p>
        <LinkButton href="/">Return to Home</LinkButton>
      </Outcome>
    );
  }
  if (found === "gone") {
    return (
      <Outcome done title="Nothing is sent to you">
        <p>
          We no longer have any of your information for this business, so there’s nothing to turn
          off.
        </p>
        <LinkButton href="/">Return to Home</LinkButton>
      </Outcome>
    );
  }
  if ("replaced" in found) {
    return (
      <Outcome title="This link was replaced">
        <p>
          {found.businessName} sent you a newer link. You can still stop their messages here, or
          reply STOP to any of them.
        </p>
        {refusal ? <p role="alert">{refusal}</p> : null}
        <form method="post">
          <Choice value="stop-all">Stop all</Choice>
        </form>
      </Outcome>
    );
  }
  const open = found.channels.filter(({ stopped }) => !stopped);
  return (
    <Outcome
      done={open.length === 0}
      title={
        open.length > 0
          ? `Messages from ${found.businessName}`
          : `You won’t hear from ${found.businessName} anymore`
      }
    >
      {found.channels.map(({ channel, addresses, stopped }) => (
        <p key={channel}>
          {channel === "sms" ? "Texts" : "Emails"} to {addresses.join(", ")}:{" "}
          <strong className="text-ink">{stopped ? "stopped" : "on"}</strong>
        </p>
      ))}
      {refusal ? <p role="alert">{refusal}</p> : null}
      <form method="post" className="flex flex-col items-stretch gap-4">
        {open.some(({ channel }) => channel === "sms") ? (
          <Choice value="stop-texts">Stop texts</Choice>
        ) : null}
        {open.some(({ channel }) => channel === "email") ? (
          <Choice value="stop-emails">Stop emails</Choice>
        ) : null}
        {open.length > 1 ? <Choice value="stop-all">Stop all</Choice> : null}
        {found.channels.some(({ channel, stopped }) => channel === "email" && stopped) ? (
          <Choice value="start-emails">Start emails again</Choice>
        ) : null}
      </form>
      {found.channels.some(({ channel, stopped }) => channel === "sms" && stopped) ? (
        <p>To get texts again, text START to the number that they came from.</p>
      ) : null}
      <p>
        This only covers messages from {found.businessName}. It doesn’t affect other businesses
        you’ve contacted.
      </p>
    </Outcome>
  );
}

function Choice(props: { value: PreferenceChoice; children: string }) {
  const starts = props.value === "start-emails";
  return (
    <Button
      type="submit"
      name="choice"
      value={props.value}
      variant={starts ? "secondary" : "action"}
      size="large"
    >
      {props.children}
    </Button>
  );
}
