import { href } from "react-router";
import { findSequenceToEdit, previewTimeMachine } from "~/domains/follow-ups/index.server.ts";
import { readQuestion } from "~/domains/follow-ups/index.ts";
import { readOwnSender } from "~/domains/phone-numbers/index.server.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { TimeMachineForm, TimeMachinePlayed } from "~/web/shared/follow-up/time-machine.tsx";
import type { Route } from "./+types/own-time-machine";

export const meta: Route.MetaFunction = () => [{ title: "Preview timing" }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { service } = params;
  const sequence = await findSequenceToEdit(platform, reader, reader.contractorId, service);
  if (!sequence) throw notFound();
  const { searchParams } = new URL(request.url);
  const defaultZip = sequence.business.businessZip ?? undefined;
  const question = readQuestion(searchParams, defaultZip, await readOwnSender(platform, reader));
  const { settings, clock } = platform;
  return {
    service,
    question,
    preview: previewTimeMachine(question, {
      defaultZone: settings.timeZone,
      now: clock.now(),
      own: sequence,
      reader: "contractor",
    }),
  };
}

/** Previews the business's own sequence with a sample request. */
export default function OwnTimeMachine({ loaderData }: Route.ComponentProps) {
  const { service, question, preview } = loaderData;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <TouchLink to={href("/crm/follow-up/:service", { service })}>
          Messages for {serviceTitle(service)}
        </TouchLink>
        <h1 className="text-2xl">Preview timing</h1>
        <p className="mt-1 max-w-prose text-sm text-muted">
          Try a sample lead. You’ll see when each message would be sent, in the homeowner’s time and
          yours, and what would put it on hold. Nothing is sent or saved.
        </p>
      </div>
      <TimeMachineForm question={question} own={{}} />
      <TimeMachinePlayed preview={preview} ourClock="Your time" />
    </div>
  );
}
