import { useEffect, useState } from "react";
import { askDeviceForPasskey } from "~/features/staff/sign-in/ask-device.ts";
import { createPostOnce, readAnswer } from "~/platform/http/browser/post-once.ts";
import { explainFailure } from "~/platform/http/browser/request-failure.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";

type Answer = { options?: Record<string, unknown>; next?: string };

type PasskeySignInProps = {
  /** Where the browser is asked to go on. */
  next: string;
  /** The address that says what to ask the device, and takes what it answers. */
  action: string;
  /** What signs in without a passkey, such as "your password". */
  otherwise: string;
};

/** Signs in with a passkey. Takes script; what asks the device is loaded when it is pressed. */
export function PasskeySignIn(props: PasskeySignInProps) {
  const [state, setState] = useState<"waiting" | "ready" | "busy">("waiting");
  const [message, setMessage] = useState("");
  useEffect(() => setState("ready"), []);

  async function signIn(): Promise<void> {
    setState("busy");
    setMessage("");
    const problem = await attempt(props).catch(() => failed(props));
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

const failed = ({ otherwise }: PasskeySignInProps) =>
  `Signing in with a passkey failed. Try again, or use ${otherwise}.`;

/** @returns why it did not work, or null when the page is about to change */
async function attempt(props: PasskeySignInProps): Promise<string | null> {
  const { next, action, otherwise } = props;
  const post = createPostOnce();
  const begun = await post(action, {});
  if (!begun.ok) return explainFailure(begun.failure);
  const { options } = readAnswer<Answer>(begun) ?? {};
  if (!options) return failed(props);
  const device = await askDeviceForPasskey(options, otherwise);
  if (!device.ok) return device.reason;
  const signedIn = await post(action, { answer: device.answer, next });
  if (!signedIn.ok) return explainFailure(signedIn.failure);
  const { next: target } = readAnswer<Answer>(signedIn) ?? {};
  if (!target) return failed(props);
  window.location.assign(target);
  return null;
}
