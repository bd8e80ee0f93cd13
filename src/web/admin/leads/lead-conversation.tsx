import { useState } from "react";
import { Form, href, Link } from "react-router";
import type { FollowUp } from "~/domains/follow-ups/index.server.ts";
import { channelNames } from "~/domains/messaging/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import {
  messageStateLabel,
  messageTones,
  textStatusLabels,
} from "~/web/admin/messages/message-labels.ts";
import { Reactions } from "~/web/shared/follow-up/reactions.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type Conversation = FollowUp["conversation"];
type Message = Conversation["messages"][number];

/** Messages between business and customer, newest last: texts as bubbles, emails collapsed. */
export function LeadConversation({
  leadId,
  conversation,
}: {
  leadId: string;
  conversation: Conversation;
}) {
  return (
    <Card as="section" aria-labelledby="conversation" className="max-sm:p-4">
      <h2 id="conversation" className="text-lg">
        Conversation
      </h2>
      {conversation.older ? (
        <p className="mt-2">
          <Link
            to={`${href("/admin/leads/:id", { id: leadId })}?before=${conversation.older}`}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            Older messages
          </Link>
        </p>
      ) : null}
      {conversation.messages.length === 0 ? (
        <p className="mt-2 text-sm text-muted">No messages yet.</p>
      ) : null}
      <ol className="mt-3 flex flex-col gap-4">
        {conversation.messages.map((message) => (
          <Bubble key={message.id} message={message} />
        ))}
      </ol>
    </Card>
  );
}

function Bubble({ message }: { message: Message }) {
  const format = useFormatDate();
  const { id, channel, direction, byHand, state, providerStatus, lastError, createdAt } = message;
  const isOutbound = direction === "outbound";
  return (
    <li className={`flex flex-col gap-1 ${isOutbound ? "items-end" : "items-start"}`}>
      <div
        className={`max-w-[85%] min-w-0 rounded-2xl border border-line px-4 py-2.5 text-sm ${isOutbound ? "rounded-br-sm bg-sunken" : "rounded-bl-sm bg-info-soft"}`}
      >
        <p className="sr-only">{isOutbound ? "From the business:" : "From the customer:"}</p>
        {channel !== "email" || message.reaction ? (
          <MessageText text={message.text} />
        ) : (
          <FoldedMail message={message} />
        )}
      </div>
      <Reactions emojis={message.reactions} />
      <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
        <Link to={href("/admin/messages/:id", { id })} className="text-link">
          <time dateTime={new Date(createdAt).toISOString()}>
            {format(createdAt, "MMM d, h:mm a")}
          </time>
        </Link>
        {channelNames[channel]}
        {message.isAutomatic ? ", automatic reply" : null}
        {message.reaction ? `, reaction ${message.reaction.emoji}` : null}
        {byHand ? " sent manually" : null}
        {isOutbound ? (
          <Badge tone={messageTones[state]}>
            {providerStatus
              ? textStatusLabels[providerStatus]
              : messageStateLabel({ state, channel })}
          </Badge>
        ) : null}
        {lastError && isOutbound ? <span className="break-words">{lastError}</span> : null}
      </p>
    </li>
  );
}

function FoldedMail({ message: { subject, text, quoted } }: { message: Message }) {
  return (
    <details>
      <summary className="cursor-pointer font-semibold break-words">
        {subject || "(no subject)"}
      </summary>
      <div className="mt-2">
        <MessageText text={text} />
        {quoted ? (
          <details className="mt-3 text-muted">
            <summary className="cursor-pointer">Earlier emails</summary>
            <p className="mt-2 break-words whitespace-pre-wrap">{quoted}</p>
          </details>
        ) : null}
      </div>
    </details>
  );
}

function MessageText({ text }: { text: string | null }) {
  if (text === null) return <p className="text-muted">Deleted</p>;
  return <p className="break-words whitespace-pre-wrap">{text}</p>;
}

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
