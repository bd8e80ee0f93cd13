import { Form, Link } from "react-router";
import {
  listPushDevices,
  readNotificationSettings,
  readOwnPhone,
  readPushPublicKey,
} from "~/domains/office/index.server.ts";
import { choiceField, memberZones } from "~/domains/office/index.ts";
import { memberHasPermission } from "~/domains/shared/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/notifications";
import { AlertGrid } from "./alert-grid.tsx";
import { PhoneCard, PushCard } from "./channel-cards.tsx";
import { changeNotificationsAction } from "./notifications-action.server.ts";

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
  const isOwner = memberHasPermission(member, "own_business");
  const times = {
    quietFrom: asClock(settings.quietFrom ?? 21 * 60),
    quietUntil: asClock(settings.quietUntil ?? 7 * 60),
    digestAt: asClock(settings.digestAt ?? 7 * 60),
    businessZone: zoneName(settings.businessZone),
  };
  return { settings, times, phone, devices, publicKey, isOwner };
}

/** Formats minutes as "21:00" for a time field. */
const asClock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

const zoneName = (zone: string) =>
  memberZones.find(({ value }) => value === zone)?.label ?? zone.replaceAll("_", " ");

export const action = (args: Route.ActionArgs) => changeNotificationsAction(args);

/** A member's notification settings: events, channels and quiet hours. */
export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, times, phone, devices, publicKey, isOwner } = loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <div>
        <h1 className="text-2xl">Notifications</h1>
        <p className="mt-1 max-w-prose text-muted">
          Choose your alerts and how you get them. The email address on your page still gets every
          new lead and reply.
        </p>
        {isOwner ? (
          <p className="mt-2">
            <Link
              to="/crm/account/notifications/team"
              className="text-link inline-flex min-h-11 items-center"
            >
              See your team’s alerts
            </Link>
          </p>
        ) : null}
      </div>
      {actionData?.message ? (
        <Alert tone={actionData.refused ? "bad" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <ChoicesForm
        settings={settings}
        times={times}
        mayText={phone.state === "confirmed"}
        values={actionData?.values}
        errors={errors}
      />
      <PushCard devices={devices} publicKey={publicKey} error={errors.subscription} />
      <PhoneCard phone={phone} typed={actionData?.values} errors={errors} />
    </div>
  );
}

type ChoicesFormProps = {
  settings: Awaited<ReturnType<typeof readNotificationSettings>>;
  /** As shown: the stored times or their defaults, and the name of the business's zone. */
  times: { quietFrom: string; quietUntil: string; digestAt: string; businessZone: string };
  mayText: boolean;
  /** Input of a rejected form. */
  values: FormValues | undefined;
  errors: FieldErrors;
};

/** Channels by kind of event, quiet hours and morning summary. */
function ChoicesForm({ settings, times, mayText, values, errors }: ChoicesFormProps) {
  const typed = values?.intent === "save" ? values : undefined;
  const text = (name: string, stored: string) => (typed ? String(typed[name] ?? "") : stored);
  const isOn = (name: string, stored: boolean) => (typed ? typed[name] === "on" : stored);
  return (
    <Form method="post" noValidate className="flex flex-col gap-6">
      <Card as="section" aria-labelledby="kinds" className="max-sm:p-4">
        <h2 id="kinds" className="text-lg">
          Alerts
        </h2>
        {mayText ? null : (
          <p className="mt-1 text-sm text-muted">
            To get texts,{" "}
            <a href="#phone-card" className="text-link">
              confirm your number first
            </a>
            .
          </p>
        )}
        <AlertGrid
          kinds={settings.kinds}
          channelsFor={(kind) =>
            typed ? asTexts(typed[choiceField(kind)]) : settings.choices[kind]
          }
          mayText={mayText}
          errors={errors}
        />
      </Card>
      <Card as="section" aria-labelledby="quiet-hours" className="flex flex-col gap-4 max-sm:p-4">
        <h2 id="quiet-hours" className="text-lg">
          Do not disturb
        </h2>
        <CheckboxField
          name="quiet"
          label="Quiet hours"
          hint="Alerts wait until quiet hours end."
          defaultChecked={isOn("quiet", settings.quietFrom !== null)}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            type="time"
            name="quiet_from"
            label="From"
            defaultValue={text("quiet_from", times.quietFrom)}
            error={errors.quiet_from}
          />
          <TextField
            type="time"
            name="quiet_until"
            label="Until"
            defaultValue={text("quiet_until", times.quietUntil)}
            error={errors.quiet_until}
          />
          <div className="sm:col-span-2">
            <SelectField
              name="zone"
              label="Time zone"
              placeholder={`Business time zone (${times.businessZone})`}
              options={memberZones}
              defaultValue={text("zone", settings.zone ?? "")}
              error={errors.zone}
            />
          </div>
        </div>
        <CheckboxField
          name="digest"
          label="Morning summary"
          hint="One email with the day’s appointments and tasks, leads no one has called, and what happened during quiet hours."
          defaultChecked={isOn("digest", settings.digestAt !== null)}
        />
        <div className="sm:w-1/3">
          <TextField
            type="time"
            name="digest_at"
            label="Send it at"
            defaultValue={text("digest_at", times.digestAt)}
            error={errors.digest_at}
          />
        </div>
      </Card>
      <Button type="submit" name="intent" value="save" className="self-start">
        Save
      </Button>
    </Form>
  );
}

const asTexts = (value: string | string[] | undefined): readonly string[] =>
  value === undefined ? [] : [value].flat();
