import { data, redirect } from "react-router";
import { choosePreference, findPreferences } from "~/domains/intake/index.server.ts";
import { type PreferenceChoice, preferenceSchema, preferenceText } from "~/domains/intake/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { linkStatus } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Outcome } from "~/ui/feedback/outcome.tsx";
import type { Route } from "./+types/preferences";

/** Opening the link changes nothing, because mail scanners open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const preferences = await findPreferences(context.get(platformContext), params.token);
  const works = preferences !== null && (preferences === "gone" || !("replaced" in preferences));
  return data({ found: preferences }, { status: linkStatus(works) });
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
  { title: preferenceText.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function PreferencePage({ loaderData, actionData }: Route.ComponentProps) {
  const { found } = loaderData;
  const refusal = actionData?.message ?? actionData?.errors.choice;
  if (!found) {
    return (
      <Outcome title={preferenceText.incomplete}>
        <p>{preferenceText.incompleteHelp}</p>
        <LinkButton href="/">{preferenceText.home}</LinkButton>
      </Outcome>
    );
  }
  if (found === "gone") {
    return (
      <Outcome done title={preferenceText.erased}>
        <p>{preferenceText.erasedHelp}</p>
        <LinkButton href="/">{preferenceText.home}</LinkButton>
      </Outcome>
    );
  }
  if ("replaced" in found) {
    return (
      <Outcome title={preferenceText.replaced}>
        <p>{preferenceText.replacedHelp(found.businessName)}</p>
        {refusal ? <p role="alert">{refusal}</p> : null}
        <form method="post">
          <Choice value="stop-all" />
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
          ? preferenceText.heading(found.businessName)
          : preferenceText.allStopped(found.businessName)
      }
    >
      {found.channels.map(({ channel, addresses, stopped }) => (
        <p key={channel}>
          {preferenceText.channelTo(preferenceText.channels[channel], addresses)}{" "}
          <strong className="text-ink">
            {stopped ? preferenceText.stopped : preferenceText.on}
          </strong>
        </p>
      ))}
      {refusal ? <p role="alert">{refusal}</p> : null}
      <form method="post" className="flex flex-col items-stretch gap-4">
        {open.some(({ channel }) => channel === "sms") ? <Choice value="stop-texts" /> : null}
        {open.some(({ channel }) => channel === "email") ? <Choice value="stop-emails" /> : null}
        {open.length > 1 ? <Choice value="stop-all" /> : null}
        {found.channels.some(({ channel, stopped }) => channel === "email" && stopped) ? (
          <Choice value="start-emails" />
        ) : null}
      </form>
      {found.channels.some(({ channel, stopped }) => channel === "sms" && stopped) ? (
        <p>{preferenceText.startTexts}</p>
      ) : null}
      <p>{preferenceText.onlyThem(found.businessName)}</p>
    </Outcome>
  );
}

function Choice({ value }: { value: PreferenceChoice }) {
  const starts = value === "start-emails";
  return (
    <Button
      type="submit"
      name="choice"
      value={value}
      variant={starts ? "secondary" : "action"}
      size="large"
    >
      {preferenceText.choices[value]}
    </Button>
  );
}
