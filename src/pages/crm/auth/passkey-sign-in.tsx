import { useEffect, useState } from "react";
import { askDeviceForPasskey } from "~/features/staff/sign-in/ask-device.ts";
import { createPostOnce, readAnswer } from "~/platform/http/browser/post-once.ts";
import { explainFailure } from "~/platform/http/browser/request-failure.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";

type Answer = { options?: Record<string, unknown>; next?: string };

const failed = "Signing in with a passkey failed. Try again, or use a code by email.";

/** Signs in with a passkey. Takes script; what asks the device is loaded when it is pressed. */
export function PasskeySignIn({ next }: { next: string }) {
  const [state, setState] = useState<"waiting" | "ready" | "busy">("waiting");
  const [message, setMessage] = useState("");
  useEffect(() => setState("ready"), []);

  async function signIn(): Promise<void> {
    setState("busy");
    setMessage("");
    const problem = await attempt(next).catch(() => failed);
    if (problem === null) return;
    setMessage(problem);
    setState("ready");
  }

  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5">
      {message ? (
        <Alert tone="bad" role="alert">
          {message}
        </Alert>
      ) : null}
      <Button
        variant="secondary"
        disabled={state === "waiting"}
        busy={state === "busy"}
        busyLabel="Waiting for your device..."
        onClick={() => void signIn()}
      >
        {state === "waiting" ? "Use a passkey (needs JavaScript)" : "Use a passkey"}
      </Button>
    </div>
  );
}

/** @returns why it did not work, or null when the page is about to change */
async function attempt(next: string): Promise<string | null> {
  const post = createPostOnce();
  const begun = await post("/crm/sign-in/passkey", {});
  if (!begun.ok) return explainFailure(begun.failure);
  const { options } = readAnswer<Answer>(begun) ?? {};
  if (!options) return failed;
  const device = await askDeviceForPasskey(options, "a code by email");
  if (!device.ok) return device.reason;
  const signedIn = await post("/crm/sign-in/passkey", { answer: device.answer, next });
  if (!signedIn.ok) return explainFailure(signedIn.failure);
  const { next: target } = readAnswer<Answer>(signedIn) ?? {};
  if (!target) return failed;
  window.location.assign(target);
  return null;
}
