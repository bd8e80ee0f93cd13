import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

/** Minimum milliseconds between two reloads, however many events arrive. */
const minReloadIntervalMs = 2_000;

/** A stream that opens this many milliseconds after the page was read may have missed events. */
const missedAfter = 250;

let isFirstPage = true;

/**
 * A time before the page's data was read: for the first page, when its document was requested; for
 * others, now.
 */
function readAt(): number {
  const now = performance.now();
  if (!isFirstPage) return now;
  isFirstPage = false;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.requestStart ?? now;
}

/**
 * Reloads the page's data when one of these events arrives, while the page is visible.
 * @param address URL of the area's event stream
 * @returns whether the stream is connected
 */
export function useLiveUpdates(
  address: "/admin/events" | "/crm/events",
  ...kinds: string[]
): boolean {
  const { revalidate } = useRevalidator();
  const [listening, setListening] = useState(false);
  const wantedKinds = kinds.join(" ");

  useEffect(() => {
    let source: EventSource | null = null;
    let due: ReturnType<typeof setTimeout> | undefined;
    let lastRead = Date.now();
    const shownSince = readAt();
    const read = () => {
      due = undefined;
      lastRead = Date.now();
      void revalidate();
    };
    const scheduleReload = () => {
      due ??= setTimeout(read, Math.max(0, lastRead + minReloadIntervalMs - Date.now()));
    };
    const stop = () => {
      source?.close();
      source = null;
      setListening(false);
    };
    const listen = (again: boolean) => {
      source = new EventSource(address);
      let missed = again;
      source.onopen = () => {
        setListening(true);
        // Events sent before the stream connected were missed.
        if (missed || performance.now() - shownSince > missedAfter) scheduleReload();
        missed = true;
      };
      source.onerror = () => setListening(false);
      source.addEventListener("arrival", ({ data }: MessageEvent<string>) => {
        const arrived = data.split(" ").filter(Boolean);
        const liveKinds = wantedKinds.split(" ");
        if (arrived.length === 0 || arrived.some((kind) => liveKinds.includes(kind)))
          scheduleReload();
      });
      source.addEventListener("end", () => {
        stop();
        read();
      });
    };
    const followSight = () => {
      if (document.hidden) stop();
      else if (!source) listen(true);
    };
    if (!document.hidden) listen(false);
    document.addEventListener("visibilitychange", followSight);
    return () => {
      document.removeEventListener("visibilitychange", followSight);
      clearTimeout(due);
      stop();
    };
  }, [address, wantedKinds, revalidate]);

  return listening;
}
