import type { OwnShare } from "~/domains/growth/revenue-share/participants/list-own-shares.server.ts";
import { formatRate } from "~/domains/growth/revenue-share/revenue-share.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { participantLabels } from "~/web/shared/revenue-share/participant-labels.ts";

/** The agreement in one line, with its total. */
export function ShareSums({ share, cents }: { share: OwnShare; cents: number }) {
  const { status, commissionRate, joinedAt, leads, converted } = share;
  const format = useFormatDate();
  const state = status === "active" ? "" : ` · ${participantLabels[status].toLowerCase()}`;
  return (
    <>
      <p className="text-muted">
        {formatRate(commissionRate)} of each deal with one of our leads, for as long as they’re your
        customer. Nothing up front. Since {format(joinedAt, "MMM d, yyyy")}
        {state}.
      </p>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <StatCard title="Leads" value={leads} />
        <StatCard title="Closed" value={converted} />
        <div className="max-sm:col-span-2">
          <StatCard title="Commission" value={formatCents(cents)} />
        </div>
      </div>
    </>
  );
}
