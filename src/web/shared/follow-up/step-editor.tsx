import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { SequenceToEdit } from "~/domains/follow-ups/index.server.ts";
import {
  composeMail,
  composeText,
  delayUnits,
  describeLength,
  firstTextFooter,
  type MergeValues,
  segmentsOf,
  stepField,
  type TypedStep,
  unknownFields,
} from "~/domains/follow-ups/index.ts";
import { messageChannels, optOutInstruction, spokenWords } from "~/domains/messaging/index.ts";
import { segmentPrice } from "~/domains/phone-numbers/index.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

type StepEditorProps = {
  at: number;
  step: TypedStep;
  errors: FieldErrors;
  values: MergeValues;
  isFirstText: boolean;
  mayChange: boolean;
  recordings: SequenceToEdit["recordings"];
};

const channels = [
  { value: "sms", label: "Text" },
  { value: "email", label: "Email" },
  { value: "voicemail", label: "Voicemail" },
];
const purposes = [
  { value: "informational", label: "About the request" },
  { value: "marketing", label: "Marketing" },
];

const readChannel = (value: string): TypedStep["channel"] =>
  messageChannels.find((messageChannel) => messageChannel === value) ?? "email";

/** One step of a sequence: its fields next to a preview, which JavaScript updates while typing. */
export function StepEditor(props: StepEditorProps) {
  const { at, step, errors, values, isFirstText, mayChange, recordings } = props;
  const saved = JSON.stringify(step);
  const [{ shown, of }, set] = useState({ shown: step, of: saved });
  const setShown = (next: TypedStep) => set({ shown: next, of: saved });
  if (of !== saved) setShown(step);
  const isText = shown.channel === "sms";
  const field = (name: keyof TypedStep, label: string) => ({
    name: stepField(at, name),
    label,
    error: errors[stepField(at, name)],
    disabled: !mayChange,
  });
  const typed = (name: "subject" | "words") => ({
    defaultValue: step[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setShown({ ...shown, [name]: currentTarget.value }),
  });
  return (
    <Card as="li" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="mb-3 text-lg font-semibold">Step {at + 1}</legend>
        <input type="hidden" name={stepField(at, "key")} value={step.key} />
        <CheckboxField {...field("isOn", "")} label="On" defaultChecked={step.isOn} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field("delay", "Send after")}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={step.delay}
          />
          <SelectField
            {...field("unit", "Minutes, hours, or days")}
            defaultValue={step.unit}
            options={delayUnits.map((unit) => ({ value: unit, label: unit }))}
          />
          <SelectField
            {...field("channel", "Send by")}
            defaultValue={step.channel}
            options={channels}
            onChange={({ currentTarget }) =>
              setShown({ ...shown, channel: readChannel(currentTarget.value) })
            }
          />
          <SelectField
            {...field("purpose", "Purpose")}
            defaultValue={step.purpose}
            options={purposes}
          />
        </div>
        {shown.channel === "voicemail" ? (
          <SelectField
            {...field("recordingId", "Recording")}
            defaultValue={step.recordingId}
            placeholder="Choose a recording"
            hint={recordings.length === 0 ? "Add one under Settings, Voicemail." : undefined}
            options={recordings.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) =>
              setShown({ ...shown, recordingId: currentTarget.value })
            }
          />
        ) : (
          <>
            <TextField
              {...field("subject", isText ? "Subject for email" : "Subject")}
              hint={
                isText ? "Used when we can’t text them. Leave blank to send nothing." : undefined
              }
              autoComplete="off"
              {...typed("subject")}
            />
            <TextAreaField
              {...field("words", "Message")}
              rows={isText ? 4 : 8}
              hint={
                isText
                  ? `We always add the business name at the start if the message doesn’t include {business}${isFirstText ? `, and “${firstTextFooter}” at the end of the first one` : ""}.`
                  : "We always add the business name, the address, and a way to unsubscribe."
              }
              {...typed("words")}
            />
          </>
        )}
        {mayChange ? (
          <Button
            type="submit"
            name="intent"
            value={`remove:${step.key}`}
            variant="quiet"
            size="small"
            className="self-start"
            aria-label={`Remove step ${at + 1}`}
          >
            Remove
          </Button>
        ) : null}
      </fieldset>
      <StepPreview
        recordings={recordings}
        label={`Preview of step ${at + 1}`}
        step={shown}
        values={values}
        isFirstText={isFirstText}
      />
    </Card>
  );
}

type StepPreviewProps = {
  label: string;
  step: TypedStep;
  values: MergeValues;
  isFirstText: boolean;
  recordings: SequenceToEdit["recordings"];
};

/** Preview of a step: a text on a phone with its length and, for staff, its cost; or an email. */
function StepPreview({ label, step, values, isFirstText, recordings }: StepPreviewProps) {
  const { channel, subject, words: text } = step;
  if (channel === "voicemail") {
    const recording = recordings.find(({ id }) => id === step.recordingId);
    return (
      <section aria-label={label} className="min-w-0 text-sm">
        {recording ? <Voicemail recording={recording} values={values} /> : null}
      </section>
    );
  }
  const [unknown] = unknownFields(`${subject} ${text}`);
  return (
    <section aria-label={label} className="min-w-0 text-sm">
      {unknown === undefined ? (
        channel === "sms" ? (
          <Phone text={composeText(text, values, { first: isFirstText })} values={values} />
        ) : (
          <Mail {...composeMail({ subject, words: text }, values)} />
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
  const [body, end] = text.endsWith(firstTextFooter)
    ? [text.slice(0, -firstTextFooter.length), firstTextFooter]
    : [text, ""];
  return (
    <>
      <div className="mx-auto max-w-72 rounded-[2rem] border-4 border-edge bg-surface p-3 pb-8">
        <p className="border-b border-line pb-2 text-center text-xs font-semibold">
          {values.business}
        </p>
        <p className="mt-4 rounded-2xl rounded-bl-sm bg-sunken px-3.5 py-2.5 break-words whitespace-pre-wrap">
          {body}
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

type VoicemailProps = { recording: SequenceToEdit["recordings"][number]; values: MergeValues };

/** A voicemail's text, as typed so far. */
function Voicemail({ recording: { name, text, seconds }, values }: VoicemailProps) {
  const { business: businessName, phone: businessPhone } = values;
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <p className="border-b border-line pb-2 font-semibold break-words">Voicemail: {name}</p>
      <p className="mt-3 break-words">
        {text === null
          ? `Your recording, ${seconds} seconds.`
          : spokenWords({ businessName, businessPhone, words: text })}
      </p>
      <p className="mt-2 text-muted">{optOutInstruction(businessPhone)}</p>
    </div>
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
