import { addSpend } from "~/domains/growth/analytics/spend/add-spend.server.ts";
import { deleteSpend } from "~/domains/growth/analytics/spend/delete-spend.server.ts";
import type { ListedSpend } from "~/domains/growth/analytics/spend/list-spend.server.ts";
import { listSpend } from "~/domains/growth/analytics/spend/list-spend.server.ts";
import { formatDays } from "~/domains/growth/analytics/spend/plan-spend.ts";
import { findOwnZone } from "~/domains/schedule/visits/list-visits.server.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { FileLink } from "~/ui/navigation/file-link.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { memberContext } from "../frame/guard.server.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import { TouchLink } from "../frame/touch-link.tsx";
import { useIsMember } from "../frame/use-is-member.ts";
import type { Route } from "./+types/spend";
import { SpendForm } from "./spend-form.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Ad spend" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const before = readId(new URL(request.url).searchParams.get("before"));
  const list = await listSpend(platform, reader, before);
  const zone = await findOwnZone(platform, reader);
  return { ...list, before, today: dayOf(platform.clock.now(), zone) };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const answer = await runForm(args, {
    call: async ({ platform, body }) => {
      if (body.intent !== "delete") return addSpend(platform, member, body);
      const id = readId(body.spend_id);
      if (!id) throw notFound();
      return deleteSpend(platform, member, id);
    },
  });
  const { values } = answer;
  if (answer.ok) {
    const message = values.intent === "delete" ? "Spend deleted." : "Spend added.";
    return { message, errors: {}, values: undefined };
  }
  if (answer.code === "not_found") throw notFound();
  return showAgain(answer, { values });
}

/** Marketing spend of the business, entered by hand. */
export default function SpendPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, before, today } = loaderData;
  const isMember = useIsMember();
  const refused = actionData?.values ? actionData : undefined;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <TouchLink to="/crm/analytics">Analytics</TouchLink>
          <h1 className="text-2xl">Ad spend</h1>
          <p className="mt-1 text-muted">
            What you spend on ads and other marketing. We use it for your cost per lead and per job.
          </p>
        </div>
        {isMember ? (
          <LinkButton href="/crm/analytics/spend/import" variant="secondary">
            Import CSV
          </LinkButton>
        ) : null}
      </header>
      {actionData?.message ? (
        <Alert tone={refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {isMember ? (
        <Card as="section" aria-labelledby="new-spend" className="max-sm:p-4">
          <h2 id="new-spend" className="mb-3 text-lg">
            Add spend
          </h2>
          <SpendForm today={today} refused={refused} />
        </Card>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState title="No ad spend yet">
          Monthly totals are fine: what you paid for Google Ads, a mailer, or a listing.
        </EmptyState>
      ) : (
        <>
          <SpendRows rows={rows} />
          <p>
            <FileLink href="/crm/analytics/spend.csv">Download as CSV</FileLink>
          </p>
        </>
      )}
      <ListPager
        firstHref={before ? "/crm/analytics/spend" : null}
        firstLabel="Newest first"
        nextHref={next ? `/crm/analytics/spend?before=${next}` : null}
        nextLabel="Older"
      />
    </div>
  );
}

/** Recorded spend, latest first. */
function SpendRows({ rows }: { rows: readonly ListedSpend[] }) {
  const isMember = useIsMember();
  return (
    <ul className="raised divide-y divide-line rounded-2xl bg-surface">
      {rows.map((row) => (
        <li
          key={row.id}
          className="flex flex-wrap items-start justify-between gap-x-3 px-4 py-2 sm:px-6"
        >
          <div className="min-w-0 grow basis-40">
            <p className="font-semibold break-words">{row.source}</p>
            <p className="text-sm break-words text-muted">
              {formatDays(row)} · {row.memberName}
            </p>
          </div>
          <div className="flex items-start gap-2">
            <span className="py-2.5 tabular-nums">{formatCents(row.cents)}</span>
            {isMember ? (
              <ConfirmAction
                label="Delete"
                subject={`${row.source}, ${formatDays(row)}`}
                consequence="Your cost per lead won’t include it."
                yes="Delete permanently"
                intent="delete"
                fields={{ spend_id: row.id }}
              />
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
