import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { listActions, markQueuedForms, queueForms, sendQueue } from "./queue-forms.ts";
import { deviceQueue } from "./queue-store.ts";
import { isBehindRefused, removeAction, resendAction, type Waiting } from "./queued-actions.ts";

/** Milliseconds between retries while forms are queued and the device is online. */
const retryIntervalMs = 30_000;

/** Pages that the service worker saves before they are opened need these scripts too. */
export const loadFormScripts = () =>
  Promise.allSettled([
    import("../schedule/signature-pad.tsx"),
    import("~/ui/form/shrink-photo.ts"),
  ]);

type QueuePanelProps = { memberId: string; isOnline: boolean; isOld: boolean };

/** Queues a member's forms, sends them once there is a connection, and lists them. */
export function QueuePanel({ memberId, isOnline, isOld }: QueuePanelProps) {
  const { waiting, retry, drop } = useQueue(memberId, isOnline);
  if (waiting.length === 0) return null;
  return (
    <>
      {isOld ? null : (
        <p role="status" className="font-semibold">
          Some things haven’t been sent yet. Stay signed in until they are.
        </p>
      )}
      <ul aria-label="Waiting to send" className="mt-1 flex flex-col gap-1">
        {waiting.map((action) => (
          <QueuedAction
            key={action.id}
            waiting={action}
            isOutdated={isBehindRefused(action, waiting)}
            onRetry={retry}
            onDelete={drop}
          />
        ))}
      </ul>
    </>
  );
}

type QueuedActionProps = {
  waiting: Waiting;
  isOutdated: boolean;
  onRetry: (waiting: Waiting, corrected?: [string, string][]) => void;
  onDelete: (waiting: Waiting) => void;
};

function QueuedAction({ waiting, isOutdated, onRetry, onDelete }: QueuedActionProps) {
  const [step, setStep] = useState<"edit" | "delete" | null>(null);
  const { what, words, refusal, theirs, current = [], editable = [] } = waiting;
  const state = refusal
    ? `not sent: ${refusal}`
    : isOutdated
      ? "waiting for the one above"
      : "waiting to send";
  const small = { type: "button", size: "small", variant: "secondary" } as const;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 break-words">
        {what}: {words} ({state})
        {refusal && theirs ? <span className="block">On file now: {theirs}</span> : null}
      </span>
      {step === "delete" ? (
        <>
          <span>It was never sent.</span>
          <Button {...small} onClick={() => onDelete(waiting)}>
            Delete for good
          </Button>
          <Button {...small} onClick={() => setStep(null)}>
            Cancel
          </Button>
        </>
      ) : (
        <>
          {refusal ? (
            <Button {...small} onClick={() => onRetry(waiting)}>
              {current.length > 0 ? "Send anyway" : "Try again"}
            </Button>
          ) : null}
          {refusal && editable.length > 0 && step === null ? (
            <Button {...small} onClick={() => setStep("edit")}>
              Edit
            </Button>
          ) : null}
          <Button {...small} onClick={() => setStep("delete")}>
            Delete
          </Button>
        </>
      )}
      {step === "edit" ? (
        <Correction
          waiting={waiting}
          onSave={(corrected) => {
            setStep(null);
            onRetry(waiting, corrected);
          }}
        />
      ) : null}
    </li>
  );
}

type CorrectionProps = { waiting: Waiting; onSave: (corrected: [string, string][]) => void };

/** The text fields of a refused action. */
function Correction({ waiting, onSave }: CorrectionProps) {
  const { fields, current = [], editable = [] } = waiting;
  const form = useRef<HTMLFormElement>(null);
  // Filled only once, so typed input stays. Using the form components would add another file to
  // every page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    const values = new Map([...fields, ...current]);
    for (const field of form.current?.querySelectorAll("textarea") ?? []) {
      if (!field.value) field.value = String(values.get(field.name) ?? "");
    }
  }, []);
  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSave(editable.map(({ name }) => [name, String(data.get(name) ?? "")]));
  };
  return (
    <form ref={form} onSubmit={save} className="flex w-full flex-col gap-2 py-1 text-ink">
      {editable.map(({ name, label, isLong }) => (
        <label key={name} className="flex flex-col gap-1">
          {label}
          <textarea
            name={name}
            rows={isLong ? 3 : 1}
            className="rounded-lg border border-edge bg-surface px-3 py-2"
          />
        </label>
      ))}
      <Button type="submit" size="small" className="self-start">
        Save and send
      </Button>
    </form>
  );
}

function useQueue(memberId: string, isOnline: boolean) {
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  const { revalidate } = useRevalidator();
  const location = useLocation();
  const read = useCallback(async () => {
    setWaiting(await listActions(memberId).catch(() => []));
  }, [memberId]);
  const send = useCallback(async () => {
    const sent = await sendQueue(memberId).catch(() => false);
    await read();
    if (sent) await revalidate();
  }, [memberId, read, revalidate]);

  useEffect(() => queueForms(memberId, () => void read()), [memberId, read]);
  useEffect(() => {
    void (isOnline ? send() : read());
  }, [isOnline, send, read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(() => markQueuedForms(waiting), [waiting, location.key]);
  const isDue = isOnline && waiting.some(({ refusal }) => refusal === null);
  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(() => void send(), retryIntervalMs);
    return () => clearInterval(timer);
  }, [isDue, send]);

  const retry = async (action: Waiting, corrected: [string, string][] = []) => {
    await resendAction(deviceQueue, action, corrected);
    await read();
    await send();
  };
  const drop = async ({ id }: Waiting) => {
    await removeAction(deviceQueue, id);
    await read();
  };
  return { waiting, retry, drop };
}
