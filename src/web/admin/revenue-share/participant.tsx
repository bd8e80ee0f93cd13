import { href, Link } from "react-router";
import {
  findParticipant,
  type StatementMonth,
  sumUpEntries,
} from "~/domains/growth/index.server.ts";
import { formatMonth, formatRate } from "~/domains/growth/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readChoice, readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMay } from "~/web/admin/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import {
  participantLabels,
  participantTones,
} from "~/web/shared/revenue-share/participant-labels.ts";
import { StatementBadge } from "~/web/shared/revenue-share/statement-badge.tsx";
import type { Route } from "./+types/participant";
import { handleParticipantForm, loadView, participantViews } from "./participant-action.server.ts";
import { ParticipantLeads } from "./participant-leads.tsx";
import { ParticipantLedger } from "./participant-ledger.tsx";
import { ParticipantSettings } from "./participant-settings.tsx";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const id = readId(params.id);
  const participant = id ? await findParticipant(platform, actor, id) : null;
  if (!participant) throw notFound();
  const { searchParams } = new URL(request.url);
  const view = readChoice(searchParams, "view", participantViews) ?? "leads";
  const before = readId(searchParams.get("before"));
  const [total, shown] = await Promise.all([
    sumUpEntries(platform, actor, participant.id),
    loadView(context, participant, view, before),
  ]);
  return { participant, total, before, shown };
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  handleParticipantForm(request, context, readId(params.id));

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Participant: ${loaderData.participant.contractor.businessName}` : "" },
];

const tabs = [
  ["leads", "Leads"],
  ["ledger", "Ledger"],
  ["statements", "Statements"],
  ["settings", "Settings"],
] as const;

/** Manage: one participant's leads, ledger, statements and settings. */
export default function Participant({ loaderData, actionData }: Route.ComponentProps) {
  const { participant, total, before, shown } = loaderData;
  const { contractor, status } = participant;
  const format = useFormatDate();
  const path = href("/admin/revenue-share/participants/:id", { id: participant.id });
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        above={{ to: "/admin/revenue-share?tab=participants", label: "Participants" }}
        title={contractor.businessName}
        badges={<Badge tone={participantTones[status]}>{participantLabels[status]}</Badge>}
      >
        <p className="mt-1 text-sm break-words text-muted">
          {contractor.erasedAt ? (
            `Data deleted ${format(contractor.erasedAt, "MMM d, yyyy")}`
          ) : (
            <Link
              to={href("/admin/contractors/:id", { id: participant.contractorId })}
              className="text-link"
            >
              {contractor.name}
            </Link>
          )}
          {" · "}
          {formatRate(participant.commissionRate)} commission · joined{" "}
          {format(participant.joinedAt, "MMM d, yyyy")} ·{" "}
          <strong className="font-semibold text-ink tabular-nums">{formatCents(total)}</strong> in
          the ledger
        </p>
      </PageHeading>
      <Tabs
        label="Participant"
        items={tabs.map(([view, label]) => ({
          href: view === "leads" ? path : `${path}?view=${view}`,
          label,
          current: shown.view === view,
        }))}
      />
      <ActionToasts toasts={actionData?.toasts} />
      {shown.view === "leads" ? (
        <ParticipantLeads {...shown} path={path} before={before} refused={actionData?.refused} />
      ) : null}
      {shown.view === "ledger" ? (
        <ParticipantLedger {...shown} path={path} before={before} />
      ) : null}
      {shown.view === "statements" ? <ParticipantStatements {...shown} path={path} /> : null}
      {shown.view === "settings" ? (
        <ParticipantSettings participant={participant} refused={actionData?.refused} />
      ) : null}
    </div>
  );
}

type ParticipantStatementsProps = {
  months: readonly StatementMonth[];
  path: string;
};

/** One statement per month of participation. */
function ParticipantStatements({ months, path }: ParticipantStatementsProps) {
  const mayExport = useMay("export");
  return (
    <Table caption="Statements, newest first" captionHidden>
      <thead>
        <tr>
          <Th>Month</Th>
          <Th numeric>Entries</Th>
          <Th numeric>Commission</Th>
          <Th>Participant</Th>
          <Th>Statement</Th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, entries, cents, state }) => (
          <tr key={month}>
            <Th scope="row">{formatMonth(month)}</Th>
            <Td numeric>{entries}</Td>
            <Td numeric>{formatCents(cents)}</Td>
            <Td>
              <StatementBadge state={state} />
            </Td>
            <Td>
              <span className="flex gap-4">
                <a href={`${path}/statement?month=${month}`} className="text-link">
                  {state === "asked" ? "Reply" : "View"}
                </a>
                {mayExport ? (
                  <a href={`${path}/statement.csv?month=${month}`} className="text-link">
                    CSV
                  </a>
                ) : null}
              </span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
