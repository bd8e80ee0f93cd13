import { Link } from "react-router";
import { formatMinutes } from "~/domains/schedule/index.ts";
import { dayOf, type LocalDay, localTime } from "~/domains/shared/index.ts";
import { Closed, type ShownClosed } from "./closed-time.tsx";
import { CrewName } from "./crew-name.tsx";
import {
  type GridCrew,
  type GridPlan,
  type Hours,
  nameOfHour,
  type PlacedVisit,
  placeAt,
  placeSpan,
} from "./grid-layout.ts";
import { newVisitHref, type ScheduleAddress, scheduleHref } from "./schedule-address.ts";
import { nameOfDay } from "./visit-labels.ts";
import { VisitLink } from "./visit-line.tsx";

type ScheduleGridProps = {
  plan: GridPlan;
  shown: ScheduleAddress;
  today: LocalDay;
  now: Date;
  zone: string;
  closed: readonly ShownClosed[];
  /** Whether this member can book and move visits. */
  canPlan: boolean;
  /** ID of the text that says how to move an appointment. */
  helpId: string | undefined;
};

/**
 * A day with a column per crew, or a week with a column per day: appointments are placed by their time.
 * On a narrow screen the same elements are a list per day, until one is moved.
 */
export function ScheduleGrid({
  plan,
  shown,
  today,
  now,
  zone,
  closed,
  canPlan,
  helpId,
}: ScheduleGridProps) {
  const { days, columns, hours, placed } = plan;
  const isWeek = columns === null;
  const nowMinutes = localTime(now, zone).minutes;
  const isNowShown = nowMinutes >= hours.first * 60 && nowMinutes < hours.end * 60;
  const count = `hours-${hours.end - hours.first} across-${isWeek ? days.length : 1}`;
  return (
    <div className={`schedule-grid flex flex-col gap-6 ${count}`}>
      <HourNames hours={hours} />
      {days.map((day, index) => (
        <section key={day} aria-labelledby={`day-${day}`} className="flex min-w-0 flex-col gap-2">
          <h2
            id={`day-${day}`}
            className={`text-base font-semibold ${isWeek ? "schedule-head" : "list-only"} ${day === today ? "text-brand" : ""}`}
          >
            {isWeek ? (
              <Link to={scheduleHref({ ...shown, view: "day", day })} className="hover:underline">
                {dayName(day, { today, isWeek })}
              </Link>
            ) : (
              dayName(day, { today, isWeek })
            )}
          </h2>
          {columns ? <CrewHeads crews={columns} /> : null}
          <Day
            day={day}
            placed={placed[index] ?? []}
            hours={hours}
            crews={columns}
            closed={closed.filter((one) => one.day === day)}
            chosenCrew={shown.crewId}
            zone={zone}
            now={isNowShown && day === dayOf(now, zone) ? nowMinutes : null}
            isFirst={index === 0}
            canPlan={canPlan}
            helpId={helpId}
          />
        </section>
      ))}
    </div>
  );
}

function dayName(day: LocalDay, { today, isWeek }: { today: LocalDay; isWeek: boolean }) {
  return (
    <>
      {day === today ? <span className={isWeek ? "list-only" : ""}>Today, </span> : null}
      {nameOfDay(day, isWeek ? "short" : "long")}
    </>
  );
}

/** The column of hours. Appointments name their own times, so it's only for the eye. */
function HourNames({ hours }: { hours: Hours }) {
  const all = Array.from({ length: hours.end - hours.first }, (_, index) => hours.first + index);
  return (
    <div aria-hidden="true" className="schedule-hours text-xs text-muted tabular-nums">
      {all.map((hour) => (
        <span key={hour} className={placeAt(hour * 60, hours)}>
          {nameOfHour(hour)}
        </span>
      ))}
    </div>
  );
}

function CrewHeads({ crews }: { crews: readonly GridCrew[] }) {
  return (
    <div aria-hidden="true" className={`schedule-heads across-${crews.length}`}>
      {crews.map(({ id, name, color }) => (
        <span
          key={id}
          className="flex min-w-0 items-center border-l border-line px-2 text-sm font-semibold"
        >
          {name ? <CrewName name={name} color={color} /> : null}
        </span>
      ))}
    </div>
  );
}

type DayProps = {
  day: LocalDay;
  placed: readonly PlacedVisit[];
  hours: Hours;
  crews: readonly GridCrew[] | null;
  closed: readonly ShownClosed[];
  /** The crew that the schedule is filtered by. */
  chosenCrew: string | null;
  zone: string;
  /** Minutes since midnight; null if it isn't this day. */
  now: number | null;
  isFirst: boolean;
  canPlan: boolean;
  helpId: string | undefined;
};

/** One day's appointments and, for members who book, a link for each open hour. */
function Day(props: DayProps) {
  const { day, placed, hours, crews, closed, chosenCrew, zone, now, isFirst } = props;
  const { canPlan, helpId } = props;
  const columns = crews?.length ?? 1;
  return (
    <div data-area={day} className={`schedule-area across-${columns}`}>
      {closed.map((one) => (
        <Closed
          key={`${one.column} ${one.start}`}
          closed={one}
          hours={hours}
          crewName={columns > 1 && !one.isForAll ? crews?.[one.column]?.name : undefined}
        />
      ))}
      {canPlan ? (
        <div className="schedule-slots">
          {(crews ?? [{ id: chosenCrew ?? "", name: "" }]).map((crew, column) => (
            <Slots
              key={crew.id}
              day={day}
              crew={crew}
              column={column}
              hours={hours}
              isFirst={isFirst && column === 0}
            />
          ))}
        </div>
      ) : null}
      {now === null ? null : (
        <div aria-hidden="true" data-now="" className={`schedule-now ${placeAt(now, hours)}`} />
      )}
      {placed.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {placed.map((placement) => (
            <GridVisit
              key={placement.visit.id}
              placed={placement}
              hours={hours}
              zone={zone}
              showsCrew={chosenCrew === null}
              view={crews ? "day" : "week"}
              canPlan={canPlan}
              helpId={helpId}
            />
          ))}
        </ul>
      ) : (
        <p className="list-only text-sm text-muted">No appointments</p>
      )}
    </div>
  );
}

type SlotsProps = {
  day: LocalDay;
  crew: Pick<GridCrew, "id" | "name">;
  column: number;
  hours: Hours;
  isFirst: boolean;
};

/**
 * Links to book each hour. Only one of them is in the tab order; the arrow keys reach the others
 * (`grid-control.ts`).
 */
function Slots({ day, crew, column, hours, isFirst }: SlotsProps) {
  const all = Array.from({ length: hours.end - hours.first }, (_, index) => hours.first + index);
  const name = nameOfDay(day, "short");
  return all.map((hour) => (
    <Link
      key={hour}
      draggable={false}
      data-slot=""
      tabIndex={isFirst && hour === Math.max(8, hours.first) ? 0 : -1}
      to={newVisitHref({ day, minutes: hour * 60, crewId: crew.id || null })}
      aria-label={[`Book ${name}, ${formatMinutes(hour * 60)}`, crew.name]
        .filter(Boolean)
        .join(", ")}
      className={`schedule-slot column-${column} ${placeAt(hour * 60, hours)}`}
    />
  ));
}

type GridVisitProps = {
  placed: PlacedVisit;
  hours: Hours;
  zone: string;
  showsCrew: boolean;
  view: "day" | "week";
  canPlan: boolean;
  helpId: string | undefined;
};

function GridVisit(props: GridVisitProps) {
  const { placed, hours, zone, showsCrew, view, canPlan, helpId } = props;
  const { visit, span, lane, column } = placed;
  const canMove = canPlan && visit.state === "booked";
  return (
    <li
      data-visit={visit.id}
      className={`schedule-visit crew-${visit.crewColor} ${visit.state} ${placeSpan(span, lane, { hours, column })}`}
    >
      <VisitLink
        visit={visit}
        zone={zone}
        showsCrew={showsCrew}
        grid={view}
        describedBy={canMove ? helpId : undefined}
      />
      {canMove && span.isEnd ? (
        <span data-resize="" aria-hidden="true" className="schedule-resize" />
      ) : null}
    </li>
  );
}
