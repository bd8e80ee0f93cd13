import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import {
  maxRecordingBytes,
  maxRecordingSeconds,
  maxRecordings,
  maxSpeechLength,
} from "~/domains/messaging/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { fieldsOf } from "~/ui/form/fields-of.ts";
import { FileField } from "~/ui/form/file-field.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Recorder } from "./recorder.tsx";
import { isTooLong, toWav } from "./to-wav.ts";

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
        <TextField {...field("name", "Name")} hint="Only your team sees it." autoComplete="off" />
        <p className="text-sm text-muted">
          A computer voice says your business’s name before your message and your phone number after
          it. Just say why you’re calling, such as “Thanks for your request. We can come by this
          week. Call us back anytime.”
        </p>
        <AudioInput error={errors.file} />
        <TextAreaField
          {...field("text", "Or type a message")}
          optional
          rows={3}
          maxLength={maxSpeechLength}
          hint="A computer voice reads all of it."
        />
        <Button type="submit" name="intent" value="add" className="self-start">
          Add recording
        </Button>
      </Form>
    </Card>
  );
}

const sent = ".wav,.mp3,audio/wav,audio/mpeg";
const problems = {
  tooLong: `This file is too long. Keep it to ${maxRecordingSeconds} seconds or less`,
  unreadable: "Your browser can’t read this file. Save it as WAV or MP3",
};

/** The recorder and the file. With script, the browser converts a file that isn't WAV or MP3, such as a voice memo. */
function AudioInput({ error }: { error: string | undefined }) {
  const file = useRef<HTMLInputElement>(null);
  const [made, setMade] = useState("uploaded");
  const [canConvert, setCanConvert] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Another one starts over once a file replaces its recording, or the form was sent.
  const [recorder, setRecorder] = useState(0);
  useEffect(() => setCanConvert("AudioContext" in window), []);

  function choose(chosen: File) {
    const files = new DataTransfer();
    files.items.add(chosen);
    if (file.current) file.current.files = files.files;
  }

  async function convert({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const chosen = input.files?.[0];
    setMade("uploaded");
    setProblem(undefined);
    setRecorder(recorder + 1);
    if (!chosen || isSent(chosen) || chosen.size > maxRecordingBytes) return;
    const converted = (await isTooLong(chosen))
      ? problems.tooLong
      : await toWav(chosen).catch(() => problems.unreadable);
    // Meanwhile another file may have been chosen.
    if (input.files?.[0] !== chosen) return;
    if (converted instanceof File) return choose(converted);
    input.value = "";
    setProblem(converted);
  }

  const formats = canConvert ? "WAV, MP3, M4A, AAC, or OGG" : "WAV or MP3";
  return (
    <>
      <input type="hidden" name="made" value={made} />
      <Recorder
        key={recorder}
        onRecorded={(recorded) => {
          choose(recorded);
          setMade("recorded");
          setProblem(undefined);
        }}
      />
      <FileField
        ref={file}
        name="file"
        label="Audio file"
        optional
        hint={`${formats}, up to ${maxRecordingSeconds} seconds and 15 MB.`}
        accept={canConvert ? `${sent},audio/*` : sent}
        onChange={convert}
        error={problem ?? error}
      />
    </>
  );
}

const isSent = ({ name, type }: File): boolean =>
  /\.(?:wav|mp3)$/i.test(name) || ["audio/wav", "audio/mpeg"].includes(type);
