import { Form, useRouteLoaderData } from "react-router";
import type { SequenceToEdit } from "~/domains/follow-ups/index.server.ts";
import {
  channelField,
  type MergeValues,
  maxSteps,
  mergeFields,
  typedStep,
} from "~/domains/follow-ups/index.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { RestoreVersion } from "~/web/shared/forms/restore-version.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { handleSequenceForm } from "./sequence-action.server.ts";
import { StepEditor } from "./step-editor.tsx";

/** Descriptions of merge fields for staff, who write on behalf of the business. */
const staffMeanings: Partial<Record<keyof typeof mergeFields, string>> = {
  business: "The business’s name",
  phone: "The phone number on the page (its tracking number, if it has one)",
  service: "The service on the page, such as plumbing",
  city: "The city on the page",
  two_times:
    "Two open times on the business’s schedule, such as “Tue at 9 AM or Wed at 2 PM”. If the page has no hours, or there’s no crew or no open time, the sentence becomes “What day works for you?”. If homeowners can book a time online, a link to do so follows",
};

type SequenceFormProps = {
  sequence: SequenceToEdit;
  result: Awaited<ReturnType<typeof handleSequenceForm>>["data"] | undefined;
  mayChange: boolean;
};

/** Editor of a business's follow-up for a service, for staff and for members (`follow-ups.editor`). */
export function SequenceForm({ sequence, result, mayChange }: SequenceFormProps) {
  const { version, values, isRealLead, versions } = sequence;
  const steps = result?.typed ?? sequence.steps.map(typedStep);
  const channels = result?.channels ?? sequence.channels;
  const errors: FieldErrors = result?.errors ?? {};
  const firstText = steps.findIndex(({ channel, isOn }) => channel === "sms" && isOn);
  return (
    <>
      {result?.done ? (
        <Alert tone="good" role="status">
          {result.done}
        </Alert>
      ) : null}
      {result?.message ? (
        <Alert tone="warning" role="status">
          {result.message}
        </Alert>
      ) : null}
      <MergeFieldList isRealLead={isRealLead} values={values} />
      <Form method="post" noValidate preventScrollReset className="flex flex-col gap-6">
        <input type="hidden" name="version" value={version} />
        {/* Enter submits with the form's first button, which must not remove a step. */}
        <button
          type="submit"
          name="intent"
          value="preview"
          hidden
          aria-hidden="true"
          tabIndex={-1}
        />
        <ErrorSummary errors={errors} />
        <ChannelSwitches channels={channels} mayChange={mayChange} />
        <ol className="flex flex-col gap-6">
          {steps.map((step, index) => (
            <StepEditor
              key={step.key}
              at={index}
              step={step}
              errors={errors}
              values={values}
              isFirstText={index === firstText}
              recordings={sequence.recordings}
              mayChange={mayChange}
            />
          ))}
        </ol>
        {mayChange ? <SequenceButtons full={steps.length >= maxSteps} /> : null}
      </Form>
      <VersionList versions={versions} current={version} mayChange={mayChange} />
    </>
  );
}

type MergeFieldListProps = { values: MergeValues; isRealLead: boolean };

/** All available merge fields, with their values for the preview's lead. */
function MergeFieldList({ values, isRealLead }: MergeFieldListProps) {
  const isOwn = useRouteLoaderData("web/crm/frame/crm-frame") !== undefined;
  const names = Object.keys(mergeFields) as (keyof typeof mergeFields)[];
  return (
    <Card as="section">
      <details>
        <summary className="w-fit font-semibold text-brand">
          Fields that fill in automatically
        </summary>
        <p className="mt-2 text-sm text-muted">
          {isRealLead
            ? "Previews use the page’s newest lead."
            : "No leads yet, so previews use a sample lead."}
        </p>
        <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          {names.map((name) => (
            <div key={name} className="contents">
              <dt className="font-mono">{`{${name}}`}</dt>
              <dd className="min-w-0 break-words">
                {(isOwn ? null : staffMeanings[name]) ?? mergeFields[name]}.
                {values[name] ? (
                  <span className="text-muted"> Example: “{values[name]}”</span>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  );
}

function SequenceButtons({ full }: { full: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" name="intent" value="save">
        Save as a new version
      </Button>
      <Button type="submit" name="intent" value="preview" variant="secondary">
        Preview
      </Button>
      {full ? (
        <p className="self-center text-sm text-muted">Up to {maxSteps} steps.</p>
      ) : (
        <Button type="submit" name="intent" value="add" variant="secondary">
          Add step
        </Button>
      )}
    </div>
  );
}

type ChannelSwitchesProps = { channels: SequenceToEdit["channels"]; mayChange: boolean };

/** Turns channels on or off for this service; texts with their channel off are sent by email. */
function ChannelSwitches({ channels, mayChange }: ChannelSwitchesProps) {
  const { sms, email, voicemail = false } = channels;
  return (
    <Card>
      <fieldset className="flex flex-col gap-2">
        <legend className="font-semibold">Channels</legend>
        <CheckboxField
          name={channelField("sms")}
          label="Send texts"
          hint="When off, these messages are sent by email instead"
          defaultChecked={sms}
          disabled={!mayChange}
        />
        <CheckboxField
          name={channelField("email")}
          label="Send emails"
          defaultChecked={email}
          disabled={!mayChange}
        />
        <CheckboxField
          name={channelField("voicemail")}
          label="Leave voicemails"
          hint="Only for people who check a box about automated calls. It’s on your page’s form while a voicemail step is on."
          defaultChecked={voicemail}
          disabled={!mayChange}
        />
      </fieldset>
    </Card>
  );
}

type Versions = SequenceToEdit["versions"];
type VersionListProps = { versions: Versions; current: number; mayChange: boolean };

/** Versions with author and date; an old one can be restored as a new one. */
function VersionList({ versions, current, mayChange }: VersionListProps) {
  const format = useFormatDate();
  return (
    <Card as="section" id="versions">
      <h2 className="text-lg">Versions</h2>
      {versions.length === 0 ? (
        <p className="mt-2 text-sm text-muted">
          No versions yet. The first is created when something is saved or sent.
        </p>
      ) : null}
      <ul className="mt-2 divide-y divide-line text-sm">
        {versions.map(({ version, author, createdAt, steps, channels }) => (
          <li key={version} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <details className="min-w-0 grow basis-72">
              <summary>
                <span className="font-semibold">Version {version}</span>{" "}
                <span className="break-words text-muted">
                  {author === "standard" ? "Default" : `By ${author}`},{" "}
                  {format(createdAt, "MMM d, yyyy h:mm a")}
                  {switchedOff(channels)}
                </span>
              </summary>
              <ol className="mt-2 flex list-decimal flex-col gap-2 pl-6">
                {steps.map((step) => (
                  <li key={step.key} className="break-words">
                    {describe(step)}
                    <p className="whitespace-pre-wrap text-muted">{step.words}</p>
                  </li>
                ))}
              </ol>
            </details>
            {mayChange && version !== current ? (
              <RestoreVersion version={version} current={current} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const channelNames = { sms: "Text", email: "Email", voicemail: "Voicemail" };

function switchedOff({ sms, email }: Versions[number]["channels"]): string {
  const off = [...(sms ? [] : ["texts"]), ...(email ? [] : ["emails"])];
  return off.length > 0 ? `; ${off.join(" and ")} turned off` : "";
}

function describe(step: Versions[number]["steps"][number]): string {
  const { delay, unit, channel, subject, isOn } = typedStep(step);
  const name = channel === "email" ? `Email “${subject}”` : channelNames[channel];
  const wait = Number(delay) === 1 ? `1 ${unit.replace(/s$/, "")}` : `${delay} ${unit}`;
  const when = Number(delay) === 0 ? "right away" : `after ${wait}`;
  return `${name} ${when}${isOn ? "" : ", off"}`;
}
