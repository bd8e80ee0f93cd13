import { Form, Link } from "react-router";
import {
  type Collision,
  findOwnZone,
  listCollisions,
  listCrews,
  listVisits,
} from "~/domains/schedule/index.server.ts";
import { formatDay, formatMinutes, maxListed, validateTime } from "~/domains/schedule/index.ts";
import { boundsOf, dayOf, memberCanAct, memberCanRead } from "~/domains/shared/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/schedule";
import {
  daysOf,
  readSchedule,
  scheduleHref,
  scheduleViews,
  shownVisit,
  turned,
  wholeDays,
} from "./schedule-address.ts";
import { ScheduleDays } from "./schedule-days.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Schedule" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const zone = await findOwnZone(platform, reader);
  const today = dayOf(platform.clock.now(), zone);
  const shown = readSchedule(new URL(request.url).searchParams, today);
  const { from, to } = boundsOf(zone, shown.day, daysOf[shown.view]);
  const oversees = memberCanRead(reader, "run_business");
  const [crews, collisions, visits] = await Promise.all([
    listCrews(platform, reader),
    oversees ? listCollisions(platform, reader) : [],
    listVisits(platform, reader, { from, to, crewId: shown.crewId }),
  ]);
  const all = { visits, days: daysOf[shown.view] };
  const range = { day: shown.day, days: all.days, zone };
  const listed = shown.view === "agenda" ? wholeDays(visits, range) : all;
  const plans = memberCanAct(reader, "run_business");
  const does = memberCanAct(reader, "do_visits");
  return {
    zone,
    today,
    shown,
    crews,
    days: listed.days,
    visits: listed.visits.map(shownVisit),
    isCut: listed === all && visits.length === maxListed,
    collisions,
    plans,
    does,
  };
}

const viewLabels = { day: "Day", week: "Week", agenda: "Agenda" };

/** The schedule by day, by week, or as a list of upcoming visits, with live updates. */
export default function Schedule({ loaderData }: Route.ComponentProps) {
  const { zone, today, shown, days, crews, visits, isCut, collisions, plans, does } = loaderData;
  useLiveUpdates("/crm/events", "visit");
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Schedule</h1>
        {plans ? (
          <LinkButton href={`/crm/schedule/new?day=${shown.day}`} variant="action">
            New appointment
          </LinkButton>
        ) : null}
      </div>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <nav aria-label="View" className="flex flex-wrap rounded-xl bg-sunken p-1">
          {scheduleViews.map((view) => (
            <Link
              key={view}
              to={scheduleHref({ ...shown, view })}
              aria-current={view === shown.view ? "page" : undefined}
              className="flex min-h-11 items-center rounded-lg px-3 text-sm font-semibold text-muted aria-[current]:bg-info-soft aria-[current]:text-info"
            >
              {viewLabels[view]}
            </Link>
          ))}
        </nav>
        <nav
          aria-label="Days"
          className="-mx-3 flex flex-wrap items-center py-1 text-sm font-semibold sm:mx-0"
        >
          <Link className={pageLink} to={scheduleHref(turned(shown, -1, days))}>
            Previous
          </Link>
          <Link className={pageLink} to={scheduleHref({ ...shown, day: today })}>
            Today
          </Link>
          <Link className={pageLink} to={scheduleHref(turned(shown, 1, days))}>
            Next
          </Link>
        </nav>
        {crews.length > 1 ? (
          <Form method="get" className="flex items-end gap-2 sm:ml-auto">
            <input type="hidden" name="view" value={shown.view} />
            <input type="hidden" name="day" value={shown.day} />
            <SelectField
              name="crew"
              label="Crew"
              placeholder="All crews"
              defaultValue={shown.crewId ?? ""}
              options={crews.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Button type="submit" variant="secondary">
              Show
            </Button>
          </Form>
        ) : null}
      </div>
      {collisions.length > 0 ? <Collisions collisions={collisions} zone={zone} /> : null}
      {isCut ? (
        <Alert tone="warning" title={`Showing only the first ${maxListed} appointments`}>
          Choose a crew, or one day, to see the rest.
        </Alert>
      ) : null}
      <ScheduleDays
        shown={shown}
        days={days}
        today={today}
        zone={zone}
        visits={visits}
        crews={crews}
        plans={plans}
      />
      <p className="flex gap-4 text-sm">
        {plans ? <TouchLink to="/crm/schedule/crews">Crews</TouchLink> : null}
        {does ? <TouchLink to="/crm/schedule/calendar">Sync to your calendar</TouchLink> : null}
      </p>
    </div>
  );
}

const pageLink = "flex min-h-11 items-center rounded-lg px-3 text-brand hover:bg-sunken";

/** Recurring visits that couldn't be booked, each linking to its decision. */
function Collisions({ collisions, zone }: { collisions: readonly Collision[]; zone: string }) {
  const { length } = collisions;
  return (
    <Alert
      tone="warning"
      title={length === 1 ? "Scheduling conflict" : `${length} scheduling conflicts`}
    >
      <ul className="flex flex-col gap-1">
        {collisions.map(({ id, startsAt, day, startMinutes, customerName, what, crewName }) => (
          <li key={id}>
            <Link className="underline" to={`/crm/schedule/collisions/${id}`}>
              {formatDay(startsAt, zone)}, {formatMinutes(startMinutes)}: {customerName}, {what}
            </Link>{" "}
            (
            {validateTime(day, startMinutes, zone)
              ? "daylight saving time skips that hour"
              : `${crewName} is already booked`}
            )
          </li>
        ))}
      </ul>
    </Alert>
  );
}
