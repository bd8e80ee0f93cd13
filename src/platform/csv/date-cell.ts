/** A day, and the time if the cell has one. */
export type ReadDate = {
  /** "2026-10-12" */
  day: string;
  /** Minutes since midnight; null if the cell has only a day. */
  minutes: number | null;
  /** Minutes ahead of UTC, if the cell says so; null is the reader's time zone. */
  offset: number | null;
};

const zones: Record<string, number> = {
  z: 0,
  utc: 0,
  gmt: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  akst: -540,
  akdt: -480,
  hst: -600,
};

const clock =
  /(?:^|[\sT,]|\bat )(\d{1,2})(?::(\d{2}))?(?::(\d{2})(?:[.,]\d{1,9})?)?\s?(a\.?m\.?|p\.?m\.?)?\s?(?:(?:gmt|utc)?\s?([+-])(\d{2}):?(\d{2})?|(z|utc|gmt|[ecmp][sd]t|ak[sd]t|hst))?(?:\s?\([^)]*\))?$/i;
const weekday = /^(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)[a-z]*\.?,?\s+/i;

/**
 * Parses a day in common formats: 10/12/2026, 10/12/26 2:05 PM, 2026-10-12T14:05:00Z, Oct 12, 2026,
 * 12-Oct-2026, a spreadsheet's day number, seconds since 1970.
 * @param dayFirst whether 10/12/2026 is December 10; a number above 12 overrides it
 * @returns null unless it is a day in the years 1900 to 2199
 */
export function readDate(text: string, dayFirst = false): ReadDate | null {
  const plain = simplify(text.trim().slice(0, 80).replace(/\s+/g, " ").replace(weekday, ""));
  const counted = readNumber(plain);
  if (counted) return counted;
  const whole = readDay(plain, dayFirst);
  if (whole) return { day: whole, minutes: null, offset: null };
  const javascript = /^([a-z]{3} \d{1,2}) (\d{4}) (.*)$/i.exec(plain);
  const ordered = javascript ? `${javascript[1]}, ${javascript[2]} ${javascript[3]}` : plain;
  const match = clock.exec(ordered);
  if (!match) return null;
  const before = ordered.slice(0, match.index).replace(/(?: at|[ ,-]{1,3})$/i, "");
  const day = readDay(before, dayFirst);
  const time = readClock(match);
  return day && time ? { day, ...time } : null;
}

const named = /\s(?:central|eastern|mountain|pacific)(?:\s(?:standard\s|daylight\s)?time)?$/i;
const place = /\s(?:[ecmp]t|(?:america|us)\/[a-z_]{2,30})$/i;
const from =
  /(?<=[\sT,])(\d{1,2})(:\d{2})?\s?([ap]\.?m\.?)?\s?(?:-|–|to)\s?(\d{1,2})(?::\d{2})?\s?([ap])\.?m\.?$/i;

/**
 * Reduces a date and time to a form that `readDate` knows: removes a weekday in brackets and the
 * time zone's name, which the caller handles, and keeps only the first time of "2:05 PM - 4:05 PM".
 */
function simplify(plain: string): string {
  return (
    plain
      .replace(/\s?\((?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\)$/i, "")
      .replace(named, "")
      .replace(place, "")
      .replace(/\s@\s/, " at ")
      // 20261012T140531Z
      .replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})/, "$1-$2-$3T$4:$5:$6")
      // Oct 12 14:05:31 CDT 2026
      .replace(
        /^([a-z]{3} \d{1,2}) (\d{2}:\d{2}(?::\d{2})?) ([a-z]{3,4}) (\d{4})$/i,
        "$1, $4 $2 $3",
      )
      .replace(/\s(?:utc|gmt)([+-])(\d)$/i, " UTC$10$2")
      .replace(from, firstOfRange)
  );
}

/** "2 - 4 PM" starts at 2 PM, "11 - 1 PM" at 11 AM. */
function firstOfRange(whole: string, hour: string, minute = "", own = "", end = "", half = "") {
  // "2026 - 2:05 PM" is a day and a time.
  if (minute === "" && own === "" && !/^\d{1,2}\s?(?:-|–|to)\s?\d/.test(whole)) return whole;
  const isBefore = Number(hour) % 12 <= Number(end) % 12;
  const opposite = half.toLowerCase() === "p" ? "a" : "p";
  return `${hour}${minute} ${own || `${isBefore ? half : opposite}m`}`;
}

function readClock(match: RegExpExecArray): Pick<ReadDate, "minutes" | "offset"> | null {
  const [, hour = "", minute, , half, sign, ahead, aheadMinutes = "00", zone] = match;
  // "5" alone isn't a time of day.
  if (minute === undefined && half === undefined) return null;
  const late = half?.toLowerCase().startsWith("p") ?? false;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (late ? 12 : 0);
  if (hours > 23 || Number(minute ?? 0) > 59 || (half !== undefined && Number(hour) > 12))
    return null;
  const offset =
    ahead === undefined
      ? (zones[zone?.toLowerCase() ?? ""] ?? null)
      : (sign === "-" ? -1 : 1) * (Number(ahead) * 60 + Number(aheadMinutes));
  return { minutes: hours * 60 + Number(minute ?? 0), offset };
}

/** Day numbers of spreadsheets (days since December 30, 1899), and seconds or milliseconds since 1970. */
function readNumber(text: string): ReadDate | null {
  if (/^\d{8}$/.test(text)) return readCompact(text);
  if (!/^\d{5}(?:\.\d+)?$|^1\d{9}$|^1\d{12}$/.test(text)) return null;
  const number = Number(text);
  if (number > 100_000) {
    const [day = "", time = ""] = new Date(number > 1e12 ? number : number * 1000)
      .toISOString()
      .split("T");
    return { day, minutes: minutesOf(time), offset: 0 };
  }
  // From 1950 to 2099.
  if (number < 18_264 || number >= 73_051) return null;
  const [day = "", time = ""] = new Date(Math.round((number - 25_569) * 86_400) * 1000)
    .toISOString()
    .split("T");
  return { day, minutes: Number.isInteger(number) ? null : minutesOf(time), offset: null };
}

function readCompact(text: string): ReadDate | null {
  const day = dayOf(text.slice(0, 4), text.slice(4, 6), text.slice(6));
  return day ? { day, minutes: null, offset: null } : null;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function readDay(text: string, dayFirst: boolean): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const slashes = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (slashes) {
    const [, one, , two, year] = slashes;
    const isDayFirst = Number(one) > 12 || (dayFirst && Number(two) <= 12);
    return isDayFirst ? dayOf(year, two, one) : dayOf(year, one, two);
  }
  const parts =
    /^([a-z]{3,9})\.?[ -](\d{1,2})(?:st|nd|rd|th)?,?[ -](\d{4}|'?\d{2})$/i.exec(text) ??
    /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|'?\d{2})$/i.exec(text);
  if (!parts) return null;
  const [, first = "", second = "", year = ""] = parts;
  const [name, day] = /^\d/.test(first) ? [second, first] : [first, second];
  const month = months.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;
  return month > 0 ? dayOf(year.replace("'", ""), month, day) : null;
}

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

function dayOf(
  year: string | undefined,
  month: string | number | undefined,
  day: string | undefined,
): string | null {
  // "26" is 2026, "98" is 1998.
  const short = Number(year);
  const full = year?.length === 2 ? (short < 70 ? 2000 : 1900) + short : short;
  const moment = new Date(Date.UTC(full, Number(month) - 1, Number(day)));
  const isDay =
    full >= 1900 &&
    full < 2200 &&
    moment.getUTCMonth() === Number(month) - 1 &&
    moment.getUTCDate() === Number(day);
  return isDay ? moment.toISOString().slice(0, 10) : null;
}

/** Whether a column's days have the day before the month, which at least one cell must prove. */
export function isDayFirst(cells: readonly string[]): boolean {
  let first = false;
  for (const cell of cells) {
    const [, one, two] = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}|\d{2})(?!\d)/.exec(cell) ?? [];
    if (Number(two) > 12) return false;
    if (Number(one) > 12) first = true;
  }
  return first;
}

/** The first and last day of a month in any file format: 2026-10, Oct 2026, October 2026, 10/2026. */
export function readMonth(text: string): { first: string; last: string } | null {
  const plain = text.trim().replace(/\s+/g, " ");
  const [, isoYear, isoMonth] = /^(\d{4})[-/](\d{1,2})$/.exec(plain) ?? [];
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(plain) ?? [];
  const [, name, namedYear] = /^([a-z]{3,9})\.?,?[ -](\d{4})$/i.exec(plain) ?? [];
  const first =
    (isoYear && readDay(`${isoYear}-${isoMonth}-1`, false)) ||
    (year && readDay(`${month}/1/${year}`, false)) ||
    (namedYear && readDay(`${name} 1, ${namedYear}`, false)) ||
    null;
  return first ? { first, last: lastOfMonth(first) } : null;
}

/** The last day of the day's month. */
export function lastOfMonth(day: string): string {
  const end = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0));
  return end.toISOString().slice(0, 10);
}
