import type { ReactNode } from "react";
import { href } from "react-router";
import type { FoundConversation } from "~/domains/inbox/index.server.ts";
import { describeCall } from "~/domains/inbox/index.ts";
import { leadSourceLabels } from "~/domains/leads/index.ts";
import { channelNames, dropOutcomeLabels, type MessageState } from "~/domains/messaging/index.ts";
import { useRunsBusiness } from "~/web/crm/frame/use-frame.ts";
import { Reactions } from "~/web/shared/follow-up/reactions.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type Message = FoundConversation["conversation"]["messages"][number];
type Call = FoundConversation["calls"][number];
type OutgoingCall = FoundConversation["outgoingCalls"][number];
type Note = FoundConversation["notes"][number];
type Request = FoundConversation["requests"][number];

const messageStateText: Record<MessageState, string> = {
  queued: "Sending",
  sending: "Sending",
  delayed: "Retrying soon",
  sent: "Sent",
  kept: "Not sent: sending isn’t set up yet",
  failed: "Not sent",
  uncertain: "Delivery unknown",
  suppressed: "Blocked",
  withheld: "On hold",
  received: "",
};

type ConversationEntriesProps = {
  messages: readonly Message[];
  calls?: readonly Call[];
  outgoingCalls?: readonly OutgoingCall[];
  notes: readonly Note[];
  requests?: readonly Request[];
  /** Whether earlier messages are on another page; other entries that old are omitted here. */
  hasOlder: boolean;
};

/** Texts, emails, calls, automatic messages, requests and notes, newest last. */
export function ConversationEntries(props: ConversationEntriesProps) {
  const { messages, calls = [], outgoingCalls = [], notes, requests = [], hasOlder } = props;
  const since = hasOlder ? messages[0]?.createdAt : undefined;
  const others = [
    ...requests.map((request) => [request, <RequestLine key={request.id} request={request} />]),
    ...calls.map((call) => [call, <CallLine key={call.id} call={call} />]),
    ...outgoingCalls.map((call) => [call, <OutgoingCallLine key={call.id} call={call} />]),
    ...notes.map((note) => [note, <NoteLine key={note.id} note={note} />]),
  ] as [{ createdAt: Date }, ReactNode][];
  const entries = [
    ...others.filter(([{ createdAt }]) => !since || new Date(createdAt) >= new Date(since)),
    ...messages.map((message): [{ createdAt: Date }, ReactNode] => [
      message,
      <Bubble key={message.id} message={message} />,
    ]),
  ].toSorted(([a], [b]) => new Date(a.createdAt).getTime() - new Date(b.createdAt).getTime());
  if (entries.length === 0) return <p className="text-sm text-muted">No messages yet.</p>;
  return <ol className="flex flex-col gap-4">{entries.map(([, line]) => line)}</ol>;
}

function Bubble({ message }: { message: Message }) {
  const format = useFormatDate();
  const mayProve = useRunsBusiness();
  if (message.reaction) return <ReactionLine message={message} />;
  const { channel, direction, byHand, state, providerStatus, createdAt, subject } = message;
  const isOutbound = direction === "outbound";
  const senderLabel = isOutbound ? (byHand ? "sent by your team" : "automatic") : "";
  const details = [
    format(createdAt, "MMM d, h:mm a"),
    [channelNames[channel], senderLabel].filter(Boolean).join(", "),
    message.isAutomatic ? "Automatic reply" : "",
    message.drop ? dropOutcomeLabels[message.drop] : "",
    isOutbound && !message.drop
      ? providerStatus === "delivered"
        ? "Delivered"
        : messageStateText[state]
      : "",
  ].filter(Boolean);
  return (
    <li className={`flex flex-col gap-1 ${isOutbound ? "items-end" : "items-start"}`}>
      <div
        className={`max-w-[85%] min-w-0 rounded-2xl border border-line px-4 py-2.5 ${isOutbound ? "rounded-br-sm bg-sunken" : "rounded-bl-sm bg-info-soft"}`}
      >
        <p className="sr-only">{isOutbound ? "From you:" : "From them:"}</p>
        {channel === "email" ? (
          <details open={!isOutbound}>
            <summary className="cursor-pointer font-semibold break-words">
              {subject || "(no subject)"}
            </summary>
            <MessageText text={message.text} />
          </details>
        ) : (
          <MessageText text={message.text} />
        )}
      </div>
      <Files message={message} />
      <Reactions emojis={message.reactions} />
      <p className={`text-xs text-muted ${isOutbound ? "text-right" : ""}`}>
        {details.join(" · ")}
        {isOutbound && mayProve ? (
          <>
            {" · "}
            <a
              href={href("/crm/messages/:id/proof.zip", { id: message.id })}
              className="text-link inline-flex min-h-6 items-center"
              aria-label={`Proof of the message of ${details[0]}`}
              download
            >
              Proof
            </a>
          </>
        ) : null}
      </p>
    </li>
  );
}

/** The photos and documents of a message. */
function Files({ message: { conversationId, files, direction } }: { message: Message }) {
  if (files.length === 0 || !conversationId) return null;
  return (
    <ul className="flex max-w-[85%] flex-wrap gap-2">
      {files.map(({ id, name, contentType, isStored }) => {
        const address = href("/crm/conversations/:id/files/:file", {
          id: conversationId,
          file: id,
        });
        if (!isStored)
          return (
            <li key={id} className="text-sm text-muted">
              {name}
            </li>
          );
        return (
          <li key={id}>
            {contentType.startsWith("image/") ? (
              <a href={address}>
                <img
                  src={address}
                  alt={direction === "outbound" ? `You sent ${name}` : `They sent ${name}`}
                  loading="lazy"
                  className="h-36 max-w-full rounded-lg object-cover"
                />
              </a>
            ) : (
              <a href={address} className="text-link inline-flex min-h-11 items-center" download>
                {name}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A reaction whose message wasn't found, shown as a small line of its own. */
function ReactionLine({ message: { reaction, createdAt } }: { message: Message }) {
  const format = useFormatDate();
  return (
    <li className="text-xs text-muted">
      {reaction?.removed ? "They removed" : "They reacted with"} {reaction?.emoji} to a message ·{" "}
      {format(createdAt, "MMM d, h:mm a")}
    </li>
  );
}

const describeRequestSource = (source: Request["source"]) =>
  source === "page" ? "Requested on your page" : leadSourceLabels[source];

function RequestLine({ request: { need, source, createdAt } }: { request: Request }) {
  const format = useFormatDate();
  return (
    <li className="flex flex-col items-start gap-1">
      <div className="max-w-[85%] min-w-0 rounded-2xl rounded-bl-sm border border-line bg-info-soft px-4 py-2.5">
        <p className="sr-only">Their request:</p>
        <MessageText text={need} />
      </div>
      <p className="text-xs text-muted">
        {format(createdAt, "MMM d, h:mm a")} · {describeRequestSource(source)}
      </p>
    </li>
  );
}

function CallLine({ call }: { call: Call }) {
  const { state, createdAt } = call;
  const format = useFormatDate();
  return (
    <li className="flex flex-col items-start gap-1">
      <p
        className={`rounded-2xl rounded-bl-sm border px-4 py-2.5 font-semibold ${state === "missed" ? "border-warning bg-warning-soft" : "border-line bg-info-soft"}`}
      >
        {describeCall(call)}
      </p>
      <p className="text-xs text-muted">{format(createdAt, "MMM d, h:mm a")}</p>
    </li>
  );
}

function OutgoingCallLine({ call }: { call: OutgoingCall }) {
  const format = useFormatDate();
  return (
    <li className="flex flex-col items-end gap-1">
      <p className="rounded-2xl rounded-br-sm border border-line bg-sunken px-4 py-2.5 font-semibold">
        {call.text}
      </p>
      <p className="text-xs text-muted">{format(call.createdAt, "MMM d, h:mm a")}</p>
    </li>
  );
}

function NoteLine({ note: { memberName, text, createdAt } }: { note: Note }) {
  const format = useFormatDate();
  return (
    <li className="rounded-xl border border-dashed border-edge px-4 py-2.5">
      <p className="break-words whitespace-pre-wrap">{text}</p>
      <p className="mt-1 text-xs text-muted">
        Note by {memberName} · {format(createdAt, "MMM d, h:mm a")}
      </p>
    </li>
  );
}

function MessageText({ text }: { text: string | null }) {
  if (text === null) return <p className="text-muted">No longer stored</p>;
  return <p className="break-words whitespace-pre-wrap">{text}</p>;
}
