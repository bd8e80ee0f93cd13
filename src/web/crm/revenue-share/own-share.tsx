import { href, Link } from "react-router";
import {
  listOwnShares,
  listParticipantLeads,
  type StatementMonth,
  sumUpEntries,
  sumUpMonths,
} from "~/domains/growth/index.server.ts";
import { formatMonth } from "~/domains/growth/index.ts";
import { dayOf, formatCents } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { StatementBadge } from "~/web/shared/revenue-share/statement-badge.tsx";
import type { Route } from "./+types/own-share";
import { reportDeal } from "./report-deal.server.ts";
import { ShareLeads, ShareSums } from "./share-leads.tsx";

type ShareMonthsProps = { shareId: string; months: readonly StatementMonth[] };

/** Number of statements shown; earlier ones are collapsed. */
const maxShown = 6;

export const meta: Route.MetaFunction = () => [{ title: "Revenue share" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { searchParams } = new URL(request.url);
  const before = readId(searchParams.get("before"));
  const shares = await listOwnShares(platform, reader);
  const share = shares.find(({ id }) => id === searchParams.get("of")) ?? shares[0];
  if (!share) return { shown: null };
  const [leads, months, cents] = await Promise.all([
    listParticipantLeads(platform, reader, share.id, before),
    sumUpMonths(platform, reader, share),
    sumUpEntries(platform, reader, share.id),
  ]);
  const today = dayOf(platform.clock.now(), platform.settings.timeZone);
  return {
    shown: {
      share,
      others: shares.filter((otherShare) => otherShare !== share),
      leads,
      months,
      cents,
    },
    before,
    today,
    requestKey: newRequestKey(),
  };
}

export const action = (args: Route.ActionArgs) => reportDeal(args);

/** The business's commissions for deals from our leads, and the form to report deals. */
export default function OwnShare({ loaderData, actionData }: Route.ComponentProps) {
  const { shown } = loaderData;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <h1 className="text-2xl">Revenue share</h1>
      {actionData?.message ? (
        <Alert tone={actionData.refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {shown ? (
        <>
          <ShareSums share={shown.share} cents={shown.cents} />
          <ShareMonths shareId={shown.share.id} months={shown.months} />
          <ShareLeads
            {...shown.leads}
            shareId={shown.share.id}
            before={loaderData.before}
            today={loaderData.today}
            requestKey={loaderData.requestKey}
            refused={actionData?.refused}
          />
          {shown.others.map(({ id }) => (
            <Link key={id} to={`/crm/revenue-share?of=${id}`} className="text-link min-h-11 py-2">
              Another agreement
            </Link>
          ))}
        </>
      ) : (
        <EmptyState title="You’re not enrolled">
          With revenue share you pay nothing up front, and 20% of the deals you close.{" "}
          <a href="/revenue-share" className="text-link">
            See how it works
          </a>
        </EmptyState>
      )}
    </div>
  );
}

/** One statement per month of participation, latest first. */
function ShareMonths({ shareId, months }: ShareMonthsProps) {
  const earlier = months.slice(maxShown);
  return (
    <Card as="section" aria-labelledby="statements" className="max-sm:p-4">
      <h2 id="statements" className="text-lg">
        Statements
      </h2>
      <Months shareId={shareId} months={months.slice(0, maxShown)} />
      {earlier.length > 0 ? (
        <details>
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            Earlier months
          </summary>
          <Months shareId={shareId} months={earlier} />
        </details>
      ) : null}
    </Card>
  );
}

function Months({ shareId, months }: ShareMonthsProps) {
  return (
    <ul className="divide-y divide-line">
      {months.map(({ month, cents, state }) => (
        <li key={month} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
          <Link
            to={href("/crm/revenue-share/:id/:month", { id: shareId, month })}
            className="text-link inline-flex min-h-11 items-center"
          >
            {formatMonth(month)}
          </Link>
          <span className="flex items-center gap-3 tabular-nums">
            <StatementBadge state={state} />
            {formatCents(cents)}
          </span>
        </li>
      ))}
    </ul>
  );
}
