import type { Crew, CrewMap, MapStop } from "~/domains/schedule/index.server.ts";
import { formatClock } from "~/domains/schedule/index.ts";
import { knownCities } from "~/domains/shared/index.server.ts";
import type { GeoPoint, LocalDay } from "~/domains/shared/index.ts";
import { staticMarkup } from "~/platform/http/html/static-markup.server.ts";
import { buttonStyle } from "~/ui/styles/class-names.ts";
import { type ScheduleAddress, scheduleHref } from "./schedule-address.ts";
import { formatMinutes } from "./visit-labels.ts";

type DayMapProps = {
  map: CrewMap;
  crew: { id: string; name: string };
  day: LocalDay;
  zone: string;
  /** Whether this member can reorder the day. */
  canPlan: boolean;
};

/** URL of the page that proposes the best order of a crew's day. */
const orderHref = (crewId: string, day: LocalDay) =>
  `/crm/schedule/order?${new URLSearchParams({ crew: crewId, day })}`;

/**
 * A crew's day as a map with a list, as HTML: it needs no script, and the schedule's page has room
 * for little. Null if there is nothing to drive to.
 */
export function renderDayMap(props: DayMapProps): string | null {
  return props.map.stops.length > 0 ? staticMarkup(<DayMap {...props} />, "day-map") : null;
}

/** Links to the day map of each crew with appointments that day; null for none. */
export function renderMapLinks(
  shown: ScheduleAddress,
  crews: readonly Crew[],
  visits: readonly { crewId: string }[],
): string | null {
  const working = crews.filter(({ id }) => visits.some(({ crewId }) => crewId === id));
  if (shown.view !== "day" || working.length === 0) return null;
  return staticMarkup(
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <span className="font-semibold">Day map</span>
      {working.map(({ id, name }) => (
        <a
          key={id}
          href={scheduleHref({ ...shown, crewId: id })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {name}
        </a>
      ))}
    </p>,
    "day-map",
  );
}

function DayMap({ map, crew, day, zone, canPlan }: DayMapProps) {
  const { stops, minutes, isByRoad } = map;
  const canOrder = canPlan && stops.filter(({ hasBegun }) => !hasBegun).length > 1;
  return (
    <details className="day-map rounded-2xl border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold">
        Day map: {crew.name}, {stops.length} {stops.length === 1 ? "stop" : "stops"}, about{" "}
        {formatMinutes(minutes)} of driving
      </summary>
      <div className="flex flex-col gap-4 px-4 pb-4 lg:flex-row">
        <MapPicture map={map} />
        <div className="flex min-w-0 flex-col gap-3 lg:w-2/5">
          <ol className="flex flex-col gap-1">
            {stops.map((stop, index) => (
              <StopLine key={stop.id} stop={stop} number={index + 1} zone={zone} />
            ))}
          </ol>
          <p className="text-sm text-muted">
            {isByRoad
              ? "Driving times by road, between ZIP codes."
              : "Driving times are estimates from straight lines between ZIP codes."}
          </p>
          {canOrder ? (
            <p>
              <a
                href={orderHref(crew.id, day)}
                className={buttonStyle("secondary", "small", undefined)}
              >
                Put in best order
              </a>
            </p>
          ) : null}
        </div>
      </div>
    </details>
  );
}

function StopLine({ stop, number, zone }: { stop: MapStop; number: number; zone: string }) {
  const { id, driveMinutes, startsAt, customerName, what, point } = stop;
  return (
    <li className="flex flex-col">
      {driveMinutes === null ? null : (
        <span className="text-sm text-muted">{formatMinutes(driveMinutes)} drive</span>
      )}
      <a
        href={`/crm/schedule/visits/${id}`}
        className="flex min-h-11 flex-wrap items-center gap-x-2 py-1 hover:underline"
      >
        <span className="font-semibold">{number}.</span>
        <span>{formatClock(startsAt, zone)}</span>
        <span className="font-semibold break-words">{customerName}</span>
        <span className="text-sm break-words text-muted">
          {what}
          {point ? null : " (no address to map)"}
        </span>
      </a>
    </li>
  );
}

const size = { width: 640, height: 420, margin: 44 };
const milesPerDegree = 69.1;
/** A town's name is this far above its place, where a stop or the business may be. */
const nameRise = 18;
/** Miles; one address alone is shown with its surroundings. */
const minAcross = 4;

function MapPicture({ map: { stops, base } }: { map: CrewMap }) {
  const placed = stops.flatMap(({ point }, index) => (point ? [{ point, number: index + 1 }] : []));
  if (placed.length === 0) return null;
  const all = [...placed.map(({ point }) => point), ...(base ? [base] : [])];
  const view = viewOf(all);
  const marks = spread(placed.map(({ point, number }) => ({ number, at: view.place(point) })));
  const home = base && view.place(base);
  const path = [home, ...marks.map(({ at }) => at), home].filter((at) => at !== null);
  const mile = view.perMile;
  const scale = [1, 2, 5, 10, 20, 50, 100].findLast((miles) => miles * mile < 200) ?? 1;
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="h-auto w-full min-w-0 rounded-xl bg-sunken lg:w-3/5"
      role="img"
      aria-label={`Map of ${placed.length} stops in order; the list has the same stops.`}
    >
      {townsIn(view).map(({ city, at }) => (
        <text
          key={`${city}${at.x}`}
          x={at.x}
          y={at.y - nameRise}
          textAnchor="middle"
          className="fill-muted text-sm"
        >
          {city}
        </text>
      ))}
      <polyline
        points={path.map(({ x, y }) => `${x},${y}`).join(" ")}
        className="fill-none stroke-brand"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {home ? (
        <rect
          x={home.x - 8}
          y={home.y - 8}
          width="16"
          height="16"
          rx="3"
          className="fill-surface stroke-ink"
          strokeWidth="2"
        >
          <title>Your business</title>
        </rect>
      ) : null}
      {marks.map(({ number, at }) => (
        <g key={number}>
          <circle cx={at.x} cy={at.y} r="15" className="fill-brand" />
          <text
            x={at.x}
            y={at.y + 5}
            textAnchor="middle"
            className="fill-on-brand text-sm font-semibold"
          >
            {number}
          </text>
        </g>
      ))}
      <path
        d={`M16 ${size.height - 22}v6h${Math.round(scale * mile)}v-6`}
        className="fill-none stroke-ink"
        strokeWidth="2"
      />
      <text x="22" y={size.height - 24} className="fill-ink text-sm">
        {scale} mi
      </text>
    </svg>
  );
}

type Spot = { x: number; y: number };
type View = { place: (point: GeoPoint) => Spot; perMile: number };

/** Fits the points into the picture, north up. */
function viewOf(points: readonly GeoPoint[]): View {
  const [first = { latitude: 0, longitude: 0 }] = points;
  const narrowing = Math.cos((first.latitude * Math.PI) / 180);
  const miles = ({ latitude, longitude }: GeoPoint) => ({
    east: (longitude - first.longitude) * narrowing * milesPerDegree,
    north: (latitude - first.latitude) * milesPerDegree,
  });
  const all = points.map(miles);
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [west, east] = range(all.map((point) => point.east));
  const [south, north] = range(all.map((point) => point.north));
  const { width, height, margin } = size;
  const perMile = Math.min(
    (width - 2 * margin) / Math.max(east - west, minAcross),
    (height - 2 * margin) / Math.max(north - south, minAcross),
  );
  return {
    perMile,
    place: (point) => {
      const at = miles(point);
      return {
        x: Math.round(width / 2 + (at.east - (west + east) / 2) * perMile),
        y: Math.round(height / 2 - (at.north - (south + north) / 2) * perMile),
      };
    },
  };
}

/** Moves marks of the same place apart, in a spiral, so every number can be read. */
function spread(marks: readonly { number: number; at: Spot }[]): { number: number; at: Spot }[] {
  const done: { number: number; at: Spot }[] = [];
  const isFree = ({ x, y }: Spot) => done.every(({ at }) => Math.hypot(at.x - x, at.y - y) >= 31);
  for (const { number, at } of marks) {
    let spot = at;
    for (let turn = 1; turn < 200 && !isFree(spot); turn += 1) {
      const [angle, away] = [turn * 0.9, 12 + turn * 3];
      spot = {
        x: Math.round(within(at.x + away * Math.cos(angle), size.width)),
        y: Math.round(within(at.y + away * Math.sin(angle), size.height)),
      };
    }
    done.push({ number, at: spot });
  }
  return done;
}

const within = (value: number, end: number) => Math.min(Math.max(value, 18), end - 18);

/** The largest towns in the picture whose names don't overlap. */
function townsIn({ place }: View): { city: string; at: Spot }[] {
  const shown: { city: string; at: Spot }[] = [];
  for (const { city, latitude, longitude } of knownCities().list) {
    const at = place({ latitude, longitude });
    const half = city.length * 4;
    const isInside =
      at.x > half && at.x < size.width - half && at.y > nameRise + 20 && at.y < size.height - 44;
    if (!isInside) continue;
    if (
      shown.some((label) => Math.abs(label.at.y - at.y) < 26 && Math.abs(label.at.x - at.x) < 120)
    ) {
      continue;
    }
    shown.push({ city, at });
    if (shown.length === 8) break;
  }
  return shown;
}
