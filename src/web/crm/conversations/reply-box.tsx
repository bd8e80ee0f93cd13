import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Form, Link, useLocation } from "react-router";
import type { ScheduledList } from "~/domains/follow-ups/index.server.ts";
import type { FilledSnippet } from "~/domains/inbox/index.server.ts";
import { maxPhotos } from "~/domains/messaging/index.ts";
import { photoTypes } from "~/domains/shared/index.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { PhotoField } from "~/ui/form/photo-field.tsx";
import { savedText, useFreshForm, useSavedValue } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { controlStyle } from "~/ui/styles/class-names.ts";
import { useDefaultChannel } from "~/web/crm/forms/channels.ts";
import { DoNotContactNotice } from "~/web/crm/forms/do-not-contact.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import type { FormResult } from "./form-result.ts";
import { SendLater } from "./scheduled-messages.tsx";
import { useDraft } from "./use-draft.ts";

type ReplyBoxProps = {
  person: { id: string; phone: string | null; email: string | null; doNotContact: boolean };
  /** Idempotency key: a message that is submitted twice is sent once. */
  requestKey: string;
  result: FormResult | undefined;
  snippets: readonly FilledSnippet[];
  /** Channel selected at first; by default the first one available. */
  channel?: "sms" | "email" | null;
  /** Whether internal notes can be written here too. */
  takesNotes: boolean;
  /** Null if messages can't be scheduled. */
  scheduled: ScheduledList | null;
  /** A saved photo to send along. */
  attached?: { reference: string; src: string } | null;
};

/** A text or email from the business, or an internal note. */
export function ReplyBox(props: ReplyBoxProps) {
  const { person, requestKey, result, snippets, channel, takesNotes, scheduled } = props;
  // Once it's sent, the URL still names it.
  const attached = result?.nextKey ? null : props.attached;
  const [key, setKey] = useState(result?.nextKey ?? requestKey);
  const nextKey = result?.nextKey;
  // A reload doesn't clear the field, and doesn't turn a second click into another message.
  if (nextKey !== undefined && nextKey !== key) setKey(nextKey);
  const form = useFreshForm(result?.refused !== undefined);
  const textarea = useSavedValue<HTMLTextAreaElement>(
    savedText({ defaultValue: typedText(result?.refused?.values, "words") }),
  );
  const send = useRef<HTMLButtonElement>(null);
  const keepDraft = useDraft(`reply ${person.id}`, textarea, { key, isSent: nextKey === key });
  // Also when "Text" is clicked on the page that contains this box.
  const { hash, key: visited } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each click leads here again
  useEffect(() => {
    if (hash === "#words") textarea.current?.focus();
  }, [hash, visited, textarea]);
  const channels = [
    ...(person.phone ? [{ value: "sms", label: "Text" }] : []),
    ...(person.email ? [{ value: "email", label: "Email" }] : []),
    ...(takesNotes ? [{ value: "note", label: "Note" }] : []),
  ];
  const defaultChannel = useDefaultChannel(channels);
  const initialChannel = channels.some(({ value }) => value === channel)
    ? (channel ?? defaultChannel)
    : defaultChannel;
  const typed = (name: string) => typedText(result?.refused?.values, name);
  const errors = result?.refused?.errors ?? {};
  if (!useIsMember() || channels.length === 0) return null;
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    textarea.current?.form?.requestSubmit(send.current);
  };
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      data-offline-kind="Message"
      noValidate
      preventScrollReset
      className="group flex flex-col gap-2"
    >
      <input type="hidden" name="request_key" value={key} />
      <ChannelChoice
        options={channels}
        chosen={typed("channel") ?? initialChannel}
        error={errors.channel}
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
      <div className="empty:hidden group-has-[input[value=note]:checked]:hidden">
        <DoNotContactNotice isMarked={person.doNotContact} />
      </div>
      {errors.words ? <FieldError id="words-error">{errors.words}</FieldError> : null}
      <textarea
        ref={textarea}
        id="words"
        name="words"
        rows={1}
        placeholder="Write a message"
        aria-label="Message"
        aria-describedby="words-hint words-error"
        aria-invalid={errors.words ? true : undefined}
        defaultValue={typed("words")}
        onInput={keepDraft}
        onKeyDown={sendOnEnter}
        className={`${controlStyle} field-sizing-content max-h-48 min-h-14 scroll-mt-72 resize-y`}
      />
      <p id="words-hint" className="text-xs text-muted">
        <ByChannel note={takesNotes ? "Only your team sees it." : null}>
          Automatic messages pause when you send this.
        </ByChannel>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <SnippetChoice snippets={snippets} textArea={textarea} onInserted={keepDraft} />
        <Button
          ref={send}
          type="submit"
          name="intent"
          value="write-message"
          className="ml-auto min-w-24"
        >
          <ByChannel note={takesNotes ? "Save note" : null}>Send</ByChannel>
        </Button>
      </div>
      {attached ? (
        <div className="flex items-center gap-3">
          <input type="hidden" name="photo_ref" value={attached.reference} />
          <img
            src={attached.src}
            alt="Attached to your message"
            className="size-16 rounded-lg object-cover"
          />
          <Link to="?" replace className="text-link inline-flex min-h-11 items-center text-sm">
            Remove photo
          </Link>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-x-6">
        {scheduled ? (
          <SendLater {...scheduled} typed={typed("send_at")} error={errors.send_at} />
        ) : null}
        <AddPhotos error={errors.photos} />
      </div>
    </Form>
  );
}

/** Photos of a message, last in the form: texts arrive even if photos don't. */
function AddPhotos({ error }: { error: string | undefined }) {
  return (
    <Disclosure
      isOpen={error !== undefined}
      className="open:basis-full group-has-[input[value=note]:checked]:hidden"
    >
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
        Add photos
      </summary>
      <input type="hidden" name="photos_follow" value="yes" />
      <PhotoField
        name="photos"
        label={<span className="sr-only">Photos to send</span>}
        hint={`Up to ${maxPhotos} photos. We remove the location data.`}
        accept={photoTypes}
        multiple
        error={error}
      />
    </Disclosure>
  );
}

/** Shows different text for a note. */
function ByChannel({ children, note }: { children: string; note: string | null }) {
  if (note === null) return children;
  return (
    <>
      <span className="group-has-[input[value=note]:checked]:hidden">{children}</span>
      <span className="hidden group-has-[input[value=note]:checked]:inline">{note}</span>
    </>
  );
}

type ChannelChoiceProps = {
  options: readonly { value: string; label: string }[];
  chosen: string;
  error: string | undefined;
};

/** Selects the channel of a reply, in one row within reach of the thumb. */
function ChannelChoice({ options, chosen, error }: ChannelChoiceProps) {
  return (
    <fieldset className="min-w-0" aria-describedby={error ? "channel-error" : undefined}>
      <legend className="sr-only">Send by</legend>
      {error ? <FieldError id="channel-error">{error}</FieldError> : null}
      <div className="flex flex-wrap gap-1">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-semibold text-muted hover:text-ink has-checked:bg-info-soft has-checked:text-info has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="channel"
              value={value}
              defaultChecked={value === chosen}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SnippetChoiceProps = {
  snippets: readonly FilledSnippet[];
  textArea: RefObject<HTMLTextAreaElement | null>;
  onInserted: () => void;
};

/** Inserts a template at the cursor; without JavaScript a button next to it does. */
function SnippetChoice({ snippets, textArea, onInserted }: SnippetChoiceProps) {
  const choice = useRef<HTMLSelectElement>(null);
  const insert = () => {
    const field = textArea.current;
    const snippet = snippets.find(({ id }) => id === choice.current?.value);
    if (!field || !choice.current || !snippet) return;
    choice.current.value = "";
    field.setRangeText(snippet.words, field.selectionStart, field.selectionEnd, "end");
    field.focus();
    onInserted();
  };
  // Inserts a template selected before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(insert, []);
  if (snippets.length === 0) return null;
  return (
    <div className="flex items-end gap-2">
      <SelectField
        ref={choice}
        name="snippet_id"
        id="snippet"
        label={<span className="sr-only">Insert a template</span>}
        placeholder="Insert a template"
        options={snippets.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={insert}
        className="min-h-11 py-1.5 text-sm"
      />
      <noscript>
        <Button type="submit" name="intent" value="insert-snippet" variant="secondary">
          Insert
        </Button>
      </noscript>
    </div>
  );
}
