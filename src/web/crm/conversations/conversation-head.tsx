import { Form, Link, useSubmit } from "react-router";
import type { Colleague } from "~/domains/identity/members/team/list-team.server.ts";
import type { FoundConversation } from "~/domains/inbox/find-conversation.server.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TouchLink } from "../frame/touch-link.tsx";
import { useIsMember } from "../frame/use-is-member.ts";

type ConversationHeadProps = {
  found: FoundConversation;
  colleagues: readonly Colleague[];
  runsBusiness: boolean;
  backHref: string;
};

/** Heading of a conversation: customer, phone, assignee, and the way back on a phone. */
export function ConversationHead(props: ConversationHeadProps) {
  const { found, colleagues, runsBusiness, backHref } = props;
  const { person, leadId, declined } = found;
  const { name, phone, phoneExtension, email, assignedTo, assignee } = person;
  const isMember = useIsMember();
  const dial = telHref(phone, phoneExtension);
  return (
    <header className="flex flex-col gap-2 border-b border-line px-4 py-3">
      <div className="flex items-center gap-3">
        <Link
          to={backHref}
          aria-label="Back to the inbox"
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded-lg text-xl hover:bg-sunken lg:hidden"
        >
          <span aria-hidden="true">←</span>
        </Link>
        <div className="min-w-0 grow">
          <h1 className="truncate text-lg">{name}</h1>
          <p className="text-sm text-muted wrap-anywhere">
            {[formatPhone(phone, phoneExtension), email].filter(Boolean).join(" · ")}
          </p>
        </div>
        {dial ? (
          <LinkButton href={dial} variant="secondary" aria-label={`Call ${name}`}>
            Call
          </LinkButton>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {runsBusiness && isMember ? (
          <Assign key={assignedTo} colleagues={colleagues} assignedTo={assignedTo} />
        ) : (
          <p className="text-sm text-muted">
            {assignee ? `Assigned to ${assignee}` : "Unassigned"}
          </p>
        )}
        {declined.map((channel) => (
          <Badge key={channel} tone="warning">
            {channel === "sms" ? "Opted out of texts" : "Opted out of emails"}
          </Badge>
        ))}
        {runsBusiness && leadId ? (
          <TouchLink to={`/crm/leads/${leadId}`}>Open lead</TouchLink>
        ) : null}
        {runsBusiness && isMember ? (
          <TouchLink to={`/crm/links/preferences/${person.id}`}>Unsubscribe link</TouchLink>
        ) : null}
      </div>
    </header>
  );
}

function Assign({
  colleagues,
  assignedTo,
}: Pick<ConversationHeadProps, "colleagues"> & { assignedTo: string | null }) {
  const submit = useSubmit();
  return (
    <Form method="post" preventScrollReset className="flex items-center gap-2">
      <input type="hidden" name="intent" value="assign" />
      <SelectField
        name="member_id"
        id="assignee"
        label={<span className="sr-only">Assigned to</span>}
        placeholder="Unassigned"
        defaultValue={assignedTo ?? ""}
        options={colleagues
          .filter(({ role }) => role !== "technician")
          .map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) =>
          void submit(currentTarget.form, { preventScrollReset: true })
        }
        className="min-h-11 py-1.5 text-sm"
      />
      <noscript>
        <Button type="submit" variant="secondary" size="small" className="min-h-11">
          Assign
        </Button>
      </noscript>
    </Form>
  );
}
