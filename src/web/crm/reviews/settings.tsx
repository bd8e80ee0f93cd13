import { Form } from "react-router";
import { readReviewSettings, saveReviewSettings } from "~/domains/growth/index.server.ts";
import { type ReviewSite, reviewDelays, reviewSites } from "~/domains/growth/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import type { Route } from "./+types/settings";

export const meta: Route.MetaFunction = () => [{ title: "Review settings" }];

export async function loader({ context }: Route.LoaderArgs) {
  return readReviewSettings(context.get(platformContext), context.get(memberContext));
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const result = await runForm(args, {
    call: ({ platform, body }) => saveReviewSettings(platform, member, body),
  });
  if (result.ok) return { message: "Your settings are saved.", errors: {}, values: undefined };
  return showAgain(result, { values: result.values });
}

const siteLabels: Record<ReviewSite, string> = {
  google: "Google",
  facebook: "Facebook",
  yelp: "Yelp",
  other: "Other site",
  other_2: "Additional site",
};

/** Settings for review requests: on or off, timing, channel and review sites. */
export default function ReviewSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { enabled, channel, delayMinutes, links } = loaderData;
  const isMember = useIsMember();
  const values: FormValues | undefined = actionData?.values;
  const errors: FieldErrors = actionData?.errors ?? {};
  const typed = (name: string, stored: string) => (values ? String(values[name] ?? "") : stored);
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/reviews">Reviews</TouchLink>
        <h1 className="text-2xl">Review settings</h1>
        <p className="mt-1 text-muted">
          Every customer gets a request, happy or not. You can’t legally ask only happy customers.
          Each customer gets at most one request every six months.
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone={values ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <Form method="post" noValidate>
        <fieldset disabled={!isMember} className="flex flex-col gap-5">
          <Card as="section" aria-label="When and how" className="flex flex-col gap-4 max-sm:p-4">
            <CheckboxField
              name="enabled"
              label="Ask for a review once a job is done"
              hint="One reminder is sent four days later, unless they opened a review page."
              defaultChecked={values ? values.enabled !== undefined : enabled}
            />
            <SelectField
              name="delay"
              label="When"
              options={reviewDelays}
              defaultValue={typed("delay", String(delayMinutes))}
              error={errors.delay}
            />
            <SelectField
              name="channel"
              label="How"
              hint="We only text customers who agreed to marketing texts on your page."
              options={[
                { value: "text", label: "Text if they’ve agreed, otherwise email" },
                { value: "email", label: "By email" },
              ]}
              defaultValue={typed("channel", channel)}
              error={errors.channel}
            />
          </Card>
          <Card as="section" aria-labelledby="pages" className="flex flex-col gap-4 max-sm:p-4">
            <h2 id="pages" className="text-lg">
              Where they review you
            </h2>
            {reviewSites.map((site) => (
              <TextField
                key={site}
                name={site}
                type="url"
                label={siteLabels[site]}
                optional
                maxLength={500}
                defaultValue={typed(site, links.find((link) => link.site === site)?.url ?? "")}
                error={errors[site]}
              />
            ))}
          </Card>
          {isMember ? (
            <Button type="submit" className="self-start">
              Save
            </Button>
          ) : null}
        </fieldset>
      </Form>
    </div>
  );
}
