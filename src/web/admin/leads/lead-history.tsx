import { href, Link } from "react-router";
import type { findLead } from "~/domains/leads/find-lead.server.ts";
import type { LeadEventKind } from "~/domains/leads/leads.ts";
import type { listMessagesAbout } from "~/domains/messaging/messages/list-messages.server.ts";
import type { listChanges } from "~/domains/shared/audit/audit.server.ts";
import { actionLabel } from "~/domains/shared/audit/audit.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { messageKindLabel, messageStateLabel, messageTones } from "../messages/message-words.ts";

type Props = {
  events: NonNullable<Awaited<ReturnType<typeof findLead>>>["events"];
  messages: Awaited<ReturnType<typeof listMessagesAbout>>;
  changes: Awaited<ReturnType<typeof listChanges>>;
};

const eventLabels: Record<LeadEventKind, string> = {
  received: "First request",
  repeated: "Requested again",
  quarantined: "Quarantined",
  released: "Released from quarantine",
  discarded: "Discarded",
  status_changed: "Status changed",
  merged: "Merged with another lead by the business",
  unmerged: "Unmerged",
  edited: "Contact details edited by the business",
};

/** Events of a lead, its messages, and changes by staff. */
export function LeadHistory({ events, messages, changes }: Props) {
  const format = useFormatDate();
  return (
    <Card as="section">
      <h2 className="text-lg">History</h2>
      <ol className="mt-3 flex flex-col gap-2 text-sm">
        {events.map((event) => (
          <Line key={event.id} when={format(event.createdAt, "MMM d, yyyy h:mm a")}>
            {eventLabels[event.kind]}
            {statusStep(event.details)}
          </Line>
        ))}
      </ol>
      <h3 className="mt-6 font-semibold">Messages</h3>
      {messages.length === 0 ? <p className="mt-2 text-sm text-muted">No messages.</p> : null}
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {messages.map((message) => (
          <Line key={message.id} when={format(message.createdAt, "MMM d, yyyy h:mm a")}>
            <Link to={href("/admin/messages/:id", { id: message.id })} className="text-link mr-2">
              {message.subject ?? messageKindLabel(message.kind)}
            </Link>
            <Badge tone={messageTones[message.state]}>{messageStateLabel(message)}</Badge>
          </Line>
        ))}
      </ul>
      <h3 className="mt-6 font-semibold">Staff changes</h3>
      {changes.length === 0 ? <p className="mt-2 text-sm text-muted">No changes.</p> : null}
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {changes.map((change) => (
          <Line key={change.id} when={format(change.createdAt, "MMM d, yyyy h:mm a")}>
            {actionLabel(change.action)} by {change.actorEmail}
          </Line>
        ))}
      </ul>
    </Card>
  );
}

function Line({ when, children }: { when: string; children: React.ReactNode }) {
  return (
    <li className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
      <span className="text-muted tabular-nums">{when}</span>
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}

function statusStep(details: object): string {
  const { before, after } = details as { before?: string; after?: string };
  return before && after ? `: ${before} → ${after}` : "";
}
