import { readNotificationSettings } from "~/domains/office/notifications/choices/own-settings.server.ts";
import { readOwnPhone } from "~/domains/office/notifications/phone/own-phone.server.ts";
import {
  listPushDevices,
  readPushPublicKey,
} from "~/domains/office/notifications/push/own-devices.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { sessionMember } from "../frame/session-member.server.ts";
import { SettingsTabs } from "../frame/settings-tabs.tsx";
import type { Route } from "./+types/notifications";
import { ChoicesForm } from "./choices-form.tsx";
import { changeNotificationsAction } from "./notifications-action.server.ts";
import { PhoneCard } from "./phone-card.tsx";
import { PushCard } from "./push-card.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Notifications" }];

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const member = sessionMember(context);
  const [settings, phone, devices] = await Promise.all([
    readNotificationSettings(platform, member),
    readOwnPhone(platform, member),
    listPushDevices(platform, member),
  ]);
  const publicKey = readPushPublicKey(platform, member);
  return { settings, phone, devices, publicKey };
}

export const action = (args: Route.ActionArgs) => changeNotificationsAction(args);

/** A member's notification settings: events, channels and quiet hours. */
export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, phone, devices, publicKey } = loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <SettingsTabs />
      <div>
        <h1 className="text-2xl">Notifications</h1>
        <p className="mt-1 max-w-prose text-muted">
          Choose your alerts and how you get them. The email address on your page still gets every
          new lead and reply.
        </p>
      </div>
      {actionData?.message ? (
        <Alert tone={actionData.refused ? "bad" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <ChoicesForm
        settings={settings}
        mayText={phone.state === "confirmed"}
        values={actionData?.values}
        errors={errors}
      />
      <PushCard devices={devices} publicKey={publicKey} error={errors.subscription} />
      <PhoneCard phone={phone} typed={actionData?.values} errors={errors} />
    </div>
  );
}
