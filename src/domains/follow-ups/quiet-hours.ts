import { dayOf, localTime, momentAt } from "~/domains/shared/index.ts";
import { businessPageText } from "~/domains/storefront/index.ts";

/** Where a text's receiver may be: every clock and every state must allow it. */
export type RecipientLocation = { zones: readonly string[]; states: readonly string[] };

/**
 * When texts are allowed, in minutes since midnight by the receiver's clock; null on a day without
 * any.
 */
type Hours = readonly [from: number, to: number] | null;

type Rule = { weekdays: Hours; saturday: Hours; sunday: Hours };

const hours = (from: number, to: number): Hours => [from * 60, to * 60];
const daily = (from: number, to: number): Rule => ({
  weekdays: hours(from, to),
  saturday: hours(from, to),
  sunday: hours(from, to),
});

/** Anywhere in the United States (47 CFR 64.1200(c)(1), `sms.quiet-hours`). */
const federalHours = daily(8, 21);

/**
 * States with stricter hours. When you change one, add the date it takes effect
 * (`sms.state-hours`).
 */
export const stateHours: readonly { state: string; since: string; rule: Rule }[] = [
  { state: "AL", since: "2020-01-01", rule: { ...federalHours, sunday: null } },
  { state: "CT", since: "2023-10-01", rule: daily(9, 20) },
  { state: "FL", since: "2021-07-01", rule: daily(8, 20) },
  { state: "LA", since: "2020-01-01", rule: { ...federalHours, sunday: null } },
  { state: "MD", since: "2024-01-01", rule: daily(8, 20) },
  { state: "OK", since: "2022-11-01", rule: daily(8, 20) },
  {
    state: "TX",
    since: "2025-09-01",
    rule: { weekdays: hours(9, 21), saturday: hours(9, 21), sunday: hours(12, 21) },
  },
];

/** "between 9 AM and 9 PM": a state's texting hours on weekdays (`sms.state-hours`). */
export function textHours(state: string, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  const own = stateHours.findLast((one) => one.state === state && one.since <= today);
  const [from, to] = own?.rule.weekdays ?? federalHours.weekdays ?? [];
  const clock = (minutes = 0) => `${((minutes / 60 + 11) % 12) + 1} ${minutes < 720 ? "AM" : "PM"}`;
  return businessPageText.textHours(clock(from), clock(to));
}

/**
 * Used if the person's zone is unknown: only times inside these hours in every zone
 * (`sms.quiet-hours`).
 */
const unknownPlace = {
  zones: ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"],
  rule: { ...daily(11, 17), sunday: null },
};

/** Whether a text is allowed at a time, or when the next one is, and which state is the reason. */
export type Opening = { open: true } | { open: false; until: Date; state: string | null };

type Clock = { zone: string; state: string | null; rule: Rule };

/** The clocks of the receiver with the hours of each, all of which have to be open. */
export const clocksInForce = ({ zones, states }: RecipientLocation, now: Date): Clock[] =>
  zones.length === 0 ? clocksAnywhere() : clocksOf(zones, states, now);

/**
 * Checks all clocks and all states of the receiver: every one must be open (`sms.quiet-hours`,
 * `sms.state-hours`). Without a zone it uses the narrow hours when it's daytime everywhere
 * (`sms.quiet-hours`).
 */
export function openingFor(location: RecipientLocation, now: Date): Opening {
  const clocks = clocksInForce(location, now);
  let moment = now;
  let closedBy: string | null = null;
  // Each pass moves to when the last of them opens; a week covers every combination of their days.
  for (let round = 0; round < 30; round += 1) {
    const closed = clocks
      .map((clock) => ({ clock, opens: opensAt(clock, moment) }))
      .filter(({ opens }) => opens > moment)
      .toSorted((one, other) => other.opens.getTime() - one.opens.getTime());
    const [latest] = closed;
    if (!latest) {
      return moment === now ? { open: true } : { open: false, until: moment, state: closedBy };
    }
    closedBy ??= latest.clock.state;
    moment = latest.opens;
  }
  // Palau's clock and Connecticut's hours have nothing in common in summer: check again in a week.
  return { open: false, until: momentAt(clocks[0]?.zone ?? "UTC", now, 7, 0), state: closedBy };
}

/** The time itself if this clock is open then, otherwise its next opening. */
function opensAt({ zone, rule }: Clock, moment: Date): Date {
  const { weekday, minutes } = localTime(moment, zone);
  const today = hoursOn(rule, weekday);
  if (today && minutes >= today[0] && minutes < today[1]) return moment;
  if (today && minutes < today[0]) return momentAt(zone, moment, 0, today[0]);
  for (let later = 1; later <= 7; later += 1) {
    const day = hoursOn(rule, (weekday + later) % 7);
    if (day) return momentAt(zone, moment, later, day[0]);
  }
  throw new Error("This rule has no hours");
}

function hoursOn(rule: Rule, weekday: number): Hours {
  if (weekday === 0) return rule.sunday;
  return weekday === 6 ? rule.saturday : rule.weekdays;
}

const clocksAnywhere = (): Clock[] =>
  unknownPlace.zones.map((zone) => ({ zone, state: null, rule: unknownPlace.rule }));

function clocksOf(zones: readonly string[], states: readonly string[], now: Date): Clock[] {
  return zones.flatMap((zone) => {
    // A new rule takes effect at midnight where the person is.
    const today = dayOf(now, zone);
    const stricter = stateHours.filter(
      ({ state, since }) => states.includes(state) && since <= today,
    );
    return [
      // States first: if two open at the same time, the state is named.
      ...stricter.map(({ state, rule }) => ({ zone, state, rule })),
      { zone, state: null, rule: federalHours },
    ];
  });
}
