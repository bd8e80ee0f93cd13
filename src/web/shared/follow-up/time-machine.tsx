import { Form } from "react-router";
import type { TimeMachinePreview, TimeMachineStep } from "~/domains/follow-ups/index.server.ts";
import {
  describeLength,
  questionCheckboxes,
  type senderStates,
  type TimeMachineQuestion,
} from "~/domains/follow-ups/index.ts";
import { services } from "~/domains/shared/index.ts";
import type { followupTimings } from "~/domains/signup/index.ts";
import { withUnbrokenPhones } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

const timings: Record<(typeof followupTimings)[number], string> = {
  immediate: "Immediately",
  "5min": "After 5 minutes",
  "15min": "After 15 minutes",
  custom: "Custom",
};
const senders: Record<(typeof senderStates)[number], string> = {
  ready: "Approved number",
  missing: "No number yet",
  registration_pending: "Waiting for carrier approval",
};
const boxes: Record<keyof typeof questionCheckboxes, string> = {
  hasPhone: "Left a phone number",
  hasEmail: "Left an email address",
  informationalTexts: "OK to text about the request",
  marketingTexts: "OK to send marketing texts",
  marketingMail: "OK to send marketing email",
};
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

type TimeMachineFormProps = {
  question: TimeMachineQuestion;
  /** Other query parameters for a business's own sequence; null for the default one. */
  own: Record<string, string> | null;
};

/** Sample request for the timing preview: a GET form, so the URL holds the input. */
export function TimeMachineForm({ question, own }: TimeMachineFormProps) {
  return (
    <Card as="section" aria-label="Sample lead">
      <Form className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {own ? (
            Object.entries(own).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))
          ) : (
            <SelectField
              label="Service"
              name="service"
              defaultValue={question.service}
              options={services.map(({ key, label }) => ({ value: key, label }))}
            />
          )}
          <TextField
            label="ZIP code"
            name="zip"
            defaultValue={question.zipCode}
            inputMode="numeric"
            maxLength={5}
          />
          <TextField
            label="Area code"
            optional
            name="area"
            defaultValue={question.areaCode}
            inputMode="numeric"
            maxLength={3}
          />
          <TextField
            label="Requested at (homeowner’s time)"
            name="asked"
            type="datetime-local"
            defaultValue={question.requestedAt}
          />
          {own ? null : (
            <>
              <SelectField
                label="First message"
                name="timing"
                defaultValue={question.timing}
                options={optionsOf(timings)}
              />
              <TextField
                label="Custom timing"
                name="custom"
                defaultValue={question.customTiming}
                placeholder="Example: 2 hours"
                maxLength={100}
              />
            </>
          )}
          <SelectField
            label="Texting number"
            name="sender"
            defaultValue={question.sender}
            options={optionsOf(senders)}
          />
        </div>
        <fieldset className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          <legend className="mb-2 text-sm font-semibold">The homeowner</legend>
          {(Object.keys(questionCheckboxes) as (keyof typeof questionCheckboxes)[]).map((name) => (
            <CheckboxField
              key={name}
              name={questionCheckboxes[name]}
              label={boxes[name]}
              defaultChecked={question[name]}
            />
          ))}
        </fieldset>
        <Button type="submit" className="self-start">
          Preview
        </Button>
      </Form>
    </Card>
  );
}

type TimeMachinePlayedProps = {
  preview: TimeMachinePreview;
  /** Label of the second clock: "Our clock" for staff, "Your clock" for a business. */
  ourClock: string;
};

/** All messages for a sample request, with their times in both time zones. */
export function TimeMachinePlayed({ preview, ourClock }: TimeMachinePlayedProps) {
  return (
    <section aria-labelledby="steps" className="flex flex-col gap-4">
      <div>
        <h2 id="steps" className="text-lg">
          Requested {preview.requestedAt}
        </h2>
        <p className="mt-1 text-sm text-muted">Homeowner’s time zone: {preview.place}</p>
      </div>
      <ol className="flex flex-col gap-4">
        {preview.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name, and never move
          <TimeMachineStepCard key={index} number={index + 1} step={step} ourClock={ourClock} />
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
  const { channel, purpose, sendsAt, remarks, subject, words, segments } = step;
  return (
    <li className="grid gap-4 rounded-xl border border-line bg-surface p-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div className="flex flex-col gap-2">
        <h3 className="flex flex-wrap items-center gap-2 text-base">
          {number}. {channel}
          <Badge tone={purpose === "marketing" ? "info" : "neutral"}>
            {purpose === "marketing" ? "Marketing" : "About the request"}
          </Badge>
        </h3>
        {sendsAt ? (
          <p>
            <span className="font-semibold">{sendsAt.recipient}</span>
            <span className="block text-sm text-muted">
              {ourClock}: {sendsAt.business}
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
