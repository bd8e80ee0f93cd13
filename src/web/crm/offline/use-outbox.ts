import { useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { listWaiting, putWaiting, removeWaiting, type Waiting } from "./outbox.ts";
import { queueForms } from "./queue-forms.ts";
import { sendWaiting } from "./send-waiting.ts";

/** Milliseconds between two tries while something waits and the device says that it is online. */
const betweenTries = 30_000;

/** What a member wrote without a connection, sent as soon as there is one. */
export function useOutbox(memberId: string | null, isOnline: boolean) {
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  const { revalidate } = useRevalidator();
  const read = useCallback(async () => {
    if (memberId) setWaiting(await listWaiting(memberId).catch(() => []));
  }, [memberId]);
  const send = useCallback(async () => {
    if (!memberId) return;
    const sent = await sendWaiting(memberId).catch(() => false);
    await read();
    if (sent) await revalidate();
  }, [memberId, read, revalidate]);

  useEffect(() => {
    // Without a safe connection to the site there is no worker, and nothing could be read either.
    if (memberId && "serviceWorker" in navigator) return queueForms(memberId, () => void read());
    return undefined;
  }, [memberId, read]);
  useEffect(() => {
    void (isOnline ? send() : read());
  }, [isOnline, send, read]);
  const isDue = isOnline && waiting.some(({ refusal }) => refusal === null);
  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(() => void send(), betweenTries);
    return () => clearInterval(timer);
  }, [isDue, send]);

  const again = async (one: Waiting) => {
    await putWaiting({ ...one, refusal: null });
    await read();
    await send();
  };
  const drop = async ({ id }: Waiting) => {
    await removeWaiting(id);
    await read();
  };
  return { waiting, again, drop };
}
