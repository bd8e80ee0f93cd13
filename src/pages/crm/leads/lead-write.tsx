import type { FilledSnippet } from "~/features/inbox/snippets/list-snippets.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { ReplyBox, type WriteAnswer } from "../conversations/reply-box.tsx";
import { useIsMember } from "../frame/use-is-member.ts";

type LeadWriteProps = {
  lead: { id: string; name: string; phone: string | null; email: string | null };
  /** The same for a second press of one message. */
  requestKey: string;
  answer: WriteAnswer | undefined;
  snippets: readonly FilledSnippet[];
  /** How they came to write: by text or by email. */
  channel: "sms" | "email" | null;
};

/** A text or an e-mail in the name of the business (`follow-ups.by-hand`). */
export function LeadWrite({ lead, requestKey, answer, snippets, channel }: LeadWriteProps) {
  if (!useIsMember() || !(lead.phone || lead.email)) return null;
  return (
    <Card as="section" aria-labelledby="write" className="max-sm:p-4">
      <h2 id="write" className="mb-2 text-lg">
        Message {lead.name}
      </h2>
      <ReplyBox
        person={lead}
        requestKey={requestKey}
        answer={answer}
        snippets={snippets}
        channel={channel}
        takesNotes={false}
      />
    </Card>
  );
}
