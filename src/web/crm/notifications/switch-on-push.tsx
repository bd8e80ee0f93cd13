import { useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { startWorker } from "../offline/start-worker.ts";

const words = {
  unknown: "Turn on JavaScript to get alerts on this device.",
  unsupported:
    "This browser can’t show alerts. On an iPhone, first add the CRM to your home screen (Share, then Add to Home Screen).",
  denied: "This browser blocks alerts from this site. Allow them in its settings, then come back.",
  failed: "That didn’t work. Please try again later.",
} as const;

/** Asks the browser for its push address and keeps it with the session. */
export function SwitchOnPush({ publicKey }: { publicKey: string }) {
  const submit = useSubmit();
  const [state, setState] = useState<keyof typeof words | "ready" | "asking">("unknown");
  useEffect(() => {
    const isSupported = "serviceWorker" in navigator && "PushManager" in window;
    if (!isSupported) setState("unsupported");
    else setState(Notification.permission === "denied" ? "denied" : "ready");
  }, []);

  const switchOn = async () => {
    setState("asking");
    try {
      if ((await Notification.requestPermission()) !== "granted") return setState("denied");
      const registration = await startWorker();
      const subscription = await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: publicKey,
      });
      const fields = { intent: "add-device", subscription: JSON.stringify(subscription) };
      await submit(fields, { method: "post", preventScrollReset: true });
      setState("ready");
    } catch {
      setState("failed");
    }
  };

  return (
    <div className="flex flex-col items-start gap-2">
      {state === "ready" || state === "asking" || state === "failed" ? (
        <Button type="button" onClick={switchOn} disabled={state === "asking"}>
          Turn on for this device
        </Button>
      ) : null}
      {state === "ready" || state === "asking" ? null : (
        <p role={state === "unknown" ? undefined : "status"} className="text-muted">
          {words[state]}
        </p>
      )}
    </div>
  );
}
