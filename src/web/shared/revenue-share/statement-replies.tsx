import type { StatementReply } from "~/domains/growth/revenue-share/ledger/list-replies.server.ts";
import type { ReplyKind } from "~/domains/growth/revenue-share/revenue-share.ts";
import { formatDate } from "~/domains/identity/staff/format-date.ts";

const labels: Record<ReplyKind, string> = {
  question: "Question",
  answer: "Answer",
  confirmed: "Confirmed",
};

type StatementRepliesProps = { replies: readonly StatementReply[]; timeZone: string };

/** Questions and replies about a statement, and when it was confirmed. */
export function StatementReplies({ replies, timeZone }: StatementRepliesProps) {
  if (replies.length === 0) return null;
  return (
    <ol className="flex flex-col gap-3">
      {replies.map(({ id, kind, words, createdAt }) => (
        <li key={id}>
          <p className="text-sm text-muted">
            <strong className="font-semibold text-ink">{labels[kind]}</strong>,{" "}
            {formatDate(createdAt, "MMM d, yyyy", timeZone)}
          </p>
          {words ? <p className="break-words whitespace-pre-wrap">{words}</p> : null}
        </li>
      ))}
    </ol>
  );
}
