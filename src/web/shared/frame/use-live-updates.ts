import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

/** A page reads its data again at most once in so many milliseconds, however much arrives. */
const betweenReads = 2_000;

/** Whoever begins to listen so many milliseconds after the page was read may have missed something. */
const missedAfter = 250;

let isFirstPage = true;

/** When what a page shows was read: of the first one when its document began to arrive, of others now. */
function readAt(): number {
  const now = performance.now();
  if (!isFirstPage) return now;
  isFirstPage = false;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.responseStart ?? now;
}

/**
 * Reads the page's data again whenever something of these kinds arrives, while the page is in sight.
 * @param address where its area tells what arrives
 * @returns whether it is listening
 */
export function useLiveUpdates(
  address: "/admin/events" | "/crm/events",
  ...kinds: string[]
): boolean {
  const { revalidate } = useRevalidator();
  const [listening, setListening] = useState(false);
  const wanted = kinds.join(" ");

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
    const readSoon = () => {
      due ??= setTimeout(read, Math.max(0, lastRead + betweenReads - Date.now()));
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
        // Whatever arrived meanwhile was told to nobody.
        if (missed || performance.now() - shownSince > missedAfter) readSoon();
        missed = true;
      };
      source.onerror = () => setListening(false);
      source.addEventListener("arrival", ({ data }: MessageEvent<string>) => {
        const arrived = data.split(" ").filter(Boolean);
        const known = wanted.split(" ");
        if (arrived.length === 0 || arrived.some((kind) => known.includes(kind))) readSoon();
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
  }, [address, wanted, revalidate]);

  return listening;
}
