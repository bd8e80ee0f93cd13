import { addDays, dayOf, type LocalDay } from "~/domains/shared/index.ts";
import type { ScheduleAddress, ShownVisit } from "./schedule-address.ts";
import { nameOfDay } from "./visit-labels.ts";
import { VisitLink } from "./visit-line.tsx";

type ScheduleDaysProps = {
  shown: ScheduleAddress;
  /** Number of days shown. */
  days: number;
  today: LocalDay;
  zone: string;
  visits: readonly ShownVisit[];
};

/** Upcoming days with visits, and today, as lists. */
export function ScheduleDays({ shown, days: length, today, zone, visits }: ScheduleDaysProps) {
  const allDays = Array.from({ length }, (_, index) => addDays(shown.day, index));
  const byDay = Map.groupBy(visits, ({ startsAt }) => dayOf(startsAt, zone));
  const days = allDays.filter((day) => day === today || byDay.has(day));
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {days.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`} className="flex min-w-0 flex-col gap-2">
          <h2
            id={`day-${day}`}
            className={`text-base font-semibold ${day === today ? "text-brand" : ""}`}
          >
            {day === today ? "Today, " : null}
            {nameOfDay(day, "long")}
          </h2>
          {byDay.has(day) ? (
            <ul className="flex flex-col gap-2">
              {byDay.get(day)?.map((visit) => (
                <li key={visit.id}>
                  <VisitLink visit={visit} zone={zone} showsCrew={shown.crewId === null} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-sm text-muted">No appointments</p>
          )}
        </section>
      ))}
    </div>
  );
}
