import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import {
  listQueuedForms,
  queueForms,
  removeQueuedForm,
  saveQueuedForm,
  sendQueuedForms,
  startWorker,
  type Waiting,
} from "./offline-forms.ts";

/** Milliseconds between retries while forms are queued and the device is online. */
const retryIntervalMs = 30_000;

type OfflineBarProps = {
  /** Null for staff viewing the CRM; their data is not stored offline. */
  memberId: string | null;
  /** When the server rendered the page. */
  readAt: Date;
};

/** Says since when a screen has been offline, and lists queued forms. */
export function OfflineBar({ memberId, readAt }: OfflineBarProps) {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const [isKept, setIsKept] = useState(false);
  useEffect(() => setIsKept("kept" in document.documentElement.dataset), []);
  useEffect(() => {
    if (memberId && import.meta.env.PROD) void cacheThisPage();
  }, [memberId]);
  const { waiting, again, drop } = useOutbox(memberId, isOnline);
  const isOld = !isOnline || isKept;
  if (!isOld && waiting.length === 0) return null;
  return (
    <section
      aria-label="Connection"
      className="col-span-full border-b border-warning/30 bg-warning-soft px-4 py-2 text-sm text-warning"
    >
      <p role="status" className="font-semibold">
        {isOld
          ? `${isOnline ? "No connection." : "You’re offline."} Showing what was saved ${asMoment(readAt)}.`
          : "Some things haven’t been sent yet."}
      </p>
      {waiting.length > 0 ? (
        <ul aria-label="Waiting to send" className="mt-1 flex flex-col gap-1">
          {waiting.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 break-words">
                {one.what}: {one.words} (
                {one.refusal ? `not sent: ${one.refusal}` : "waiting to send"})
              </span>
              {one.refusal ? (
                <Button
                  type="button"
                  size="small"
                  variant="secondary"
                  onClick={() => void again(one)}
                >
                  Try again
                </Button>
              ) : null}
              <Button type="button" size="small" variant="secondary" onClick={() => void drop(one)}>
                Delete
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Sends a member's queued forms once there is a connection. */
function useOutbox(memberId: string | null, isOnline: boolean) {
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  const { revalidate } = useRevalidator();
  const read = useCallback(async () => {
    if (memberId) setWaiting(await listQueuedForms(memberId).catch(() => []));
  }, [memberId]);
  const send = useCallback(async () => {
    if (!memberId) return;
    const sent = await sendQueuedForms(memberId).catch(() => false);
    await read();
    if (sent) await revalidate();
  }, [memberId, read, revalidate]);

  useEffect(() => {
    // Without HTTPS there is no service worker, and no page was available offline.
    if (memberId && "serviceWorker" in navigator) return queueForms(memberId, () => void read());
    return undefined;
  }, [memberId, read]);
  useEffect(() => {
    void (isOnline ? send() : read());
  }, [isOnline, send, read]);
  const isDue = isOnline && waiting.some(({ refusal }) => refusal === null);
  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(() => void send(), retryIntervalMs);
    return () => clearInterval(timer);
  }, [isDue, send]);

  const retry = async (one: Waiting) => {
    await saveQueuedForm({ ...one, refusal: null });
    await read();
    await send();
  };
  const drop = async ({ id }: Waiting) => {
    await removeQueuedForm(id);
    await read();
  };
  return { waiting, again: retry, drop };
}

function subscribeToConnection(onChange: () => void): () => void {
  const events = ["online", "offline"] as const;
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/** The worker starts after the first page, so it hasn't cached it. */
async function cacheThisPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await startWorker().catch(() => null);
  registration?.active?.postMessage("keep");
}

/** In the device's time zone; no other is known offline. */
const asMoment = (moment: Date) =>
  moment.toLocaleString("en-US", {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
