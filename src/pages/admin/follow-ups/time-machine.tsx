import { answerQuestion } from "~/features/follow-ups/time-machine/answer-question.server.ts";
import { readQuestion } from "~/features/follow-ups/time-machine/read-question.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { Tabs } from "~/ui/tabs.tsx";
import { ListHeading } from "../lists/list-heading.tsx";
import type { Route } from "./+types/time-machine";
import { followUpTabs } from "./follow-up-tabs.ts";
import { TimeMachineForm } from "./time-machine-form.tsx";
import { TimeMachineStepCard } from "./time-machine-step.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Follow-up time machine" }];

export function loader({ request, context }: Route.LoaderArgs) {
  const { settings, clock } = context.get(platformContext);
  const question = readQuestion(new URL(request.url).searchParams);
  return { question, answer: answerQuestion(question, settings.timeZone, clock.now()) };
}

/** Plays the standard sequence for an invented enquiry (`follow-ups.time-machine`). */
export default function TimeMachine({ loaderData }: Route.ComponentProps) {
  const { question, answer } = loaderData;
  return (
    <div className="flex flex-col gap-6">
      <ListHeading title="Follow-up time machine">
        When each message of the standard sequence would leave for an invented enquiry, by the
        homeowner's and by our own clock, and what would hold it. Nothing is sent or saved.
      </ListHeading>
      <Tabs label="Follow-up" items={followUpTabs("/admin/follow-ups/time-machine")} />
      <TimeMachineForm question={question} />
      {answer.timingUnderstood ? null : (
        <Alert tone="warning" title="This timing could not be read">
          The first message would leave at once, and staff would ask the contractor.
        </Alert>
      )}
      <section aria-labelledby="steps" className="flex flex-col gap-4">
        <div>
          <h2 id="steps" className="text-lg">
            Asked {answer.asked}
          </h2>
          <p className="mt-1 text-sm text-muted">The homeowner's clock: {answer.place}</p>
        </div>
        <ol className="flex flex-col gap-4">
          {answer.steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name, and never move
            <TimeMachineStepCard key={at} number={at + 1} step={step} />
          ))}
        </ol>
      </section>
    </div>
  );
}
