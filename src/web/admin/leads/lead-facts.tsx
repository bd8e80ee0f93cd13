import { Form, href, Link } from "react-router";
import type { findLead } from "~/domains/leads/index.server.ts";
import {
  type LeadEventKind,
  type LeadStatus,
  nextStatuses,
  stageLabels,
  stageOf,
} from "~/domains/leads/index.ts";
import type { listMessagesAbout } from "~/domains/messaging/index.server.ts";
import type { listChanges } from "~/domains/shared/index.server.ts";
import { actionLabel, businessPath } from "~/domains/shared/index.ts";
import { formatPhone, telLink } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import {
  messageKindLabel,
  messageStateLabel,
  messageTones,
} from "~/web/admin/messages/message-labels.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { leadService } from "./lead-list.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findLead>>>;

/** The customer, their contact details, and the business that has the lead. */
export function LeadFacts({
  lead,
  page,
  requestCount,
}: Pick<Found, "lead" | "page"> & { requestCount: number }) {
  const format = useFormatDate();
  return (
    <Card as="section">
      <h2 className="text-lg">Details</h2>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        {lead.phone ? (
          <Fact term="Phone">
            <a href={telLink(lead.phone, lead.phoneExtension)} className="text-link">
              {formatPhone(lead.phone, lead.phoneExtension)}
            </a>
          </Fact>
        ) : null}
        {lead.email ? (
          <Fact term="Email">
            <a href={`mailto:${lead.email}`} className="text-link break-all">
              {lead.email}
            </a>
          </Fact>
        ) : null}
        <Fact term="Business">
          {lead.contractorId ? (
            <Link
              to={href("/admin/contractors/:id", { id: lead.contractorId })}
              className="text-link"
            >
              {page.businessName}
            </Link>
          ) : (
            page.businessName
          )}
        </Fact>
        <Fact term="Page">
          {page.status === "live" ? (
            <a href={businessPath(page)} className="text-link">
              {leadService(page)}
            </a>
          ) : (
            `${leadService(page)} (${page.status})`
          )}
        </Fact>
        <Fact term="First request">{format(lead.createdAt, "MMM d, yyyy h:mm a")}</Fact>
        <Fact term="Requests">{requestCount}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

const verbs: Record<LeadStatus, string> = {
  new: "Mark as new",
  contacted: "Mark as contacted",
  booked: "Mark as booked",
  closed: "Mark as done",
  lost: "Mark as lost",
};

/** Status changes available for this lead. */
export function LeadStatusForm({ lead }: { lead: Parameters<typeof stageOf>[0] }) {
  if (!useMayChange()) return null;
  return (
    <Card as="section">
      <h2 className="text-lg">Status</h2>
      <p className="mt-1 text-sm text-muted">In the CRM: {stageLabels[stageOf(lead)]}</p>
      <Form method="post" className="mt-3 flex flex-wrap gap-2">
        {nextStatuses[lead.status].map((next, index) => (
          <Button
            key={next}
            type="submit"
            name="status"
            value={next}
            size="small"
            variant={index === 0 ? "primary" : "secondary"}
          >
            {verbs[next]}
          </Button>
        ))}
      </Form>
    </Card>
  );
}

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
