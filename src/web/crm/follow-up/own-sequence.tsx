import { href, Link } from "react-router";
import { findSequenceToEdit } from "~/domains/follow-ups/index.server.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { handleSequenceForm } from "~/web/shared/follow-up/sequence-action.server.ts";
import { SequenceForm } from "~/web/shared/follow-up/sequence-form.tsx";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/own-sequence";

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `Follow-up: ${serviceTitle(params.service)}` },
];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ context, params }: Route.LoaderArgs) {
  const reader = context.get(memberContext);
  const { contractorId } = reader;
  const platform = context.get(platformContext);
  const sequence = await findSequenceToEdit(platform, reader, contractorId, params.service);
  if (!sequence) throw notFound();
  return sequence;
}

export function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const { contractorId } = member;
  return handleSequenceForm(args, member, { contractorId, service: args.params.service });
}

/** Editor of the business's own follow-up for one service (`follow-ups.editor`). */
export default function OwnSequence({ loaderData, actionData }: Route.ComponentProps) {
  const { service, version, unreadTiming } = loaderData;
  const mayChange = useIsMember();
  return (
    <div className="flex flex-col gap-6">
      <div>
        <TouchLink to={href("/crm/follow-up")}>Follow-up</TouchLink>
        <h1 className="text-2xl">Messages for {serviceTitle(service)}</h1>
        <p className="mt-1 max-w-prose text-sm text-muted">
          {version === 0 ? "Default" : `Version ${version}`}. Delays start when the request comes
          in. Changes apply to unsent messages.{" "}
          <Link
            to={href("/crm/follow-up/:service/time-machine", { service })}
            className="text-link"
          >
            Preview timing
          </Link>
        </p>
      </div>
      {unreadTiming === null ? null : (
        <Alert tone="warning" title="We couldn’t understand your timing">
          During setup you entered “{unreadTiming}”. Until you set the first message’s delay and
          save, it’s sent right away.
        </Alert>
      )}
      <SequenceForm sequence={loaderData} result={actionData} mayChange={mayChange} />
    </div>
  );
}
