import { useEffect, useState } from "react";
import { Form } from "react-router";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { RadioGroup } from "~/ui/form/radio-group.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useIsMember } from "../frame/use-is-member.ts";

/** What the form was answered: another key to begin anew, or what was typed with what is wrong. */
export type WriteAnswer = {
  nextKey?: string;
  refused?: { values: FormValues; errors: FieldErrors };
};

type LeadWriteProps = {
  lead: { name: string; phone: string | null; email: string | null };
  /** The same for a second press of one message. */
  requestKey: string;
  answer: WriteAnswer | undefined;
};

/** A text or an e-mail in the name of the business (`follow-ups.by-hand`). */
export function LeadWrite({ lead, requestKey, answer }: LeadWriteProps) {
  const [key, setKey] = useState(answer?.nextKey ?? requestKey);
  const nextKey = answer?.nextKey;
  // What is read again meanwhile neither empties the field nor makes a second press another message.
  if (nextKey !== undefined && nextKey !== key) setKey(nextKey);
  useEffect(() => {
    if (window.location.hash === "#words") document.getElementById("words")?.focus();
  }, []);
  const channels = [
    ...(lead.phone ? [{ value: "sms", label: "Text" }] : []),
    ...(lead.email ? [{ value: "email", label: "E-mail" }] : []),
  ];
  const typed = (name: string) => {
    const value = answer?.refused?.values[name];
    return typeof value === "string" ? value : undefined;
  };
  const errors = answer?.refused?.errors ?? {};
  if (!useIsMember() || channels.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="write" className="max-sm:p-4">
      <h2 id="write" className="text-lg">
        Write to {lead.name}
      </h2>
      <Form
        key={key}
        method="post"
        noValidate
        preventScrollReset
        className="group mt-3 flex flex-col gap-4"
      >
        <input type="hidden" name="request_key" value={key} />
        <RadioGroup
          name="channel"
          legend="By"
          options={channels}
          columns={2}
          defaultValue={typed("channel") ?? channels[0]?.value ?? "email"}
          {...(errors.channel ? { error: errors.channel } : {})}
        />
        <div className="hidden group-has-[input[value=email]:checked]:block">
          <TextField
            name="subject"
            label="Subject"
            maxLength={200}
            defaultValue={typed("subject")}
            error={errors.subject}
          />
        </div>
        <TextAreaField
          name="words"
          label="Message"
          rows={3}
          hint="Automatic messages pause once you write."
          defaultValue={typed("words")}
          error={errors.words}
        />
        <Button type="submit" name="intent" value="write-message" className="sm:self-start">
          Send
        </Button>
      </Form>
    </Card>
  );
}
