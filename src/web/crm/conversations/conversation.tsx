import { Form, Link, useSubmit } from "react-router";
import { listScheduledMessages } from "~/domains/follow-ups/index.server.ts";
import { type Colleague, listColleagues } from "~/domains/identity/index.server.ts";
import {
  type FoundConversation,
  fillSnippets,
  findConversation,
  markRead,
} from "~/domains/inbox/index.server.ts";
import { memberHasPermission } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId, withQuery } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { CallLink } from "~/web/crm/frame/call-link.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { MoreMenu } from "~/web/crm/frame/more-menu.tsx";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { StopCheckAlert } from "~/web/shared/follow-up/opt-outs.tsx";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/conversation";
import { handleConversationForm } from "./conversation-action.server.ts";
import { ConversationEntries } from "./conversation-entries.tsx";
import { inboxHref, readInboxQuery } from "./inbox-query.ts";
import { ReplyBox } from "./reply-box.tsx";
import { ScheduledMessages } from "./scheduled-messages.tsx";

/** Marks the conversation read before the list and navigation load their unread counts. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, params }) => {
    const reader = context.get(memberContext);
    const id = readId(params.id);
    if (id && reader.kind === "member") await markRead(context.get(platformContext), reader, id);
  },
];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  const id = readId(params.id);
  const older = readId(searchParams.get("older"));
  const conversation = id ? await findConversation(platform, reader, id, older) : null;
  if (!conversation) throw notFound();
  const query = readInboxQuery(searchParams, readId(searchParams.get("before")));
  const runsBusiness = reader.kind !== "member" || memberHasPermission(reader, "run_business");
  const { leadId } = conversation;
  const [colleagues, snippets, scheduled] = await Promise.all([
    runsBusiness ? listColleagues(platform, reader) : [],
    runsBusiness && leadId ? fillSnippets(platform, reader, leadId) : [],
    runsBusiness
      ? listScheduledMessages(platform, reader, { conversationId: conversation.person.id })
      : null,
  ]);
  return {
    found: conversation,
    runsBusiness,
    colleagues,
    snippets,
    scheduled,
    requestKey: newRequestKey(),
    backHref: inboxHref(query),
    older: older !== null,
  };
}

/** Sends a message, saves a note, inserts a template, or assigns the conversation. */
export async function action(args: Route.ActionArgs) {
  const id = readId(args.params.id);
  if (!id) throw notFound();
  return handleConversationForm(args, id);
}

export const meta: Route.MetaFunction = () => [{ title: "Conversation" }];
export const shouldRevalidate = reloadIfBehind;

/** A conversation, newest message at the bottom, with the reply box below it. */
export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  const { found, runsBusiness, colleagues, snippets, scheduled, requestKey, backHref, older } =
    loaderData;
  const { person, leadId, conversation, calls, outgoingCalls, notes, requests } = found;
  const isMember = useIsMember();
  const path = `/crm/conversations/${person.id}`;
  return (
    <section
      aria-label={`Conversation with ${person.name}`}
      className="raised flex min-h-[28rem] min-w-0 flex-col bg-surface max-lg:-mx-4 max-lg:-mt-6 max-lg:-mb-14 max-lg:h-[calc(100dvh-7.5rem-env(safe-area-inset-bottom))] lg:h-[calc(100dvh-4rem)] lg:rounded-2xl"
    >
      <ConversationHead
        details={found}
        colleagues={colleagues}
        runsBusiness={runsBusiness}
        backHref={backHref}
      />
      {found.stopCheck ? (
        <div className="border-b border-line px-4 py-3">
          <StopCheckAlert check={found.stopCheck} mayDecide={runsBusiness && isMember} />
        </div>
      ) : null}
      <div
        role="log"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys, too
        tabIndex={0}
        // Reversed, so it starts at its end and stays there when a message arrives.
        className="flex min-h-0 grow flex-col-reverse overflow-y-auto px-4 py-4"
      >
        <div className="flex flex-col gap-3">
          <nav aria-label="Pages of messages" className="flex gap-4 text-sm empty:hidden">
            {conversation.older ? (
              <Link
                to={withQuery(path, { older: conversation.older })}
                className="text-link inline-flex min-h-11 items-center"
              >
                Older messages
              </Link>
            ) : null}
            {older ? (
              <Link to={path} className="text-link inline-flex min-h-11 items-center">
                Newest messages
              </Link>
            ) : null}
          </nav>
          <ConversationEntries
            messages={conversation.messages}
            calls={calls}
            outgoingCalls={outgoingCalls}
            notes={notes}
            requests={requests}
            hasOlder={conversation.older !== null}
          />
          <ScheduledMessages
            list={older ? null : scheduled}
            result={actionData && "scheduled" in actionData ? actionData.scheduled : undefined}
          />
        </div>
      </div>
      <div className="border-t border-line px-4 py-3 empty:hidden">
        <ActionToasts toasts={actionData?.toasts} />
        {runsBusiness ? (
          <ReplyBox
            key={person.id}
            person={person}
            requestKey={requestKey}
            result={actionData && "written" in actionData ? actionData.written : undefined}
            snippets={snippets}
            takesNotes={leadId !== null}
            scheduled={scheduled}
          />
        ) : null}
      </div>
    </section>
  );
}

type ConversationHeadProps = {
  details: FoundConversation;
  colleagues: readonly Colleague[];
  runsBusiness: boolean;
  backHref: string;
};

/** Heading of a conversation: customer, phone, assignee, and the way back on a phone. */
function ConversationHead(props: ConversationHeadProps) {
  const { details, colleagues, runsBusiness, backHref } = props;
  const { person, leadId, declined } = details;
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {runsBusiness && isMember ? (
          <Assign key={assignedTo} colleagues={colleagues} assignedTo={assignedTo} />
        ) : (
          <p className="text-sm text-muted">
            {assignee ? `Assigned to ${assignee}` : "Unassigned"}
          </p>
        )}
        {runsBusiness && leadId ? (
          <TouchLink to={`/crm/leads/${leadId}`}>Open lead</TouchLink>
        ) : null}
        {runsBusiness && isMember ? (
          <div className="ml-auto">
            <MoreMenu label={`More for ${name}`}>
              <CallLink conversationId={phone ? person.id : null} />
              <TouchLink to={`/crm/links/preferences/${person.id}`}>Unsubscribe link</TouchLink>
            </MoreMenu>
          </div>
        ) : null}
        {declined.map((channel) => (
          <Badge key={channel} tone="warning">
            Opted out of {optedOutNames[channel]}
          </Badge>
        ))}
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

const optedOutNames = { sms: "texts", email: "emails", voicemail: "automated calls" };
