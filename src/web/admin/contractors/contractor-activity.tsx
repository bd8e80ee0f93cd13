import type { ReactNode } from "react";
import { Form, href, Link, useParams } from "react-router";
import type { listNotes } from "~/domains/identity/index.server.ts";
import type { listContractorLeads } from "~/domains/leads/index.server.ts";
import type { listMessagesOf } from "~/domains/messaging/index.server.ts";
import type { listChangesAmong } from "~/domains/shared/index.server.ts";
import { actionLabel } from "~/domains/shared/index.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { DifferenceList } from "~/web/admin/audit/difference-list.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { leadTones } from "~/web/admin/leads/lead-list.ts";
import {
  messageKindLabel,
  messageStateLabel,
  messageTones,
} from "~/web/admin/messages/message-labels.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type ContractorLeadsProps = {
  leads: Awaited<ReturnType<typeof listContractorLeads>>;
  businessName: string;
};

/** The contractor's latest leads. */
export function ContractorLeads({ leads: { latest, total }, businessName }: ContractorLeadsProps) {
  const format = useFormatDate();
  const all = new URLSearchParams({ business: businessName });
  return (
    <Card as="section" id="leads">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-lg">Leads</h2>
        {total > 0 ? (
          <Link to={`/admin/leads?${all}`} className="text-link text-sm">
            {total === 1 ? "1 lead" : `All ${total.toLocaleString("en-US")} leads`}
          </Link>
        ) : null}
      </div>
      {latest.length === 0 ? <p className="mt-2 text-sm text-muted">No leads yet</p> : null}
      <ul className="mt-2 divide-y divide-line text-sm">
        {latest.map((lead) => (
          <li key={lead.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <span className="min-w-0">
              <Link
                to={href("/admin/leads/:id", { id: lead.id })}
                className="text-link font-semibold"
              >
                {lead.name}
              </Link>{" "}
              <span className="text-muted">
                {serviceTitle(lead.service)} in {lead.city}, {lead.state}
              </span>
            </span>
            <span className="flex items-center gap-3 text-muted tabular-nums">
              {format(lead.createdAt, "MMM d, h:mm a")}
              <Badge tone={leadTones[lead.status]}>{lead.status}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

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

type Change = Awaited<ReturnType<typeof listChangesAmong>>[number];

/** Audit trail of this contractor and their pages. */
export function ContractorChanges({ changes }: { changes: Change[] }) {
  const format = useFormatDate();
  const { id } = useParams();
  return (
    <Card as="section" id="changes">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-lg">Staff changes</h2>
        <Link to={`/admin/audit?entity=contractor&id=${id}`} className="text-link text-sm">
          View all in the audit log
        </Link>
      </div>
      {changes.length === 0 ? <p className="mt-2 text-sm text-muted">No changes</p> : null}
      <FirstRows>
        {changes.map((change) => (
          <li key={change.id} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[10rem_1fr]">
            <span className="text-muted tabular-nums">
              {format(change.createdAt, "MMM d, yyyy h:mm a")}
            </span>
            <div className="min-w-0 break-words">
              <p>
                <span className="font-semibold">{actionLabel(change.action)}</span>{" "}
                <span className="text-muted">by {change.actorEmail}</span>
              </p>
              <div className="mt-1">
                <DifferenceList before={change.before} after={change.after} />
              </div>
            </div>
          </li>
        ))}
      </FirstRows>
    </Card>
  );
}

const atFirst = 8;

/** First rows of a list on a long page, with the rest collapsed; works without JavaScript. */
function FirstRows({ children }: { children: ReactNode[] }) {
  const rest = children.length - atFirst;
  return (
    <>
      <ul className="mt-2 divide-y divide-line text-sm">{children.slice(0, atFirst)}</ul>
      {rest > 0 ? (
        <details className="border-t border-line pt-3 text-sm">
          <summary className="text-link w-fit py-1">Show {rest} more</summary>
          <ul className="mt-2 divide-y divide-line">{children.slice(atFirst)}</ul>
        </details>
      ) : null}
    </>
  );
}

type ContractorNotesProps = {
  notes: Awaited<ReturnType<typeof listNotes>>;
  /** New for each page load, so a double click doesn't add a second note. */
  requestKey: string;
  refused: { typed: string; problem: string } | undefined;
};

/** Staff notes, with a field to add one. */
export function ContractorNotes({ notes, requestKey, refused }: ContractorNotesProps) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  const form = useFreshForm(refused !== undefined);
  return (
    <Card as="section" id="notes">
      <h2 className="text-lg">Support notes</h2>
      {mayChange ? (
        <Form ref={form} method="post" noValidate className="mt-3 flex flex-col gap-3">
          <input type="hidden" name="request_key" value={requestKey} />
          <TextAreaField
            name="note"
            label="New note"
            rows={3}
            className="min-h-20 text-sm"
            defaultValue={refused?.typed}
            error={refused?.problem}
          />
          <Button
            type="submit"
            name="intent"
            value="add-note"
            variant="secondary"
            size="small"
            className="self-start"
          >
            Add note
          </Button>
        </Form>
      ) : null}
      {notes.length === 0 ? <p className="mt-3 text-sm text-muted">No notes yet.</p> : null}
      <ul className="mt-4 flex flex-col gap-4 text-sm">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="break-words whitespace-pre-wrap">{note.text}</p>
            <p className="mt-1 text-xs break-words text-muted">
              {note.authorEmail}, {format(note.createdAt, "MMM d, yyyy h:mm a")}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
