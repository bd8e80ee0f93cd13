import { findSequenceToEdit, previewTimeMachine } from "~/domains/follow-ups/index.server.ts";
import { readQuestion } from "~/domains/follow-ups/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { FollowUpTabs, ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { TimeMachineForm, TimeMachinePlayed } from "~/web/shared/follow-up/time-machine.tsx";
import type { Route } from "./+types/time-machine";

export const meta: Route.MetaFunction = () => [{ title: "Preview follow-up timing" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { searchParams } = new URL(request.url);
  const question = readQuestion(searchParams);
  const contractorId = readId(searchParams.get("contractor"));
  const service = searchParams.get("service") ?? "";
  const own = contractorId
    ? await findSequenceToEdit(platform, context.get(staffContext), contractorId, service)
    : null;
  if (searchParams.has("contractor") && !own) throw notFound();
  const { settings, clock } = platform;
  return {
    question,
    business: own && { id: own.contractorId, service, name: own.business.businessName },
    preview: previewTimeMachine(question, {
      defaultZone: settings.timeZone,
      now: clock.now(),
      own,
    }),
  };
}

/** Previews the default sequence, or a business's own, with a sample request. */
export default function TimeMachine({ loaderData }: Route.ComponentProps) {
  const { question, preview, business } = loaderData;
  return (
    <div className="flex flex-col gap-6">
      <ListHeading title="Preview follow-up timing">
        {business
          ? `See when each message from ${business.name} would be sent, and what would put it on hold. Times are shown in the homeowner’s and the business’s time zones.`
          : "See when each message would be sent for a sample request, and what would put it on hold. Times are shown in the homeowner’s and the business’s time zones."}{" "}
        Nothing is sent or saved.
        {business
          ? ""
          : " This uses the standard messages and a business that’s open Monday to Friday, 8 to 5, with nothing booked."}
      </ListHeading>
      <FollowUpTabs current="/admin/follow-ups/time-machine" />
      <TimeMachineForm
        question={question}
        own={business && { contractor: business.id, service: business.service }}
      />
      {preview.timingUnderstood ? null : (
        <Alert tone="warning" title="We couldn’t understand this timing">
          The first message would be sent right away, and staff would check with the contractor.
        </Alert>
      )}
      <TimeMachinePlayed preview={preview} ourClock="Business time" />
    </div>
  );
}
