import { Link, type LinksFunction } from "react-router";
import { holidayOn } from "~/domains/availability/index.ts";
import {
  type Collision,
  type Crew,
  findOwnZone,
  listClosedTimes,
  listCollisions,
  listCrews,
  listUnscheduledJobs,
  listVisits,
  readCrewMap,
} from "~/domains/schedule/index.server.ts";
import { formatDay, formatMinutes, maxListed, validateTime } from "~/domains/schedule/index.ts";
import {
  addDays,
  boundsOf,
  dateFormat,
  dayOf,
  memberCanAct,
  memberCanRead,
  monthName,
} from "~/domains/shared/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Alert, ToneIcon } from "~/ui/feedback/alert.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/schedule";
import { shownClosed } from "./closed-time.tsx";
import { CrewName } from "./crew-name.tsx";
import { renderDayMap, renderMapLinks } from "./day-map.server.tsx";
import { columnsOfDay } from "./grid-layout.ts";
import { renderMonth } from "./month.server.tsx";
import { MovableGrid } from "./movable-grid.tsx";
import scheduleStyles from "./schedule.css?url";
import {
  daysOf,
  rangeOf,
  readSchedule,
  type ScheduleAddress,
  scheduleHref,
  scheduleViews,
  shiftRange,
  shownVisit,
  viewedAs,
  wholeDays,
} from "./schedule-address.ts";
import { ScheduleDays } from "./schedule-days.tsx";
import { nameOfDay } from "./visit-labels.ts";

export const meta: Route.MetaFunction = () => [{ title: "Schedule" }];
export const links: LinksFunction = () => [{ rel: "stylesheet", href: scheduleStyles }];

/** Maximum appointments of a month. */
const maxOfMonth = 2_000;
/** Maximum unscheduled jobs next to the grid. */
const maxUnscheduled = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const zone = await findOwnZone(platform, reader);
  const now = platform.clock.now();
  const today = dayOf(now, zone);
  const shown = readSchedule(new URL(request.url).searchParams, today);
  const range = rangeOf(shown);
  const { from, to } = boundsOf(zone, range.day, range.days);
  const hasGrid = shown.view === "day" || shown.view === "week";
  const limit = shown.view === "month" ? maxOfMonth : maxListed;
  const oversees = memberCanRead(reader, "run_business");
  const [crews, collisions, visits, unscheduled] = await Promise.all([
    listCrews(platform, reader),
    oversees ? listCollisions(platform, reader) : [],
    listVisits(platform, reader, { from, to, crewId: shown.crewId, limit }),
    oversees && hasGrid ? listUnscheduledJobs(platform, reader, maxUnscheduled + 1) : [],
  ]);
  const ids = crews.map(({ id }) => id);
  const columns =
    shown.view === "day"
      ? columnsOfDay(shown, crews, visits).map(({ id }) => (id ? [id] : []))
      : [shown.crewId ? [shown.crewId] : ids];
  const closed = hasGrid
    ? await listClosedTimes(platform, reader, { ...range, zone }, columns)
    : [];
  const onlyCrew = crews.length === 1 ? crews[0] : undefined;
  const crew = crews.find(({ id }) => id === shown.crewId) ?? onlyCrew;
  const address = crew && shown.view === "day" ? { crewId: crew.id, day: shown.day, zone } : null;
  const map = address && visits.length > 0 ? await readCrewMap(platform, reader, address) : null;
  const all = { visits, days: range.days };
  const listed = shown.view === "agenda" ? wholeDays(visits, { ...range, zone }) : all;
  const canPlan = memberCanAct(reader, "run_business");
  const canDoVisits = memberCanAct(reader, "do_visits");
  const dayMap =
    map && crew
      ? renderDayMap({ map, crew, day: shown.day, zone, canPlan })
      : renderMapLinks(shown, crews, visits);
  return {
    zone,
    now,
    today,
    shown,
    crews,
    days: listed.days,
    visits: shown.view === "month" ? [] : listed.visits.map(shownVisit),
    cutAt: listed === all && visits.length === limit ? limit : null,
    conflicts: {
      list: collisions.map((collision) => shownCollision(collision, zone)),
      nextOn: collisions[0] ? formatShortDay(collisions[0].startsAt, zone) : null,
      isOpen: collisions.some(({ startsAt }) => startsAt >= from && startsAt < to),
    },
    closed: closed.map(shownClosed),
    unscheduled: unscheduled.slice(0, maxUnscheduled),
    moreUnscheduled: unscheduled.length > maxUnscheduled,
    canPlan,
    canDoVisits,
    dayMap,
    month: shown.view === "month" ? renderMonth({ shown, today, zone, visits }) : null,
  };
}

/** A conflict's line with its likely reason; its page shows the current reason. */
function shownCollision(collision: Collision, zone: string) {
  const { id, startsAt, day, startMinutes, customerName, what, crewName } = collision;
  const reason = validateTime(day, startMinutes, zone)
    ? "daylight saving time skips that hour"
    : (holidayOn(day) ?? `${crewName} isn’t free`);
  const line = `${formatDay(startsAt, zone)}, ${formatMinutes(startMinutes)}: ${customerName}, ${what}`;
  return { id, line, reason };
}

/** "Nov 22". */
const formatShortDay = (moment: Date, zone: string) =>
  dateFormat({ month: "short", day: "numeric", timeZone: zone }).format(moment);

type Conflicts = {
  list: readonly ReturnType<typeof shownCollision>[];
  /** Day of the next one. */
  nextOn: string | null;
  /** Whether one of them is on a day shown. */
  isOpen: boolean;
};

const viewLabels = { day: "Day", week: "Week", month: "Month", agenda: "Agenda" };

/** The schedule by day, by week, or as a list of upcoming visits, with live updates. */
export default function Schedule({ loaderData }: Route.ComponentProps) {
  const { zone, now, today, shown, days, crews, visits, cutAt, conflicts, canPlan, canDoVisits } =
    loaderData;
  const { unscheduled, moreUnscheduled, closed, dayMap, month } = loaderData;
  useLiveUpdates("/crm/events", "visit");
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Schedule</h1>
        {canPlan ? (
          <LinkButton
            href={`/crm/schedule/new?day=${shown.view === "month" && shown.day < today ? today : shown.day}`}
            variant="action"
            className="max-sm:px-4"
          >
            New appointment
          </LinkButton>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <nav aria-label="View" className="flex flex-wrap rounded-xl bg-sunken p-1">
          {scheduleViews.map((view) => (
            <Link
              key={view}
              to={scheduleHref(viewedAs(shown, view, today))}
              aria-current={view === shown.view ? "page" : undefined}
              className="flex min-h-11 items-center rounded-lg px-2.5 text-sm font-semibold text-muted aria-[current]:bg-info-soft aria-[current]:text-info sm:px-3"
            >
              {viewLabels[view]}
            </Link>
          ))}
        </nav>
        <nav aria-label="Days" className="flex items-center text-sm font-semibold">
          <Link
            aria-label="Previous"
            className={pageLink}
            to={scheduleHref(shiftRange(shown, -1, days))}
          >
            <Arrow path="m12 4-6 6 6 6" />
          </Link>
          <Link className={pageLink} to={scheduleHref({ ...shown, day: today })}>
            Today
          </Link>
          <Link
            aria-label="Next"
            className={pageLink}
            to={scheduleHref(shiftRange(shown, 1, days))}
          >
            <Arrow path="m8 4 6 6-6 6" />
          </Link>
        </nav>
        <p className="hidden font-semibold lg:block">{rangeName(shown)}</p>
        {crews.length > 1 ? <CrewChips shown={shown} crews={crews} /> : null}
      </div>
      {conflicts.list.length > 0 ? <Collisions {...conflicts} /> : null}
      {cutAt ? (
        <Alert tone="warning" title={`Showing only the first ${cutAt} appointments`}>
          Choose a crew, or one day, to see the rest.
        </Alert>
      ) : null}
      {month ? (
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered on the server
          dangerouslySetInnerHTML={{ __html: month }}
        />
      ) : shown.view === "agenda" ? (
        <ScheduleDays shown={shown} days={days} today={today} zone={zone} visits={visits} />
      ) : (
        <MovableGrid
          shown={shown}
          today={today}
          now={now}
          zone={zone}
          visits={visits}
          crews={crews}
          closed={closed}
          unscheduled={unscheduled}
          moreUnscheduled={moreUnscheduled}
          canPlan={canPlan}
        />
      )}
      {dayMap ? (
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered on the server
          dangerouslySetInnerHTML={{ __html: dayMap }}
        />
      ) : null}
      <p className="flex gap-4 text-sm">
        {canPlan ? <TouchLink to="/crm/schedule/crews">Crews</TouchLink> : null}
        {canDoVisits ? (
          <TouchLink to="/crm/schedule/calendar">Sync to your calendar</TouchLink>
        ) : null}
      </p>
    </div>
  );
}

const pageLink =
  "grid min-h-11 min-w-11 place-items-center rounded-lg px-2 text-brand hover:bg-sunken";

function Arrow({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5 fill-none stroke-current stroke-2"
      aria-hidden="true"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** "Wednesday, March 12", or "Sun, Mar 9 – Sat, Mar 15". */
function rangeName({ view, day }: ScheduleAddress): string {
  if (view === "day") return nameOfDay(day, "long");
  if (view === "month") return monthName(day);
  const last = addDays(day, daysOf[view] - 1);
  return `${nameOfDay(day, "short")} – ${nameOfDay(last, "short")}`;
}

/** Filters the schedule by crew with one tap. */
function CrewChips({ shown, crews }: { shown: ScheduleAddress; crews: readonly Crew[] }) {
  return (
    <nav
      aria-label="Crew"
      className="-mr-4 flex min-w-0 flex-1 gap-2 overflow-x-auto py-1 pr-4 lg:mr-0 lg:flex-none lg:ml-auto lg:flex-wrap lg:px-0"
    >
      {[{ id: null, name: "All crews", color: null }, ...crews].map(({ id, name, color }) => (
        <Link
          key={id}
          to={scheduleHref({ ...shown, crewId: id })}
          aria-current={id === shown.crewId ? "true" : undefined}
          className="flex min-h-11 shrink-0 items-center rounded-full border border-edge bg-surface px-4 text-sm font-semibold hover:border-ink aria-[current]:border-info aria-[current]:bg-info-soft aria-[current]:text-info lg:min-h-9 lg:px-3"
        >
          {color ? <CrewName name={name} color={color} /> : name}
        </Link>
      ))}
    </nav>
  );
}

/** Recurring visits that couldn't be booked, on one line that opens; each links to its decision. */
function Collisions({ list, nextOn, isOpen }: Conflicts) {
  return (
    // The key resets it when the range changes.
    <Disclosure
      key={String(isOpen)}
      isOpen={isOpen}
      className="rounded-xl border border-line bg-warning-soft px-4"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 font-semibold">
        <ToneIcon tone="warning" />
        {list.length === 1
          ? `Scheduling conflict on ${nextOn}`
          : `${list.length} scheduling conflicts, next ${nextOn}`}
      </summary>
      <div className="pb-4 pl-9">
        <CollisionList list={list} />
      </div>
    </Disclosure>
  );
}

function CollisionList({ list }: Pick<Conflicts, "list">) {
  return (
    <ul className="flex flex-col gap-1">
      {list.map(({ id, line, reason }) => (
        <li key={id}>
          <Link className="underline" to={`/crm/schedule/collisions/${id}`}>
            {line}
          </Link>{" "}
          ({reason})
        </li>
      ))}
    </ul>
  );
}
