import { holidayOn } from "~/domains/availability/index.ts";
import type { ListedVisit } from "~/domains/schedule/index.server.ts";
import { addDays, dayOf, type LocalDay, monthName, monthOf } from "~/domains/shared/index.ts";
import { staticMarkup } from "~/platform/http/html/static-markup.server.ts";
import { rangeOf, type ScheduleAddress, scheduleHref } from "./schedule-address.ts";
import { formatStart, nameOfDay } from "./visit-labels.ts";

type MonthProps = {
  shown: ScheduleAddress;
  today: LocalDay;
  zone: string;
  visits: readonly ListedVisit[];
};

/** A month as HTML: each day links to its own view, so it needs no script. */
export const renderMonth = (props: MonthProps): string =>
  staticMarkup(<Month {...props} />, "month");

const weekdayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

function Month({ shown, today, zone, visits }: MonthProps) {
  const { day: first, days } = rangeOf(shown);
  const weeks = Array.from({ length: days / 7 }, (_, index) => addDays(first, index * 7));
  const booked = visits.filter(({ state }) => state !== "canceled");
  const byDay = Map.groupBy(booked, ({ startsAt }) => dayOf(startsAt, zone));
  return (
    <table className="schedule-month w-full table-fixed overflow-hidden rounded-xl border border-line bg-surface">
      <caption className="pb-2 text-left font-semibold lg:sr-only">{monthName(shown.day)}</caption>
      <thead>
        <tr>
          {weekdayNames.map((name) => (
            <th key={name} scope="col" className="py-2 text-sm font-semibold text-muted">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((sunday) => (
          <tr key={sunday}>
            {weekdayNames.map((name, index) => {
              const day = addDays(sunday, index);
              return (
                <td key={name} className="border border-line p-0 align-top">
                  <MonthDay
                    href={scheduleHref({ ...shown, view: "day", day })}
                    day={day}
                    isToday={day === today}
                    isOther={monthOf(day) !== monthOf(shown.day)}
                    visits={byDay.get(day) ?? []}
                    zone={zone}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Appointments named in a day; more of them are a number. */
const maxNamed = 3;
/** Crews that a phone shows a dot for. */
const maxDots = 4;

type MonthDayProps = {
  href: string;
  day: LocalDay;
  isToday: boolean;
  /** Whether it's in the month before or after. */
  isOther: boolean;
  visits: readonly ListedVisit[];
  zone: string;
};

function MonthDay({ href, day, isToday, isOther, visits, zone }: MonthDayProps) {
  const { length: count } = visits;
  const appointments = count === 1 ? "1 appointment" : `${count || "no"} appointments`;
  const holiday = holidayOn(day);
  const colors = [...new Set(visits.map(({ crewColor }) => crewColor))].slice(0, maxDots);
  return (
    <a
      href={href}
      aria-current={isToday ? "date" : undefined}
      className={`flex min-h-16 flex-col gap-0.5 p-1 text-xs hover:bg-sunken lg:min-h-28 lg:p-1.5 ${isOther ? "bg-sunken text-muted" : ""}`}
    >
      <span className="sr-only">
        {nameOfDay(day, "long")}, {appointments}
        {holiday ? `, ${holiday}` : ""}
      </span>
      <span
        aria-hidden="true"
        className={`self-start rounded-full px-1.5 text-sm font-semibold ${isToday ? "bg-brand text-on-brand" : ""}`}
      >
        {Number(day.slice(8))}
      </span>
      {holiday ? (
        <span aria-hidden="true" className="hidden truncate text-muted lg:block">
          {holiday}
        </span>
      ) : null}
      {visits.slice(0, maxNamed).map((visit) => (
        <span key={visit.id} className={`month-visit hidden lg:block crew-${visit.crewColor}`}>
          {formatStart(visit, zone)} {visit.customerName}
        </span>
      ))}
      {count > maxNamed ? (
        <span className="hidden font-semibold text-muted lg:block">{count - maxNamed} more</span>
      ) : null}
      {count > 0 ? (
        <span aria-hidden="true" className="mt-auto flex flex-wrap items-center gap-1 lg:hidden">
          <span className="text-sm font-semibold">{count}</span>
          {colors.map((color) => (
            <span key={color} className={`month-dot crew-${color}`} />
          ))}
        </span>
      ) : null}
    </a>
  );
}
