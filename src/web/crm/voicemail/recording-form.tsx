import { useRef, useState } from "react";
import { Form } from "react-router";
import { maxRecordingSeconds, maxRecordings, maxSpeechLength } from "~/domains/messaging/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { fieldsOf } from "~/ui/form/fields-of.ts";
import { FileField } from "~/ui/form/file-field.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Recorder } from "./recorder.tsx";

type RecordingFormProps = {
  requestKey: string;
  refused: { values: FormValues | undefined; errors: FieldErrors } | undefined;
  isFull: boolean;
};

/** Adds a recording: from the microphone, a file, or typed text. Without script, the recorder is missing. */
export function RecordingForm({ requestKey, refused, isFull }: RecordingFormProps) {
  const values = refused?.values?.intent === "add" ? refused.values : {};
  const errors = refused?.errors ?? {};
  const field = fieldsOf(values, errors);
  const form = useFreshForm(refused !== undefined);
  const [made, setMade] = useState("uploaded");
  const file = useRef<HTMLInputElement>(null);
  if (isFull) {
    return (
      <p className="text-muted">You have {maxRecordings} recordings. Delete one to add another.</p>
    );
  }
  return (
    <Card as="section" aria-labelledby="add-recording" className="max-sm:p-4">
      <h2 id="add-recording" className="text-lg">
        Add a recording
      </h2>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        preventScrollReset
        className="mt-3 flex flex-col gap-4"
      >
        <ErrorSummary errors={errors} />
        <input type="hidden" name="request_key" value={requestKey} />
        <input type="hidden" name="made" value={made} />
        <TextField {...field("name", "Name")} hint="Only your team sees it." autoComplete="off" />
        <p className="text-sm text-muted">
          Start with your business’s name and end with your phone number, such as “Hi, this is
          Bluebonnet Plumbing about your request. Call us back at 512-555-0143.”
        </p>
        <Recorder
          onRecorded={(recorded) => {
            const chosen = new DataTransfer();
            chosen.items.add(recorded);
            if (file.current) file.current.files = chosen.files;
            setMade("recorded");
          }}
        />
        <FileField
          ref={file}
          name="file"
          label="Audio file"
          optional
          hint={`WAV or MP3, up to ${maxRecordingSeconds} seconds and 15 MB.`}
          accept=".wav,.mp3,audio/wav,audio/mpeg"
          onChange={() => setMade("uploaded")}
          error={errors.file}
        />
        <CheckboxField
          name="confirmed"
          value="yes"
          label="The recording starts with my business’s name and ends with its phone number"
          error={errors.confirmed}
        />
        <TextAreaField
          {...field("text", "Or type a message")}
          optional
          rows={3}
          maxLength={maxSpeechLength}
          hint="A computer voice reads it. It adds your name before it and your number after it."
        />
        <Button type="submit" name="intent" value="add" className="self-start">
          Add recording
        </Button>
      </Form>
    </Card>
  );
}
