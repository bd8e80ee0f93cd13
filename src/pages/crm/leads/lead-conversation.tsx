import type { ComponentProps } from "react";
import type { FollowUp } from "~/features/follow-ups/lead/find-follow-up.server.ts";
import type { FoundOwnLead } from "~/features/leads/own/find-own-lead.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { ConversationEntries } from "../conversations/conversation-entries.tsx";
import { TouchLink } from "../frame/touch-link.tsx";

type Note = FoundOwnLead["notes"][number];

type LeadConversationProps = {
  conversation: FollowUp["conversation"] | null;
  calls: ComponentProps<typeof ConversationEntries>["calls"];
  notes: readonly Note[];
  /** Where what was written earlier is read; null when there is nothing. */
  olderHref: string | null;
};

/** Texts, e-mails, calls, automatic messages and notes in their order, the newest last. */
export function LeadConversation({
  conversation,
  calls = [],
  notes,
  olderHref,
}: LeadConversationProps) {
  return (
    <Card as="section" aria-labelledby="conversation" className="max-sm:p-4">
      <h2 id="conversation" className="text-lg">
        Conversation
      </h2>
      {olderHref ? <TouchLink to={olderHref}>Older messages</TouchLink> : null}
      <div className="mt-3">
        <ConversationEntries
          messages={conversation?.messages ?? []}
          calls={calls}
          notes={notes}
          hasOlder={olderHref !== null}
        />
      </div>
    </Card>
  );
}
