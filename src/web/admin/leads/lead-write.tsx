import { useState } from "react";
import { Form } from "react-router";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useMayChange } from "../frame/use-may-change.ts";

type LeadWriteProps = {
  lead: { name: string; phone: string | null; email: string | null };
  /** The same when a message is submitted twice, so it is sent once. */
  requestKey: string;
  /** Set after a message was sent; key of the next one. */
  nextKey: string | undefined;
  refused: { values: FormValues; errors: FieldErrors } | undefined;
};

/** A manual text or email to the customer. */
export function LeadWrite({ lead, requestKey, nextKey, refused }: LeadWriteProps) {
  const [key, setKey] = useState(nextKey ?? requestKey);
  // A reload doesn't clear the field, and doesn't turn a second click into another message.
  if (nextKey !== undefined && nextKey !== key) setKey(nextKey);
  const form = useFreshForm(refused !== undefined);
  const channels = [
    ...(lead.phone ? [{ value: "sms", label: "Text" }] : []),
    ...(lead.email ? [{ value: "email", label: "Email" }] : []),
  ];
  const typed = (name: string) => typedText(refused?.values, name);
  const errors = refused?.errors ?? {};
  if (!useMayChange() || channels.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="write" className="max-sm:p-4">
      <h2 id="write" className="text-lg">
        Message {lead.name}
      </h2>
      <p className="mt-1 text-sm text-muted">
        Sent in the business’s name. Automatic follow-up pauses until someone clicks Resume.
      </p>
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        className="mt-3 flex flex-col gap-4"
      >
        <input type="hidden" name="request_key" value={key} />
        <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
          <SelectField
            name="channel"
            label="Send by"
            options={channels}
            defaultValue={typed("channel")}
            error={errors.channel}
          />
          <TextField
            name="subject"
            label="Subject"
            hint="For emails only"
            maxLength={200}
            defaultValue={typed("subject")}
            error={errors.subject}
          />
        </div>
        <TextAreaField
          name="words"
          label="Message"
          rows={4}
          defaultValue={typed("words")}
          error={errors.words}
        />
        <Button
          type="submit"
          name="intent"
          value="write-message"
          size="small"
          className="self-start"
        >
          Send
        </Button>
      </Form>
    </Card>
  );
}
