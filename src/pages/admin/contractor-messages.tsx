import { Link } from "react-router";
import type { listMessagesAbout } from "~/features/messages/list-messages.server.ts";
import type { listChanges } from "~/features/staff/audit.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Card } from "~/ui/card.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { messageTones } from "./message-tones.ts";
import { useFormatDate } from "./use-format-date.ts";

type Props = {
  messages: Awaited<ReturnType<typeof listMessagesAbout>>;
  changes: Awaited<ReturnType<typeof listChanges>>;
};

/** What was written to this contractor, and what staff changed. */
export function ContractorMessages({ messages, changes }: Props) {
  const format = useFormatDate();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card as="section">
        <h2 className="text-xl">Messages</h2>
        {messages.length === 0 ? <EmptyState title="No messages" /> : null}
        <ul className="mt-4 divide-y divide-line">
          {messages.map((message) => (
            <li key={message.id} className="flex items-start justify-between gap-3 py-3">
              <div className="min-w-0">
                <Link to={`/admin/messages/${message.id}`} className="text-link font-semibold">
                  {message.subject ?? message.kind}
                </Link>
                <p className="text-sm break-words text-muted">{message.toAddress}</p>
              </div>
              <Badge tone={messageTones[message.state]}>{message.state}</Badge>
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section">
        <h2 className="text-xl">Changes by staff</h2>
        {changes.length === 0 ? <EmptyState title="No changes" /> : null}
        <ul className="mt-4 divide-y divide-line">
          {changes.map((change) => (
            <li key={change.id} className="py-3">
              <p className="font-semibold">{change.action}</p>
              <p className="text-sm break-words text-muted">
                {change.actorEmail}, {format(change.createdAt, "MMM d, yyyy HH:mm")}:{" "}
                {JSON.stringify(change.before)} → {JSON.stringify(change.after)}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
