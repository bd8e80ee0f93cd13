import { useRouteLoaderData } from "react-router";
import {
  composeMail,
  composeText,
  firstTextFooter,
} from "~/domains/follow-ups/sequences/compose-step.ts";
import { type MergeValues, unknownFields } from "~/domains/follow-ups/sequences/merge-fields.ts";
import {
  describeLength,
  segmentPrice,
  segmentsOf,
} from "~/domains/follow-ups/sequences/segments.ts";
import type { TypedStep } from "~/domains/follow-ups/sequences/steps-form.ts";

type StepPreviewProps = {
  label: string;
  step: TypedStep;
  values: MergeValues;
  isFirstText: boolean;
};

/** Preview of a step: a text on a phone with its length and, for staff, its cost; or an email. */
export function StepPreview({ label, step, values, isFirstText }: StepPreviewProps) {
  const { channel, subject, words } = step;
  const [unknown] = unknownFields(`${subject} ${words}`);
  return (
    <section aria-label={label} className="min-w-0 text-sm">
      {unknown === undefined ? (
        channel === "sms" ? (
          <Phone text={composeText(words, values, { first: isFirstText })} values={values} />
        ) : (
          <Mail {...composeMail({ subject, words }, values)} />
        )
      ) : (
        <p className="text-muted">There’s no field {`{${unknown}}`}.</p>
      )}
    </section>
  );
}

function Phone({ text, values }: { text: string; values: MergeValues }) {
  const isOwn = useRouteLoaderData("web/crm/frame/crm-frame") !== undefined;
  const length = segmentsOf(text);
  const [words, end] = text.endsWith(firstTextFooter)
    ? [text.slice(0, -firstTextFooter.length), firstTextFooter]
    : [text, ""];
  return (
    <>
      <div className="mx-auto max-w-72 rounded-[2rem] border-4 border-edge bg-surface p-3 pb-8">
        <p className="border-b border-line pb-2 text-center text-xs font-semibold">
          {values.business}
        </p>
        <p className="mt-4 rounded-2xl rounded-bl-sm bg-sunken px-3.5 py-2.5 break-words whitespace-pre-wrap">
          {words}
          {end ? <span className="font-semibold">{end}</span> : null}
        </p>
      </div>
      <p className="mt-3 text-center text-xs text-muted">
        {describeLength(length)}
        {isOwn ? null : `, about ${(length.segments * segmentPrice * 100).toFixed(1)}¢`}
      </p>
    </>
  );
}

function Mail({ subject, words }: { subject: string; words: string }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <p className="border-b border-line pb-2 font-semibold break-words">{subject}</p>
      <p className="mt-3 break-words whitespace-pre-wrap">{words}</p>
    </div>
  );
}
