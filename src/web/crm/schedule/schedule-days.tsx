import type { Crew } from "~/domains/schedule/index.server.ts";
import { type CrewColor, formatClock } from "~/domains/schedule/index.ts";
import { addDays, dayOf, type LocalDay, localTime } from "~/domains/shared/index.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { CrewName } from "./crew-name.tsx";
import type { ScheduleAddress, ShownVisit } from "./schedule-address.ts";
import { useMoveVisit } from "./use-move-visit.ts";
import { nameOfDay, visitBadge } from "./visit-words.ts";

type ScheduleDaysProps = {
  shown: ScheduleAddress;
  /** Number of days shown. */
  days: number;
  today: LocalDay;
  zone: string;
  visits: readonly ShownVisit[];
  crews: readonly Crew[];
  /** Whether this member can move visits. */
  plans: boolean;
};

/** The days of a view with their visits; a week shows them in columns on wide screens. */
export function ScheduleDays(props: ScheduleDaysProps) {
  const { shown, today, zone, crews, plans } = props;
  const { visits, drag } = useMoveVisit(props.visits, zone);
  const all = Array.from({ length: props.days }, (_, at) => addDays(shown.day, at));
  const byDay = Map.groupBy(visits, ({ startsAt }) => dayOf(startsAt, zone));
  const ofDay = (day: LocalDay) => byDay.get(day) ?? [];
  // An agenda shows only days with visits, and today.
  const days =
    shown.view === "agenda" ? all.filter((day) => day === today || ofDay(day).length > 0) : all;
  const isWeek = shown.view === "week";
  const isDay = shown.view === "day" && visits.length > 0;
  const columns = shown.crewId ? crews.filter(({ id }) => id === shown.crewId) : crews;
  return (
    <div
      {...(plans ? drag : {})}
      className={
        isWeek
          ? "grid gap-4 lg:grid-cols-7 lg:gap-2"
          : `flex flex-col gap-6 ${isDay ? "" : "max-w-3xl"}`
      }
    >
      {days.map((day) => (
        <section
          key={day}
          aria-labelledby={`day-${day}`}
          data-drop={isWeek ? day : undefined}
          className="flex min-w-0 flex-col gap-2 rounded-xl data-over:bg-info-soft"
        >
          <h2
            id={`day-${day}`}
            className={`text-base font-semibold ${day === today ? "text-brand" : ""}`}
          >
            {day === today ? <span className={isWeek ? "lg:sr-only" : ""}>Today, </span> : null}
            {nameOfDay(day, isWeek ? "short" : "long")}
          </h2>
          {ofDay(day).length > 0 ? (
            <ul className={`flex flex-col gap-2 ${isDay ? "lg:hidden" : ""}`}>
              {ofDay(day).map((visit) => (
                <VisitLine
                  key={visit.id}
                  visit={visit}
                  zone={zone}
                  showsCrew={shown.crewId === null}
                  plans={plans}
                />
              ))}
            </ul>
          ) : (
            <p className="text-sm text-muted">No appointments</p>
          )}
          {isDay ? (
            <DayTable day={day} zone={zone} crews={columns} visits={visits} plans={plans} />
          ) : null}
        </section>
      ))}
    </div>
  );
}

type DayTableProps = {
  day: LocalDay;
  zone: string;
  crews: readonly { id: string; name: string; color: CrewColor }[];
  visits: readonly ShownVisit[];
  plans: boolean;
};

/** A day by hours and crews on wide screens; visits can be dropped on each cell. */
function DayTable({ day, zone, crews, visits, plans }: DayTableProps) {
  const hourOf = ({ startsAt }: ShownVisit) => Math.floor(localTime(startsAt, zone).minutes / 60);
  const starts = visits.map(hourOf);
  const first = Math.min(7, ...starts);
  const hours = Array.from({ length: Math.max(18, ...starts) - first + 1 }, (_, at) => first + at);
  const former = visits
    .filter(({ crewId }) => !crews.some(({ id }) => id === crewId))
    .map(({ crewId: id, crewName: name, crewColor: color }) => ({ id, name, color }));
  const columns = [...crews, ...new Map(former.map((crew) => [crew.id, crew])).values()];
  return (
    <div className="hidden overflow-x-auto lg:block">
      <table className="w-full table-fixed border-collapse text-left">
        <thead>
          <tr>
            <th scope="col" className="w-20 text-sm font-normal text-muted">
              Time
            </th>
            {columns.map((crew) => (
              <th key={crew.id} scope="col" className="w-48 p-2 text-sm font-semibold">
                <CrewName name={crew.name} color={crew.color} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour} className="border-t border-line align-top">
              <th scope="row" className="py-2 text-sm font-normal text-muted tabular-nums">
                {nameOfHour(hour)}
              </th>
              {columns.map(({ id }) => (
                <td
                  key={id}
                  data-drop={day}
                  data-drop-crew={id}
                  data-drop-hour={hour}
                  className="h-12 border-l border-line p-1 data-over:bg-info-soft"
                >
                  <ul className="flex flex-col gap-1">
                    {visits
                      .filter((visit) => visit.crewId === id && hourOf(visit) === hour)
                      .map((visit) => (
                        <VisitLine
                          key={visit.id}
                          visit={visit}
                          zone={zone}
                          showsCrew={false}
                          plans={plans}
                        />
                      ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns "9 AM". */
function nameOfHour(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
}

type VisitLineProps = { visit: ShownVisit; zone: string; showsCrew: boolean; plans: boolean };

/** A visit in a day's list: time, customer, job and crew. The whole line links to it. */
function VisitLine({ visit, zone, showsCrew, plans }: VisitLineProps) {
  const badge = visitBadge(visit);
  const isCanceled = visit.state === "canceled";
  return (
    <li
      data-drag={plans && visit.state === "booked" ? visit.id : undefined}
      className="data-dragged:pointer-events-none data-dragged:relative data-dragged:z-10 data-dragged:opacity-80"
    >
      <a
        draggable={false}
        href={`/crm/schedule/visits/${visit.id}`}
        className="flex flex-col gap-0.5 rounded-xl border border-line bg-surface px-3 py-2.5 hover:border-edge"
      >
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span className={isCanceled ? "line-through" : "font-semibold text-ink"}>
            {formatClock(visit.startsAt, zone)} – {formatClock(visit.endsAt, zone)}
          </span>
          {badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}
        </span>
        <span className={`font-semibold break-words ${isCanceled ? "line-through" : ""}`}>
          {visit.customerName}
        </span>
        <span className="text-sm break-words text-muted">{visit.what}</span>
        {visit.address ? (
          <span className="text-sm break-words text-muted">{visit.address}</span>
        ) : null}
        {showsCrew ? (
          <span className="text-sm">
            <CrewName name={visit.crewName} color={visit.crewColor} />
          </span>
        ) : null}
      </a>
    </li>
  );
}
