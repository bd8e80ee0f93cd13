/** How long a person has to wait, rounded up, as text: "1 minute", "3 hours". */
export function describeWait(seconds: number): string {
  if (seconds < 90) return counted(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes > 90 ? counted(Math.ceil(minutes / 60), "hour") : counted(minutes, "minute");
}

const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`;
