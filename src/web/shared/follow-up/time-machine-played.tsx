import { describeLength } from "~/domains/follow-ups/sequences/segments.ts";
import type {
  TimeMachineAnswer,
  TimeMachineStep,
} from "~/domains/follow-ups/time-machine/preview-time-machine.server.ts";
import { withUnbrokenPhones } from "~/platform/validation/phone.ts";
import { Badge } from "~/ui/feedback/badge.tsx";

type TimeMachinePlayedProps = {
  answer: TimeMachineAnswer;
  /** Label of the second clock: "Our clock" for staff, "Your clock" for a business. */
  ourClock: string;
};

/** All messages for a sample request, with their times in both time zones. */
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

type TimeMachineStepCardProps = { number: number; step: TimeMachineStep; ourClock: string };

/**
 * One message: its send time in both time zones, reasons for a hold, and its text as the homeowner
 * sees it.
 */
function TimeMachineStepCard({ number, step, ourClock }: TimeMachineStepCardProps) {
  const { channel, purpose, leaves, remarks, subject, words, segments } = step;
  return (
    <li className="grid gap-4 rounded-xl border border-line bg-surface p-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div className="flex flex-col gap-2">
        <h3 className="flex flex-wrap items-center gap-2 text-base">
          {number}. {channel}
          <Badge tone={purpose === "marketing" ? "info" : "neutral"}>
            {purpose === "marketing" ? "Marketing" : "About the request"}
          </Badge>
        </h3>
        {leaves ? (
          <p>
            <span className="font-semibold">{leaves.theirs}</span>
            <span className="block text-sm text-muted">
              {ourClock}: {leaves.ours}
            </span>
          </p>
        ) : (
          <p className="font-semibold">Not sent</p>
        )}
        {remarks.map((remark) => (
          <p key={remark} className="text-sm text-muted">
            {remark}
          </p>
        ))}
      </div>
      <div className="rounded-lg bg-sunken p-4 text-sm">
        {subject ? <p className="mb-2 font-semibold">{subject}</p> : null}
        <p className="whitespace-pre-line">{withUnbrokenPhones(words)}</p>
        {segments ? <p className="mt-2 text-xs text-muted">{describeLength(segments)}</p> : null}
      </div>
    </li>
  );
}
