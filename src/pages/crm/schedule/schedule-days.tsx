import { addDays, dayOf, type LocalDay } from "~/features/time-zones/local-day.ts";
import type { ListedVisit } from "~/features/visits/list-visits.server.ts";
import { nameOfDay } from "./day-name.ts";
import { daysOf, type ScheduleAddress } from "./schedule-address.ts";
import { VisitLine } from "./visit-line.tsx";

type ScheduleDaysProps = {
  shown: ScheduleAddress;
  today: LocalDay;
  zone: string;
  visits: readonly ListedVisit[];
};

/** The days of a view with their visits. A week has its days side by side where there is room. */
export function ScheduleDays({ shown, today, zone, visits }: ScheduleDaysProps) {
  const all = Array.from({ length: daysOf[shown.view] }, (_, at) => addDays(shown.day, at));
  const ofDay = (day: LocalDay) => visits.filter(({ startsAt }) => dayOf(startsAt, zone) === day);
  // An agenda is about what there is.
  const days =
    shown.view === "agenda" ? all.filter((day) => day === today || ofDay(day).length > 0) : all;
  const isWeek = shown.view === "week";
  return (
    <div
      className={isWeek ? "grid gap-4 lg:grid-cols-7 lg:gap-2" : "flex max-w-3xl flex-col gap-6"}
    >
      {days.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`} className="flex min-w-0 flex-col gap-2">
          <h2
            id={`day-${day}`}
            className={`text-base font-semibold ${day === today ? "text-brand" : ""}`}
          >
            {day === today ? "Today, " : ""}
            {nameOfDay(day, isWeek ? "short" : "long")}
          </h2>
          {ofDay(day).length > 0 ? (
            <ul className="flex flex-col gap-2">
              {ofDay(day).map((visit) => (
                <VisitLine
                  key={visit.id}
                  visit={visit}
                  zone={zone}
                  showsCrew={shown.crewId === null}
                />
              ))}
            </ul>
          ) : (
            <p className="text-sm text-muted">No visits</p>
          )}
        </section>
      ))}
    </div>
  );
}
