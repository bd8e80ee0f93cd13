/**
 * Equivalent mutants, by their name in the report, each with the reason. Remove one here if the
 * tests detect it.
 */
export const equivalentMutants: Readonly<Record<string, string>> = {
  "gate.ts: location.zones.length > 0 -> (location.zones.length) >= (0)":
    "Without a zone, `time_zone_unknown` holds it until the same time and comes first.",
  'gate.ts: location.zones.length > 0 ? opening(location, now) : "fine" -> (opening(location, now))':
    "Without a zone, `time_zone_unknown` holds it until the same time and comes first.",
  "quiet-hours.ts: 21 -> 22": "The federal hours end at 9 PM as well, and both apply.",
  "quiet-hours.ts: 10 -> 11": "A day compares the same with and without the time after it.",
  "quiet-hours.ts: now.toISOString().slice(0, 10) -> now.toISOString()":
    "A day compares the same with and without the time after it.",
  "quiet-hours.ts: stateHours.findLast((one) => one.state === state && one.since <= today) -> stateHours.find((one) => one.state === state && one.since <= today)":
    "No state has two rules yet; the newer one comes later.",
  "quiet-hours.ts: 0 -> 1": "Every rule has hours on weekdays.",
  "quiet-hours.ts: 720 -> 721": "No rule begins or ends at noon.",
  "quiet-hours.ts: minutes < 720 -> (minutes) <= (720)": "No rule begins or ends at noon.",
  'quiet-hours.ts: ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"] -> ["America/New_York", "America/Denver", "America/Los_Angeles"]':
    "Zones between the first and the last one never decide.",
  'quiet-hours.ts: ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"] -> ["America/New_York", "America/Chicago", "America/Los_Angeles"]':
    "Zones between the first and the last one never decide.",
  "quiet-hours.ts: 30 -> 31": "Only limits a search that finds nothing.",
  "quiet-hours.ts: round < 30 -> (round) <= (30)": "Only limits a search that finds nothing.",
  "quiet-hours.ts: 1 -> 2": "Only limits a search that finds nothing.",
  'quiet-hours.ts: "UTC" -> ""': "There is always a clock.",
  "quiet-hours.ts: minutes < today[0] -> (minutes) <= (today[0])":
    "The time at which the day opens is open, which is checked before.",
  "quiet-hours.ts: 7 -> 8": "No rule is closed for a whole week.",
  "quiet-hours.ts: later <= 7 -> (later) < (7)": "No rule is closed for a whole week.",
  'quiet-hours.ts: "This rule has no hours" -> ""': "No rule is closed for a whole week.",
  "quiet-hours.ts: 6 -> 7": "No state has other hours on Saturdays than on weekdays.",
  "quiet-hours.ts: weekday === 6 -> (weekday) !== (6)":
    "No state has other hours on Saturdays than on weekdays.",
  "quiet-hours.ts: weekday === 6 ? rule.saturday : rule.weekdays -> (rule.saturday)":
    "No state has other hours on Saturdays than on weekdays.",
  "quiet-hours.ts: weekday === 6 ? rule.saturday : rule.weekdays -> (rule.weekdays)":
    "No state has other hours on Saturdays than on weekdays.",
};
