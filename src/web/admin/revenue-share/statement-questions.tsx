import { href, Link } from "react-router";
import type { listStatementQuestions } from "~/domains/growth/revenue-share/ledger/list-replies.server.ts";
import { nameMonth } from "~/domains/growth/revenue-share/ledger/months.ts";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type StatementQuestionsProps = {
  questions: Awaited<ReturnType<typeof listStatementQuestions>>;
};

/** Statements about which participants wait for an answer. */
export function StatementQuestions({ questions }: StatementQuestionsProps) {
  const format = useFormatDate();
  if (questions.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="statement-questions" className="max-sm:p-4">
      <h2 id="statement-questions" className="text-lg">
        Questions about statements
      </h2>
      <ul className="mt-2 flex flex-col">
        {questions.map(({ participantId, month, businessName, askedAt }) => (
          <li key={`${participantId}-${month}`}>
            <Link
              to={`${href("/admin/revenue-share/participants/:id/statement", { id: participantId })}?month=${month}`}
              className="text-link inline-flex min-h-11 items-center"
            >
              {businessName}, {nameMonth(month)}
            </Link>{" "}
            <span className="text-sm text-muted">Sent {format(askedAt, "MMM d, yyyy")}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
