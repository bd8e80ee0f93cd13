import type { Crew } from "~/domains/schedule/crews/list-crews.server.ts";
import { addDays, dayOf, type LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import { nameOfDay } from "./day-name.ts";
import { DayTable } from "./day-table.tsx";
import type { ScheduleAddress } from "./schedule-address.ts";
import type { ShownVisit } from "./shown-visit.ts";
import { useMoveVisit } from "./use-move-visit.ts";
import { VisitLine } from "./visit-line.tsx";

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
