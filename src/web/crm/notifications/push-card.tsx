import { Form } from "react-router";
import { describeBrowser } from "~/domains/identity/accounts/accounts.ts";
import type { listPushDevices } from "~/domains/office/notifications/push/own-devices.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { FieldError } from "~/ui/form/field-error.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { SwitchOnPush } from "./switch-on-push.tsx";

type PushCardProps = {
  devices: Awaited<ReturnType<typeof listPushDevices>>;
  publicKey: string;
  error: string | undefined;
};

/** The devices that show what happens, each to be switched off (`notifications.push`). */
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
                <p className="text-sm text-muted">Since {format(createdAt, "MMM d, yyyy HH:mm")}</p>
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
