import { Form, redirect } from "react-router";
import {
  findOwnZone,
  listCrews,
  type MapStop,
  moveCrewDay,
  proposeDayOrder,
} from "~/domains/schedule/index.server.ts";
import {
  dayOrderSchema,
  formatClock,
  type TimedVisit,
  writeMoves,
} from "~/domains/schedule/index.ts";
import { dayOf, readDay } from "~/domains/shared/index.ts";
import {
  type ActionArgs,
  runForm,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Choice } from "~/ui/form/choice.tsx";
import { type CrmContext, memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/order";
import { scheduleHref } from "./schedule-address.ts";
import { formatMinutes, nameOfDay } from "./visit-labels.ts";

export const meta: Route.MetaFunction = () => [{ title: "Best order" }];
export const shouldRevalidate = reloadIfBehind;

/** The crew's day in the URL; a page for no crew or no day doesn't exist. */
async function readAddress(request: Request, context: CrmContext) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const search = new URL(request.url).searchParams;
  if (!search.has("day") && !search.has("crew")) throw redirect("/crm/schedule", { status: 303 });
  const day = readDay(search.get("day"));
  const crewId = readId(search.get("crew"));
  const crew = (await listCrews(platform, reader)).find(({ id }) => id === crewId);
  if (!(day && crew)) throw notFound();
  const zone = await findOwnZone(platform, reader);
  const released = new Set(search.getAll("free").flatMap((id) => readId(id) ?? []));
  return { crew, address: { crewId: crew.id, day, zone }, released };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { crew, address, released } = await readAddress(request, context);
  const reader = context.get(memberContext);
  const { map, best } = await proposeDayOrder(platform, reader, address, released);
  const { day, zone } = address;
  const byId = new Map(map.stops.map((stop) => [stop.id, stop]));
  const rows = (best?.stops ?? []).flatMap((next) => {
    const stop = byId.get(next.id);
    return stop ? [{ ...next, was: stop }] : [];
  });
  // Only these can move; appointments that are done or began the day before stay.
  const ordered = rows.filter(
    ({ was }) => was.state === "booked" && dayOf(was.startsAt, zone) === day,
  );
  const moved = ordered.filter(({ isMoved }) => isMoved);
  return {
    crewName: crew.name,
    day,
    zone,
    href: scheduleHref({ view: "day", day, crewId: crew.id }),
    crewId: crew.id,
    stops: map.stops.length,
    minutes: map.minutes,
    isByRoad: map.isByRoad,
    best: best && {
      minutesNow: best.minutesNow,
      minutesThen: best.minutesThen,
      rows: rows.map(({ id, startsAt, isMoved, was }) => ({
        id,
        startsAt,
        isMoved,
        before: was.startsAt,
        customerName: was.customerName,
        what: was.what,
      })),
      moved: moved.length,
      promisedMoves: moved.filter(({ was }) => was.isPromised).length,
      moves: writeMoves(ordered.map(({ was, ...next }) => ({ ...next, version: was.version }))),
      back: writeMoves(ordered.map(({ was, ...next }) => timesBefore(was, next))),
    },
    promised: map.stops
      .filter((stop) => stop.isPromised && !stop.hasBegun && stop.point)
      .map(({ id, customerName, startsAt, windowMinutes }) => ({
        id,
        customerName,
        startsAt,
        until: new Date(startsAt.getTime() + windowMinutes * 60_000),
        isReleased: released.has(id),
      })),
  };
}

/** An appointment's times before a move, with its version after it. */
function timesBefore(was: MapStop, next: Omit<TimedVisit, "version">): TimedVisit {
  const { id, version, startsAt, leavesAt, windowMinutes } = was;
  const travelMinutes = (startsAt.getTime() - leavesAt.getTime()) / 60_000;
  const isSame =
    startsAt.getTime() === next.startsAt.getTime() &&
    travelMinutes === next.travelMinutes &&
    windowMinutes === next.windowMinutes;
  return { id, version: isSame ? version : version + 1, startsAt, travelMinutes, windowMinutes };
}

const messages = {
  changed_elsewhere:
    "This day changed since you opened it. Nothing was moved. Check the day below, then try again.",
  not_possible: "An appointment has started since you opened this day. Nothing was moved.",
};

export async function action(args: ActionArgs & Route.ActionArgs) {
  const member = sessionMember(args.context);
  const { address } = await readAddress(args.request, args.context);
  const result = await runForm(args, {
    read: (body) => check(dayOrderSchema, body),
    call: ({ platform, body }, value) =>
      moveCrewDay(platform, member, address, { ...value, isUndo: body.intent === "undo" }),
  });
  if (result.ok) {
    const { intent, back } = result.values;
    const isUndo = intent === "undo";
    // A second click finds the day moved, and still offers to undo it.
    const before = result.moved > 0 ? writeMoves(result.before) : back;
    return {
      message: describeMoved(result.moved, isUndo),
      errors: {},
      undo: !isUndo && typeof before === "string" ? before : null,
      notified: result.values.notify === "yes",
    };
  }
  if (result.code === "not_found") throw notFound();
  return showAgain(result, { undo: null, notified: false }, messages);
}

function describeMoved(count: number, isUndo: boolean): string {
  if (count === 0) return "The day already has these times.";
  const appointments = count === 1 ? "1 appointment" : `${count} appointments`;
  return isUndo ? `${appointments} moved back.` : `${appointments} moved.`;
}

/** Proposes the order of a crew's day with the least driving, and moves it there if confirmed. */
export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { crewName, day, href, best, stops, minutes } = loaderData;
  const problem = actionData && (actionData.errors as Record<string, string>).moves;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <header>
        <TouchLink to={href}>Schedule</TouchLink>
        <h1 className="text-2xl">Best order</h1>
        <p className="text-muted">
          {crewName}, {nameOfDay(day, "long")}
        </p>
      </header>
      {actionData?.message || problem ? (
        <Alert
          tone={actionData?.undo ? "good" : "info"}
          role="status"
          title={problem ?? actionData?.message}
        >
          {actionData?.undo ? (
            <UndoForm moves={actionData.undo} notified={actionData.notified} />
          ) : null}
        </Alert>
      ) : null}
      {best ? (
        <Proposal {...loaderData} best={best} />
      ) : (
        <p>
          {stops < 2
            ? "This crew has fewer than two appointments that day."
            : `No other order saves driving and keeps every promised time. This one takes about ${formatMinutes(minutes)} of driving.`}
        </p>
      )}
      <PromisedTimes {...loaderData} />
    </div>
  );
}

function UndoForm({ moves, notified }: { moves: string; notified: boolean }) {
  return (
    <Form method="post">
      <input type="hidden" name="moves" value={moves} />
      {notified ? <input type="hidden" name="notify" value="yes" /> : null}
      <Button type="submit" name="intent" value="undo" variant="secondary" size="small">
        {notified ? "Undo and notify customers" : "Undo"}
      </Button>
    </Form>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Proposal({ best, zone, isByRoad, href }: Loaded & { best: NonNullable<Loaded["best"]> }) {
  const { rows, minutesNow, minutesThen, moved, promisedMoves, moves, back } = best;
  return (
    <section aria-labelledby="proposal" className="flex flex-col gap-4">
      <h2 id="proposal" className="text-lg font-semibold">
        Saves {formatMinutes(minutesNow - minutesThen)} of driving
      </h2>
      <p>
        About {formatMinutes(minutesThen)} instead of {formatMinutes(minutesNow)}
        {isByRoad
          ? ", by road between ZIP codes."
          : ", estimated from straight lines between ZIP codes."}
      </p>
      <ol className="flex flex-col gap-2">
        {rows.map(({ id, startsAt, before, isMoved, customerName, what }, index) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-3 rounded-xl border border-line bg-surface px-3 py-2.5"
          >
            <span className="font-semibold">{index + 1}.</span>
            <span className="font-semibold">{formatClock(startsAt, zone)}</span>
            {isMoved ? (
              <span className="text-sm text-muted">
                now <s>{formatClock(before, zone)}</s>
              </span>
            ) : (
              <span className="text-sm text-muted">same time</span>
            )}
            <span className="w-full break-words">
              {customerName} <span className="text-sm text-muted">{what}</span>
            </span>
          </li>
        ))}
      </ol>
      <Form method="post" className="flex flex-col gap-3">
        <input type="hidden" name="moves" value={moves} />
        <input type="hidden" name="back" value={back} />
        <Choice
          id="notify"
          type="checkbox"
          name="notify"
          value="yes"
          label="Notify customers"
          hint={
            promisedMoves === 0
              ? "No promised arrival time changes."
              : promisedMoves === 1
                ? "One customer expects the old time."
                : `${promisedMoves} customers expect the old time.`
          }
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" name="intent" value="move" variant="action">
            {moved === 1 ? "Move 1 appointment" : `Move ${moved} appointments`}
          </Button>
          <TouchLink to={href}>Keep the day as it is</TouchLink>
        </div>
      </Form>
    </section>
  );
}

/** Which appointments keep the time that was promised. */
function PromisedTimes({ promised, zone, crewId, day }: Loaded) {
  if (promised.length === 0) return null;
  return (
    <section aria-labelledby="promised" className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 id="promised" className="text-lg font-semibold">
        Promised times
      </h2>
      <p className="text-sm text-muted">
        You gave these customers an arrival time. The order keeps it, unless you let the appointment
        move.
      </p>
      <Form method="get" className="flex flex-col gap-3">
        <input type="hidden" name="crew" value={crewId} />
        <input type="hidden" name="day" value={day} />
        {promised.map(({ id, customerName, startsAt, until, isReleased }) => (
          <Choice
            key={id}
            id={`free-${id}`}
            type="checkbox"
            name="free"
            value={id}
            defaultChecked={isReleased}
            label={`${customerName} may move`}
            hint={
              until.getTime() > startsAt.getTime()
                ? `Arrival ${formatClock(startsAt, zone)} to ${formatClock(until, zone)}`
                : `Arrival ${formatClock(startsAt, zone)}`
            }
          />
        ))}
        <div>
          <Button type="submit" variant="secondary">
            Find the best order again
          </Button>
        </div>
      </Form>
    </section>
  );
}
