import { useEffect, useState } from "react";
import { Form, useSubmit } from "react-router";
import { describeBrowser } from "~/domains/identity/index.ts";
import type { listPushDevices, readOwnPhone } from "~/domains/office/index.server.ts";
import { textsAnHour } from "~/domains/office/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { startWorker } from "~/web/crm/offline/start-worker.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type PhoneCardProps = {
  phone: Awaited<ReturnType<typeof readOwnPhone>>;
  typed: FormValues | undefined;
  errors: FieldErrors;
};

/** The member's number for text alerts, verified by a code. */
export function PhoneCard({ phone, typed, errors }: PhoneCardProps) {
  const { state, refusal } = phone;
  return (
    <Card
      as="section"
      id="phone-card"
      aria-labelledby="phone-heading"
      className="flex flex-col gap-4 max-sm:p-4"
    >
      <h2 id="phone-heading" className="text-lg">
        Your number for texts
      </h2>
      {refusal ? <p className="max-w-prose text-muted">{refusal}</p> : null}
      {state === "confirmed" ? (
        <>
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {formatPhone(phone.phone)} <Badge tone="good">Confirmed</Badge>
          </p>
          <p className="max-w-prose text-sm text-muted">
            You get at most {textsAnHour} texts an hour. Any more are combined into one.
          </p>
        </>
      ) : null}
      {state === "waiting" ? (
        <Form method="post" noValidate className="flex flex-col gap-3">
          <TextField
            name="code"
            label="Code"
            hint={`It was texted to ${formatPhone(phone.phone)} and works for ten minutes.`}
            inputMode="numeric"
            autoComplete="one-time-code"
            error={errors.code}
          />
          <Button type="submit" name="intent" value="confirm-phone" className="self-start">
            Confirm
          </Button>
        </Form>
      ) : null}
      {state !== "confirmed" && !(state === "none" && refusal && !phone.phone) ? (
        <Form method="post" noValidate className="flex flex-col gap-3">
          <TextField
            type="tel"
            name="phone"
            label={state === "waiting" ? "Another number" : "Mobile number"}
            hint="We’ll text you a code. Message and data rates may apply. Reply STOP at any time to stop."
            autoComplete="tel"
            defaultValue={String(
              typed?.phone ?? (state === "waiting" ? "" : (formatPhone(phone.phone) ?? "")),
            )}
            error={errors.phone}
          />
          <Button
            type="submit"
            name="intent"
            value="send-code"
            variant="secondary"
            className="self-start"
          >
            Text me a code
          </Button>
        </Form>
      ) : null}
      {phone.phone ? (
        <Form method="post">
          <Button type="submit" name="intent" value="remove-phone" variant="secondary" size="small">
            Remove the number
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}

const texts = {
  unknown: "Turn on JavaScript to get alerts on this device.",
  unsupported:
    "This browser can’t show alerts. On an iPhone, first add the CRM to your home screen (Share, then Add to Home Screen).",
  denied: "This browser blocks alerts from this site. Allow them in its settings, then come back.",
  failed: "That didn’t work. Please try again later.",
} as const;

type PushCardProps = {
  devices: Awaited<ReturnType<typeof listPushDevices>>;
  publicKey: string;
  error: string | undefined;
};

/** Devices with push notifications; each can be turned off. */
export function PushCard({ devices, publicKey, error }: PushCardProps) {
  const format = useFormatDate();
  const isOnHere = devices.some(({ current }) => current);
  return (
    <Card as="section" aria-labelledby="devices" className="flex flex-col gap-3 max-sm:p-4">
      <h2 id="devices" className="text-lg">
        Push notifications
      </h2>
      <p className="max-w-prose text-muted">
        You’ll get alerts on a device even when the CRM is closed, unless you sign out on that
        device.
      </p>
      {error ? <FieldError id="subscription-error">{error}</FieldError> : null}
      {devices.length > 0 ? (
        <ul className="divide-y divide-line">
          {devices.map(({ id, userAgent, current, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {describeBrowser(userAgent)}
                  {current ? <Badge tone="good">This device</Badge> : null}
                </p>
                <p className="text-sm text-muted">
                  Since {format(createdAt, "MMM d, yyyy h:mm a")}
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="remove-device"
                  variant="secondary"
                  size="small"
                >
                  Remove
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : null}
      {isOnHere ? null : <SwitchOnPush publicKey={publicKey} />}
    </Card>
  );
}

/** Subscribes the browser to push notifications and saves its endpoint with the session. */
function SwitchOnPush({ publicKey }: { publicKey: string }) {
  const submit = useSubmit();
  const [state, setState] = useState<keyof typeof texts | "ready" | "asking">("unknown");
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
          {texts[state]}
        </p>
      )}
    </div>
  );
}
