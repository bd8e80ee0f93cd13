const units = [
  { seconds: 86_400, name: "day" },
  { seconds: 3_600, name: "hour" },
  { seconds: 60, name: "minute" },
  { seconds: 1, name: "second" },
] as const;

/** How long it took from one moment to another, in the two largest units: "1 hour 5 minutes". */
export function howLong(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds === 0) return "less than a second";
  const at = units.findIndex((unit) => seconds >= unit.seconds);
  const parts: string[] = [];
  let rest = seconds;
  for (const unit of units.slice(at, at + 2)) {
    const count = Math.floor(rest / unit.seconds);
    rest -= count * unit.seconds;
    if (count > 0) parts.push(`${count} ${unit.name}${count === 1 ? "" : "s"}`);
  }
  return parts.join(" ");
}

const short = { hour: "hr", minute: "min", second: "sec" };

/** The same as a figure: "1 hr 5 min". */
export function howLongInShort(milliseconds: number): string {
  return howLong(milliseconds).replace(
    /(?<=\d )(hour|minute|second)s?/g,
    (_, unit: keyof typeof short) => short[unit],
  );
}
