import { useEffect, useRef, useState } from "react";
import { startWorker } from "./start-worker.ts";

type OfflineBarProps = {
  /** Null for staff viewing the CRM; their data is not stored offline. */
  memberId: string | null;
  /** When the server rendered the page. */
  readAt: Date;
};

type Panel = typeof import("./queue-panel.tsx").QueuePanel;

/** Shows since when the screen has been offline, and the queued forms. */
export function OfflineBar({ memberId, readAt }: OfflineBarProps) {
  const isOnline = useIsOnline();
  const isStored = useIsStored(readAt);
  const Panel = useQueuePanel(memberId, isOnline);
  const isOld = !isOnline || isStored;
  return (
    <section
      aria-label="Connection"
      className="col-span-full border-b border-warning/30 bg-warning-soft px-4 py-2 text-sm text-warning empty:hidden"
    >
      {isOld ? (
        <p role="status" className="font-semibold">
          {isOnline ? "No connection." : "You’re offline."} Showing what was saved{" "}
          {asMoment(readAt)}.
        </p>
      ) : null}
      {memberId && Panel ? <Panel memberId={memberId} isOnline={isOnline} isOld={isOld} /> : null}
    </section>
  );
}

/** Whether the worker served the page from this device, until its data is loaded again. */
function useIsStored(readAt: Date): boolean {
  const [isStored, setIsStored] = useState(false);
  const loadedAt = useRef(readAt.getTime());
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (loadedAt.current !== readAt.getTime()) delete dataset.kept;
    setIsStored("kept" in dataset);
  }, [readAt]);
  return isStored;
}

/** The queue's script, loaded after the page and saved on this device with it. */
function useQueuePanel(memberId: string | null, isOnline: boolean): Panel | null {
  const [loaded, setLoaded] = useState<{ Panel: Panel } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries again once online
  useEffect(() => {
    // Without HTTPS there is no service worker, and no page was available offline.
    if (!memberId || loaded || !("serviceWorker" in navigator)) return;
    import("./queue-panel.tsx").then(
      ({ QueuePanel, loadFormScripts }) => {
        setLoaded({ Panel: QueuePanel });
        if (import.meta.env.PROD) void cacheThisPage(loadFormScripts);
      },
      () => {},
    );
  }, [memberId, loaded, isOnline]);
  return loaded?.Panel ?? null;
}

/**
 * Whether the browser is online. Updates wait for pointerup: the bar shifts the page, so a tap would
 * miss its button.
 */
function useIsOnline(): boolean {
  const [isOnline, setIsOnline] = useState(true);
  useEffect(() => {
    let isPressed = false;
    const update = () => {
      if (!isPressed) setIsOnline(navigator.onLine);
    };
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
      // The click comes first.
      setTimeout(update);
    };
    const listeners = [
      ["online", update],
      ["offline", update],
      ["pointerdown", press],
      ["pointerup", release],
      ["pointercancel", release],
    ] as const;
    update();
    for (const [event, listener] of listeners) window.addEventListener(event, listener, true);
    return () => {
      for (const [event, listener] of listeners) window.removeEventListener(event, listener, true);
    };
  }, []);
  return isOnline;
}

/** The worker starts after the first page, so it hasn't cached that page and its script. */
async function cacheThisPage(loadFormScripts: () => Promise<unknown>): Promise<void> {
  const registration = await startWorker().catch(() => null);
  await loadFormScripts();
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  registration?.active?.postMessage({ keep: loaded.filter((name) => name.includes("/assets/")) });
}

/** In the device's time zone; no other is known offline. */
const asMoment = (moment: Date) =>
  moment.toLocaleString("en-US", {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
