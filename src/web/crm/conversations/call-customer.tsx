import { Form, href, redirect } from "react-router";
import { readCallForm, startOutgoingCall } from "~/domains/inbox/index.server.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import type { Route } from "./+types/call-customer";

export const meta: Route.MetaFunction = () => [{ title: "Call" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const reader = context.get(memberContext);
  const form = id ? await readCallForm(context.get(platformContext), reader, id) : null;
  if (!id || !form) throw notFound();
  return { id, ...form, requestKey: newRequestKey() };
}

const messages = {
  not_possible: "That call is over. Reload the page to call again.",
};

/** Rings the chosen phone. */
export async function action(args: Route.ActionArgs) {
  const id = readId(args.params.id);
  if (!id) throw notFound();
  const member = sessionMember(args.context);
  const started = await runForm(args, {
    call: ({ platform, body, requestKey }) =>
      startOutgoingCall(platform, member, {
        ...{ conversationId: id, phone: String(body.phone ?? ""), requestKey },
        wanted: body.wanted === "on",
      }),
  });
  if (!started.ok) {
    if (started.code === "not_found") throw notFound();
    return showAgain(started, { values: started.values }, messages);
  }
  return redirect(href("/crm/conversations/:id", { id }), { status: 303 });
}

/** Calls a customer from the business's number, which rings one of the team's phones first. */
export default function CallCustomer({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, phone, phoneExtension, number, phones } = loaderData;
  const { blocked, hours, lastPhone, isSimulated, requestKey } = loaderData;
  const isMember = useIsMember();
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/conversations/:id", { id })}>{name}</TouchLink>
        <h1 className="text-2xl break-words">Call {name}</h1>
        <p className="mt-1 text-muted">{formatPhone(phone, phoneExtension)}</p>
        {hours ? <p className="mt-1 text-muted">Their time: {hours.now}</p> : null}
      </header>
      {blocked ? (
        <Alert tone="warning" title="You can’t call from your business number">
          {blocked}.
        </Alert>
      ) : (
        <Card>
          <Form method="post" className="flex flex-col gap-4">
            <input type="hidden" name="request_key" value={requestKey} />
            {actionData?.message ? <Alert tone="bad">{actionData.message}</Alert> : null}
            <p>
              Your phone rings first. Enter 1, and we call {name}. They see{" "}
              <strong>{formatPhone(number)}</strong>, not your own number.
              {phoneExtension ? ` We dial extension ${phoneExtension} once they pick up.` : null}
            </p>
            {isSimulated ? (
              <Alert tone="info" title="No real phone rings here">
                Phone service isn’t set up. To try a call, start it, then play both phones on the
                staff area’s{" "}
                <a href={`${href("/admin/phone")}?conversation=${id}`} className="text-link">
                  Homeowner’s phone
                </a>{" "}
                page.
              </Alert>
            ) : null}
            <SelectField
              name="phone"
              label="Phone to ring"
              defaultValue={
                phones.find((memberPhone) => memberPhone.phone === lastPhone)?.phone ??
                phones[0]?.phone
              }
              options={phones.map((memberPhone) => ({
                value: memberPhone.phone,
                label: `${memberPhone.name}, ${formatPhone(memberPhone.phone)}`,
              }))}
              error={actionData?.errors?.phone}
            />
            {hours?.isQuiet ? (
              <CheckboxField
                name="wanted"
                label="They want a call now"
                hint="It’s early or late where they are, so call only if they requested it."
                error={actionData?.errors?.wanted}
              />
            ) : null}
            {isMember ? (
              <Button type="submit" size="large" className="sm:self-start">
                Ring my phone
              </Button>
            ) : null}
          </Form>
        </Card>
      )}
      <TouchLink to={href("/crm/settings/calls")}>Call settings</TouchLink>
    </div>
  );
}
