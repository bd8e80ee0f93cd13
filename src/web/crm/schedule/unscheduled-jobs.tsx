import { href, Link } from "react-router";
import type { UnscheduledJob } from "~/domains/schedule/index.server.ts";
import type { LocalDay } from "~/domains/shared/index.ts";

type UnscheduledJobsProps = { jobs: readonly UnscheduledJob[]; hasMore: boolean; day: LocalDay };

/** Jobs without an appointment: each can be dragged into the grid, or has a link to schedule it. */
export function UnscheduledJobs({ jobs, hasMore, day }: UnscheduledJobsProps) {
  return (
    <section aria-labelledby="unscheduled" className="flex min-w-0 flex-col gap-2">
      <h2 id="unscheduled" className="text-base font-semibold">
        Unscheduled jobs
      </h2>
      <ul className="flex flex-col gap-2 lg:grid lg:grid-cols-3 xl:flex">
        {jobs.map(({ id, customerName, what, address }) => (
          <li
            key={id}
            data-job={id}
            data-name={customerName}
            className="schedule-job flex flex-col rounded-xl border border-line bg-surface px-3 pt-2 text-sm"
          >
            <span className="font-semibold break-words">{customerName}</span>
            <Link
              draggable={false}
              to={href("/crm/jobs/:id", { id })}
              className="text-link inline-flex min-h-11 items-center self-start break-words"
            >
              {what}
            </Link>
            {address ? <span className="break-words text-muted">{address}</span> : null}
            <Link
              draggable={false}
              to={`/crm/schedule/new?job=${id}&day=${day}`}
              aria-label={`Schedule ${what} for ${customerName}`}
              className="text-link mt-auto inline-flex min-h-11 items-center self-start"
            >
              Schedule
            </Link>
          </li>
        ))}
      </ul>
      {hasMore ? <p className="text-sm text-muted">Only the newest are shown.</p> : null}
    </section>
  );
}
