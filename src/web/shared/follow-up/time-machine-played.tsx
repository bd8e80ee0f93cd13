import type { TimeMachineAnswer } from "~/domains/follow-ups/time-machine/answer-question.server.ts";
import { TimeMachineStepCard } from "./time-machine-step.tsx";

type TimeMachinePlayedProps = {
  answer: TimeMachineAnswer;
  /** How the second clock is called: "Our clock" for staff, "Your clock" for a business. */
  ourClock: string;
};

/** Every message of an invented enquiry, with its moment by both clocks (`follow-ups.time-machine`). */
export function TimeMachinePlayed({ answer, ourClock }: TimeMachinePlayedProps) {
  return (
    <section aria-labelledby="steps" className="flex flex-col gap-4">
      <div>
        <h2 id="steps" className="text-lg">
          Requested {answer.asked}
        </h2>
        <p className="mt-1 text-sm text-muted">Homeowner’s time zone: {answer.place}</p>
      </div>
      <ol className="flex flex-col gap-4">
        {answer.steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name, and never move
          <TimeMachineStepCard key={at} number={at + 1} step={step} ourClock={ourClock} />
        ))}
      </ol>
    </section>
  );
}
