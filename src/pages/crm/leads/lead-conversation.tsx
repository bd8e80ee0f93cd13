import { Link } from "react-router";
import type { FollowUp } from "~/features/follow-ups/lead/find-follow-up.server.ts";
import type { FoundOwnLead } from "~/features/leads/own/find-own-lead.server.ts";
import type { MessageState } from "~/features/messages/messages.ts";
import { useFormatDate } from "~/pages/site/frame/use-format-date.ts";
import { Card } from "~/ui/layout/card.tsx";

type Message = FollowUp["conversation"]["messages"][number];
type Note = FoundOwnLead["notes"][number];

const stateWords: Record<MessageState, string> = {
  queued: "On its way",
  sending: "On its way",
  delayed: "Tried again soon",
  sent: "Sent",
  kept: "Kept, not sent: sending is not set up",
  failed: "Did not leave",
  uncertain: "May have arrived",
  suppressed: "Did not leave",
  withheld: "Held back",
  received: "",
};

type LeadConversationProps = {
  conversation: FollowUp["conversation"] | null;
  notes: readonly Note[];
  /** Where what was written earlier is read; null when there is nothing. */
  olderHref: string | null;
};

/** Texts, e-mails, automatic messages and notes in their order, the newest last. */
export function LeadConversation({ conversation, notes, olderHref }: LeadConversationProps) {
  const messages = conversation?.messages ?? [];
  const since = olderHref ? messages[0]?.createdAt : undefined;
  const entries = [
    ...messages.map((message) => ({ at: message.createdAt, message, note: null })),
    ...notes
      .filter(({ createdAt }) => !since || new Date(createdAt) >= new Date(since))
      .map((note) => ({ at: note.createdAt, message: null, note })),
  ].toSorted((a, b) => new Date(a.at).getTime() - new Date(b.at).getTime());
  return (
    <Card as="section" aria-labelledby="conversation" className="max-sm:p-4">
      <h2 id="conversation" className="text-lg">
        Conversation
      </h2>
      {olderHref ? (
        <Link to={olderHref} className="text-link inline-flex min-h-11 items-center text-sm">
          Older messages
        </Link>
      ) : null}
      {entries.length === 0 ? (
        <p className="mt-2 text-sm text-muted">Nothing was written yet.</p>
      ) : null}
      <ol className="mt-3 flex flex-col gap-4">
        {entries.map(({ message, note }) =>
          message ? (
            <Bubble key={message.id} message={message} />
          ) : note ? (
            <NoteLine key={note.id} note={note} />
          ) : null,
        )}
      </ol>
    </Card>
  );
}

function Bubble({ message }: { message: Message }) {
  const format = useFormatDate();
  const { channel, direction, byHand, state, providerStatus, createdAt, subject } = message;
  const isOurs = direction === "outbound";
  const by = isOurs ? (byHand ? "by hand" : "automatic") : "";
  const words = [
    format(createdAt, "MMM d, HH:mm"),
    [channel === "sms" ? "Text" : "E-mail", by].filter(Boolean).join(", "),
    isOurs ? (providerStatus === "delivered" ? "Delivered" : stateWords[state]) : "",
  ].filter(Boolean);
  return (
    <li className={`flex flex-col gap-1 ${isOurs ? "items-end" : "items-start"}`}>
      <div
        className={`max-w-[85%] min-w-0 rounded-2xl border border-line px-4 py-2.5 ${isOurs ? "rounded-br-sm bg-sunken" : "rounded-bl-sm bg-info-soft"}`}
      >
        <p className="sr-only">{isOurs ? "From you:" : "From them:"}</p>
        {channel === "email" ? (
          <details open={!isOurs}>
            <summary className="cursor-pointer font-semibold break-words">
              {subject || "(no subject)"}
            </summary>
            <Words text={message.text} />
          </details>
        ) : (
          <Words text={message.text} />
        )}
      </div>
      <p className="text-xs text-muted">{words.join(" · ")}</p>
    </li>
  );
}

function NoteLine({ note: { memberName, text, createdAt } }: { note: Note }) {
  const format = useFormatDate();
  return (
    <li className="rounded-xl border border-dashed border-edge px-4 py-2.5">
      <p className="break-words whitespace-pre-wrap">{text}</p>
      <p className="mt-1 text-xs text-muted">
        Note of {memberName} · {format(createdAt, "MMM d, HH:mm")}
      </p>
    </li>
  );
}

function Words({ text }: { text: string | null }) {
  if (text === null) return <p className="text-muted">No longer kept</p>;
  return <p className="break-words whitespace-pre-wrap">{text}</p>;
}
