/** A duration such as "45 sec", "3 min", or "3 min 20 sec". */
export function formatSeconds(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [
    minutes > 0 ? `${minutes} min` : "",
    rest > 0 || minutes === 0 ? `${rest} sec` : "",
  ];
  return parts.filter(Boolean).join(" ");
}
