import { Form, href, Link } from "react-router";
import type {
  ListedParticipant,
  listStatementQuestions,
  sumUpParticipants,
} from "~/domains/growth/index.server.ts";
import { formatMonth, formatRate } from "~/domains/growth/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { withQuery } from "~/platform/http/requests/read-url.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import {
  participantLabels,
  participantTones,
} from "~/web/shared/revenue-share/participant-labels.ts";

type ParticipantsProps = {
  rows: ListedParticipant[];
  next: string | null;
  sums: Awaited<ReturnType<typeof sumUpParticipants>>;
  questions: Awaited<ReturnType<typeof listStatementQuestions>>;
  before: string | null;
};

const path = "/admin/revenue-share";
const pageHref = (before: string | null = null) => withQuery(path, { tab: "participants", before });

/** Participants and their totals. */
export function Participants({ rows, next, sums, questions, before }: ParticipantsProps) {
  return (
    <>
      <p className="font-semibold">{sums.active} Active Participants</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <StatCard title="Total Participants" value={sums.total} />
        <StatCard title="Total Leads Delivered" value={sums.leads} />
        <StatCard title="Total Commissions" value={formatCents(sums.commissionCents)} />
      </div>
      <StatementQuestions questions={questions} />
      {rows.length === 0 ? (
        <EmptyState title="No active participants found." />
      ) : (
        <ParticipantsTable participants={rows} />
      )}
      <ListPager
        firstHref={before ? pageHref() : null}
        nextHref={next ? pageHref(next) : null}
        nextLabel="Older participants"
      />
    </>
  );
}

function ParticipantsTable({ participants }: { participants: ListedParticipant[] }) {
  const format = useFormatDate();
  return (
    <Table caption="Participants, newest first" captionHidden>
      <thead>
        <tr>
          <Th>Business</Th>
          <Th>Contact</Th>
          <Th numeric>Commission Rate</Th>
          <Th>Joined</Th>
          <Th numeric>Leads</Th>
          <Th numeric>Conversions</Th>
          <Th numeric>Total Commission</Th>
          <Th>Status</Th>
          <Th>Actions</Th>
        </tr>
      </thead>
      <tbody>
        {participants.map((participant) => (
          <tr key={participant.id}>
            <Th scope="row" id={participant.id} className="min-w-36">
              {participant.erased ? (
                participant.businessName
              ) : (
                <Link
                  to={href("/admin/contractors/:id", { id: participant.contractorId })}
                  className="text-link"
                >
                  {participant.businessName}
                </Link>
              )}
            </Th>
            <Td>
              {participant.name}
              {[formatPhone(participant.phone), participant.email]
                .filter(Boolean)
                .map((contact) => (
                  <span key={contact} className="block text-muted">
                    {contact}
                  </span>
                ))}
            </Td>
            <Td numeric>{formatRate(participant.commissionRate)}</Td>
            <Td className="whitespace-nowrap">{format(participant.joinedAt, "MMM d, yyyy")}</Td>
            <Td numeric>{participant.leads}</Td>
            <Td numeric>{participant.conversions}</Td>
            <Td numeric>{formatCents(participant.commissionCents)}</Td>
            <Td>
              <Badge tone={participantTones[participant.status]}>
                {participantLabels[participant.status]}
              </Badge>
            </Td>
            <Td>
              <Form action={`${path}/participants/${participant.id}`}>
                <Button
                  type="submit"
                  variant="secondary"
                  size="small"
                  aria-describedby={participant.id}
                >
                  Manage
                </Button>
              </Form>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type StatementQuestionsProps = {
  questions: Awaited<ReturnType<typeof listStatementQuestions>>;
};

/** Statements with unanswered questions from participants. */
function StatementQuestions({ questions }: StatementQuestionsProps) {
  const format = useFormatDate();
  if (questions.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="statement-questions" className="max-sm:p-4">
      <h2 id="statement-questions" className="text-lg">
        Questions about statements
      </h2>
      <ul className="mt-2 flex flex-col">
        {questions.map(({ participantId, month, businessName, requestedAt }) => (
          <li key={`${participantId}-${month}`}>
            <Link
              to={`${href("/admin/revenue-share/participants/:id/statement", { id: participantId })}?month=${month}`}
              className="text-link inline-flex min-h-11 items-center"
            >
              {businessName}, {formatMonth(month)}
            </Link>{" "}
            <span className="text-sm text-muted">Sent {format(requestedAt, "MMM d, yyyy")}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
