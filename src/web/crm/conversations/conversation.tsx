import { Link } from "react-router";
import { listColleagues } from "~/domains/identity/members/team/list-team.server.ts";
import { findConversation } from "~/domains/inbox/find-conversation.server.ts";
import { markRead } from "~/domains/inbox/mark-read.server.ts";
import { fillSnippets } from "~/domains/inbox/snippets/list-snippets.server.ts";
import { memberHasPermission } from "~/domains/shared/access/member-roles.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { withQuery } from "~/platform/http/requests/list-query.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { StopCheckAlert } from "~/web/shared/follow-up/stop-check.tsx";
import { memberContext } from "../frame/guard.server.ts";
import { useIsMember } from "../frame/use-is-member.ts";
import type { Route } from "./+types/conversation";
import { handleConversationForm } from "./conversation-action.server.ts";
import { ConversationEntries } from "./conversation-entries.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import { inboxHref, readInboxQuery } from "./inbox-query.ts";
import { ReplyBox } from "./reply-box.tsx";

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
  const found = id ? await findConversation(platform, reader, id, older) : null;
  if (!found) throw notFound();
  const query = readInboxQuery(searchParams, readId(searchParams.get("before")));
  const runsBusiness = reader.kind !== "member" || memberHasPermission(reader, "run_business");
  const { leadId } = found;
  return {
    found,
    runsBusiness,
    colleagues: runsBusiness ? await listColleagues(platform, reader) : [],
    snippets: runsBusiness && leadId ? await fillSnippets(platform, reader, leadId) : [],
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

/** A conversation, newest message at the bottom, with the reply box below it. */
export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  const { found, runsBusiness, colleagues, snippets, requestKey, backHref, older } = loaderData;
  const { person, leadId, conversation, calls, notes, requests } = found;
  const isMember = useIsMember();
  const path = `/crm/conversations/${person.id}`;
  return (
    <section
      aria-label={`Conversation with ${person.name}`}
      className="raised flex min-h-[28rem] min-w-0 flex-col bg-surface max-lg:-mx-4 max-lg:-mt-6 max-lg:-mb-14 max-lg:h-[calc(100dvh-7.5rem-env(safe-area-inset-bottom))] lg:h-[calc(100dvh-4rem)] lg:rounded-2xl"
    >
      <ConversationHead
        found={found}
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
            notes={notes}
            requests={requests}
            hasOlder={conversation.older !== null}
          />
        </div>
      </div>
      <div className="border-t border-line px-4 py-3 empty:hidden">
        <ActionToasts toasts={actionData?.toasts} />
        {runsBusiness && leadId ? (
          <ReplyBox
            key={person.id}
            person={person}
            requestKey={requestKey}
            answer={actionData && "written" in actionData ? actionData.written : undefined}
            snippets={snippets}
            takesNotes
          />
        ) : null}
      </div>
    </section>
  );
}
