import { href, Link } from "react-router";
import { findSequenceToEdit } from "~/domains/follow-ups/index.server.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId, withQuery } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { handleSequenceForm } from "~/web/shared/follow-up/sequence-action.server.ts";
import { SequenceForm } from "~/web/shared/follow-up/sequence-form.tsx";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/sequence";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = readId(params.id);
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const sequence = id ? await findSequenceToEdit(platform, actor, id, params.service) : null;
  if (!sequence) throw notFound();
  return sequence;
}

export async function action(args: Route.ActionArgs) {
  const id = readId(args.params.id);
  if (!id) throw notFound();
  return handleSequenceForm(args, args.context.get(staffContext), {
    contractorId: id,
    service: args.params.service,
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Follow-up: ${loaderData.business.businessName}` : "Follow-up" },
];
export const shouldRevalidate = reloadIfBehind;

/** Editor of a business's follow-up sequence for one service (`follow-ups.editor`). */
export default function SequencePage({ loaderData, actionData }: Route.ComponentProps) {
  const { contractorId, service, business, version, unreadTiming } = loaderData;
  const mayChange = useMayChange();
  const play = { contractor: contractorId, service };
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        above={{
          to: href("/admin/contractors/:id", { id: contractorId }),
          label: business.businessName,
        }}
        title={`Follow-up for ${serviceTitle(service)}`}
      >
        <p className="mt-1 max-w-prose text-sm text-muted">
          {version === 0 ? "Default" : `Version ${version}`}. Delays start when the request comes
          in. Changes apply to unsent messages.{" "}
          <Link to={withQuery("/admin/follow-ups/time-machine", play)} className="text-link">
            Preview timing
          </Link>
        </p>
      </PageHeading>
      {unreadTiming === null ? null : (
        <Alert tone="warning" title="We couldn’t understand the contractor’s timing">
          During sign-up they entered “{unreadTiming}”. Until you set a delay for the first message
          and save, it’s sent right away.
        </Alert>
      )}
      <SequenceForm sequence={loaderData} result={actionData} mayChange={mayChange} />
    </div>
  );
}
