import { dateFormat } from "~/platform/calendar/date-format.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Local date and time. */
export type LocalTime = {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  /** Minutes since midnight, local time. */
  minutes: number;
};

/** The local date and time in this IANA zone at a moment. */
export function localTime(moment: Date, zone: string): LocalTime {
  const shown = new Date(moment.getTime() + offsetAt(zone, moment.getTime()));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    weekday: shown.getUTCDay(),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

/**
 * The moment when a clock in this zone shows this many minutes after midnight, `daysLater` days after the day
 * of `from`. A time skipped in spring is an hour later; of a time repeated in fall, it's the second.
 */
export function momentAt(zone: string, from: Date, daysLater: number, minutes: number): Date {
  const { year, month, day } = localTime(from, zone);
  const wall = Date.UTC(year, month - 1, day + daysLater, 0, minutes);
  const standard = wall - offsetAt(zone, wall + 12 * hour);
  for (const guess of [wall - offsetAt(zone, standard), standard]) {
    if (guess + offsetAt(zone, guess) === wall) return new Date(guess);
  }
  return new Date(wall - offsetAt(zone, wall - 12 * hour));
}

const offsets = new Map<string, number>();
const maxOffsets = 50_000;

/** A zone's offset from UTC in milliseconds. Clocks change on the hour, so each hour has one offset. */
function offsetAt(zone: string, moment: number): number {
  const key = `${zone} ${Math.floor(moment / hour)}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  if (offsets.size >= maxOffsets) offsets.clear();
  const offset = readOffset(zone, Math.floor(moment / hour) * hour);
  offsets.set(key, offset);
  return offset;
}

function readOffset(zone: string, moment: number): number {
  const format = dateFormat({ timeZone: zone, timeZoneName: "longOffset" });
  const name = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value;
  const [, sign = "+", hours = "0", minutes = "0"] =
    /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute);
}
