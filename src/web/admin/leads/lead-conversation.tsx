import { href, Link } from "react-router";
import type { FollowUp } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Reactions } from "~/web/shared/follow-up/reactions.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { messageStateLabel, messageTones, textStatusLabels } from "../messages/message-words.ts";

type Conversation = FollowUp["conversation"];
type Message = Conversation["messages"][number];

/** Messages between business and customer, newest last: texts as bubbles, emails collapsed. */
export function LeadConversation({ leadId, of }: { leadId: string; of: Conversation }) {
  return (
    <Card as="section" aria-labelledby="conversation" className="max-sm:p-4">
      <h2 id="conversation" className="text-lg">
        Conversation
      </h2>
      {of.older ? (
        <p className="mt-2">
          <Link
            to={`${href("/admin/leads/:id", { id: leadId })}?before=${of.older}`}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            Older messages
          </Link>
        </p>
      ) : null}
      {of.messages.length === 0 ? (
        <p className="mt-2 text-sm text-muted">No messages yet.</p>
      ) : null}
      <ol className="mt-3 flex flex-col gap-4">
        {of.messages.map((message) => (
          <Bubble key={message.id} message={message} />
        ))}
      </ol>
    </Card>
  );
}

function Bubble({ message }: { message: Message }) {
  const format = useFormatDate();
  const { id, channel, direction, byHand, state, providerStatus, lastError, createdAt } = message;
  const isOurs = direction === "outbound";
  return (
    <li className={`flex flex-col gap-1 ${isOurs ? "items-end" : "items-start"}`}>
      <div
        className={`max-w-[85%] min-w-0 rounded-2xl border border-line px-4 py-2.5 text-sm ${isOurs ? "rounded-br-sm bg-sunken" : "rounded-bl-sm bg-info-soft"}`}
      >
        <p className="sr-only">{isOurs ? "From the business:" : "From the customer:"}</p>
        {channel === "sms" || message.reaction ? (
          <Words text={message.text} />
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
        {channel === "sms" ? "Text" : "Email"}
        {message.isAutomatic ? ", automatic reply" : null}
        {message.reaction ? `, reaction ${message.reaction.emoji}` : null}
        {byHand ? " sent manually" : null}
        {isOurs ? (
          <Badge tone={messageTones[state]}>
            {providerStatus
              ? textStatusLabels[providerStatus]
              : messageStateLabel({ state, channel })}
          </Badge>
        ) : null}
        {lastError && isOurs ? <span className="break-words">{lastError}</span> : null}
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
        <Words text={text} />
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

function Words({ text }: { text: string | null }) {
  if (text === null) return <p className="text-muted">Deleted</p>;
  return <p className="break-words whitespace-pre-wrap">{text}</p>;
}
