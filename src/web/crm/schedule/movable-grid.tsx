import { useState } from "react";
import type { Crew, UnscheduledJob } from "~/domains/schedule/index.server.ts";
import type { LocalDay } from "~/domains/shared/index.ts";
import type { ShownClosed } from "./closed-time.tsx";
import { planGrid } from "./grid-layout.ts";
import type { ScheduleAddress, ShownVisit } from "./schedule-address.ts";
import { ScheduleGrid } from "./schedule-grid.tsx";
import { UnscheduledJobs } from "./unscheduled-jobs.tsx";
import { type GridTools, useGridControl, useMoveVisit } from "./use-move-visit.ts";

type MovableGridProps = {
  shown: ScheduleAddress;
  today: LocalDay;
  now: Date;
  zone: string;
  visits: readonly ShownVisit[];
  crews: readonly Crew[];
  closed: readonly ShownClosed[];
  unscheduled: readonly UnscheduledJob[];
  moreUnscheduled: boolean;
  /** Whether this member can book and move visits. */
  canPlan: boolean;
};

const helpId = "move-help";

/** The grid and the jobs to put into it; appointments are moved by mouse, finger, or keyboard. */
export function MovableGrid(props: MovableGridProps) {
  const { shown, today, now, zone, crews, closed, unscheduled, moreUnscheduled, canPlan } = props;
  const [tools, setTools] = useState<GridTools>(null);
  const { visits, ...move } = useMoveVisit(props.visits, { zone, crews }, tools);
  const plan = planGrid(shown, visits, { crews, zone });
  const { root, status } = useGridControl(
    { ...plan, visits, zone, now, crews, crewId: shown.crewId ?? "" },
    canPlan,
    move,
    setTools,
  );
  const hasJobs = unscheduled.length > 0;
  const hasCrewList = crews.length > 1 && plan.columns?.length !== crews.length;
  return (
    <div
      ref={root}
      className={`schedule relative flex flex-col ${hasJobs ? "gap-6 xl:grid xl:grid-cols-[minmax(0,1fr)_13rem] xl:gap-4" : ""}`}
    >
      <div className="min-w-0">
        <ScheduleGrid
          plan={plan}
          shown={shown}
          today={today}
          now={now}
          zone={zone}
          closed={closed}
          canPlan={canPlan}
          helpId={tools ? helpId : undefined}
        />
        {tools ? (
          <>
            <p className="mt-3 text-sm text-muted lg:hidden">
              Touch and hold an appointment to move it.
            </p>
            <p id={helpId} className="mt-2 hidden text-sm text-muted lg:block">
              {tools.describeMoves(hasCrewList)}
            </p>
          </>
        ) : null}
        <p ref={status} role="status" className="sr-only" />
      </div>
      {hasJobs ? (
        <UnscheduledJobs jobs={unscheduled} hasMore={moreUnscheduled} day={shown.day} />
      ) : null}
    </div>
  );
}
