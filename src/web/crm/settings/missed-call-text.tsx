import { useState } from "react";
import { Form } from "react-router";
import { describeLength, segmentsOf } from "~/domains/follow-ups/index.ts";
import type { ReadMissedCallText } from "~/domains/inbox/index.server.ts";
import {
  maxMissedCallText,
  missedCallFields,
  previewMissedCallText,
} from "~/domains/inbox/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type MissedCallTextProps = {
  missedText: ReadMissedCallText;
  /** Whether missed callers get a text. */
  textsMissed: boolean;
  refused: { values: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Editor of the text that missed callers get, with a preview and its versions. */
export function MissedCallText({ missedText, textsMissed, refused }: MissedCallTextProps) {
  const { version, text, values, versions } = missedText;
  const isMember = useIsMember();
  const typed = refused?.values?.missed_text;
  const initial = typeof typed === "string" ? typed : text;
  const [shown, setShown] = useState(initial);
  const preview = previewMissedCallText(shown, values);
  return (
    <Card
      as="section"
      aria-labelledby="missed-text-title"
      className="flex flex-col gap-4 max-sm:p-4"
    >
      <div>
        <h2 id="missed-text-title" className="text-lg">
          Missed-call text
        </h2>
        <p className="mt-1 text-muted">
          {textsMissed
            ? "Callers you missed get this text. Keep it about their call: they haven’t agreed to marketing texts."
            : "Auto-text is off, so no one gets this text now."}
        </p>
      </div>
      <Form method="post" noValidate preventScrollReset className="flex flex-col gap-3">
        <input type="hidden" name="version" value={version} />
        <TextAreaField
          name="missed_text"
          label="Text"
          hint="No offers, prices, or links. We add your business name at the start if it’s missing, and how to opt out at the end."
          rows={4}
          maxLength={maxMissedCallText}
          disabled={!isMember}
          defaultValue={initial}
          onChange={({ currentTarget }) => setShown(currentTarget.value)}
          error={refused?.errors.missed_text}
        />
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand">
            Fields that fill in automatically
          </summary>
          <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
            {Object.entries(missedCallFields).map(([name, meaning]) => (
              <div key={name} className="contents">
                <dt className="font-mono">{`{${name}}`}</dt>
                <dd className="text-muted">{meaning}</dd>
              </div>
            ))}
          </dl>
        </details>
        <div>
          <h3 className="text-sm font-semibold">Preview</h3>
          <p className="mt-1 rounded-2xl bg-sunken p-3 break-words whitespace-pre-wrap">
            {preview}
          </p>
          <p className="mt-1 text-xs text-muted">{describeLength(segmentsOf(preview))}</p>
        </div>
        {isMember ? (
          <Button
            type="submit"
            name="intent"
            value="save-missed-text"
            variant="secondary"
            className="self-start"
          >
            Update text
          </Button>
        ) : null}
      </Form>
      {versions.length > 0 ? <Versions current={version} versions={versions} /> : null}
    </Card>
  );
}

type VersionsProps = { current: number; versions: ReadMissedCallText["versions"] };

/** Versions with author and date, newest first; an earlier one can be restored as a new one. */
function Versions({ current, versions }: VersionsProps) {
  const format = useFormatDate();
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand">
        Versions
      </summary>
      <ul className="divide-y divide-line text-sm">
        {versions.map(({ version, text, author, createdAt }) => (
          <li key={version} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0 grow basis-60">
              <p>
                <span className="font-semibold">Version {version}</span>{" "}
                <span className="break-words text-muted">
                  By {author}, {format(createdAt, "MMM d, yyyy h:mm a")}
                </span>
              </p>
              <p className="mt-1 break-words whitespace-pre-wrap">{text}</p>
            </div>
            {version === current ? null : <Restore current={current} version={version} />}
          </li>
        ))}
        <li className="flex flex-wrap items-center justify-between gap-3 py-3">
          <p className="font-semibold">Default</p>
          <Restore current={current} version={0} />
        </li>
      </ul>
    </details>
  );
}

function Restore({ current, version }: { current: number; version: number }) {
  if (!useIsMember()) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="version" value={current} />
      <input type="hidden" name="restored" value={version} />
      <Button
        type="submit"
        name="intent"
        value="restore-missed-text"
        variant="secondary"
        size="small"
        aria-label={version === 0 ? "Restore the default" : `Restore version ${version}`}
      >
        Restore
      </Button>
    </Form>
  );
}
