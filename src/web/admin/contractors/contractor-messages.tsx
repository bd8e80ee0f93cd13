import { href, Link } from "react-router";
import type { listMessagesOf } from "~/domains/messaging/messages/list-messages.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { messageKindLabel, messageStateLabel, messageTones } from "../messages/message-words.ts";
import { FirstRows } from "./first-rows.tsx";

type Message = Awaited<ReturnType<typeof listMessagesOf>>[number];

/** Messages to and about this contractor, each as its recipient sees it. */
export function ContractorMessages({ messages }: { messages: Message[] }) {
  return (
    <Card as="section" id="messages">
      <h2 className="text-lg">Messages</h2>
      {messages.length === 0 ? <p className="mt-2 text-sm text-muted">No messages</p> : null}
      <FirstRows>
        {messages.map((message) => (
          <LoggedMessage key={message.id} message={message} />
        ))}
      </FirstRows>
    </Card>
  );
}

function LoggedMessage({ message }: { message: Message }) {
  const format = useFormatDate();
  const subject = message.subject ?? messageKindLabel(message.kind);
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <Link
            to={href("/admin/messages/:id", { id: message.id })}
            className="text-link font-semibold"
          >
            {subject}
          </Link>
          <p className="break-words text-muted">{formatPhone(message.toAddress)}</p>
        </div>
        <span className="flex items-center gap-3 text-muted tabular-nums">
          {format(message.createdAt, "MMM d, h:mm a")}
          <Badge tone={messageTones[message.state]}>{messageStateLabel(message)}</Badge>
        </span>
      </div>
      {message.rendered ? (
        <details className="mt-1">
          <summary className="w-fit text-muted underline underline-offset-4 hover:text-ink">
            Preview
          </summary>
          {/* Not loaded while collapsed. */}
          <iframe
            title={subject}
            src={href("/admin/messages/:id/preview", { id: message.id })}
            loading="lazy"
            className="mt-2 h-120 w-full rounded-lg border border-line"
          />
        </details>
      ) : null}
    </li>
  );
}
