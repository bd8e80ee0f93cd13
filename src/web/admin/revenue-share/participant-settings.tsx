import { Form } from "react-router";
import type { findParticipant } from "~/domains/growth/index.server.ts";
import { leadValueRanges, participantStatuses, serviceChoices } from "~/domains/growth/index.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { CheckboxGroup } from "~/ui/form/choice-group.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { fieldsOf } from "~/ui/form/fields-of.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { participantLabels } from "~/web/shared/revenue-share/participant-labels.ts";
import type { RefusedForm } from "./participant-action.server.ts";

type Participant = NonNullable<Awaited<ReturnType<typeof findParticipant>>>;

type ParticipantSettingsProps = { participant: Participant; refused: RefusedForm | undefined };

/** Rate, participation status, lead preferences and notifications. */
export function ParticipantSettings({ participant, refused }: ParticipantSettingsProps) {
  const mayChange = useMayChange();
  const values = refused?.values ?? settingsValues(participant);
  const errors = refused?.errors ?? {};
  const field = fieldsOf(values, errors);
  const isChecked = (name: string) => values[name] === "yes";
  return (
    <Card as="section" className="max-w-3xl">
      <Form method="post" noValidate preventScrollReset>
        <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-6">
          <legend className="sr-only">Settings</legend>
          <ErrorSummary errors={errors} />
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              {...field("commission_rate", "Commission rate (%)")}
              hint="Applies to deals entered from now on."
              inputMode="decimal"
              autoComplete="off"
            />
            <SelectField
              {...field("status", "Status")}
              hint="Only active participants get leads."
              options={participantStatuses.map((value) => ({
                value,
                label: participantLabels[value],
              }))}
            />
          </div>
          <CheckboxGroup
            legend="Services"
            name="services"
            options={serviceChoices.map((value) => ({ value, label: value }))}
            defaultValues={[values.services ?? []].flat()}
            error={errors.services}
            columns={2}
          />
          <TextField
            {...field("service_areas", "Service areas")}
            hint="Cities or counties, separated by commas."
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              {...field("target_monthly_leads", "Target monthly leads")}
              optional
              type="number"
              min={1}
              inputMode="numeric"
            />
            <SelectField
              {...field("lead_value_range", "Lead value range")}
              options={leadValueRanges.map((value) => ({ value, label: value }))}
              placeholder="Any"
            />
          </div>
          <div>
            <CheckboxField
              name="email_notifications"
              value="yes"
              label="Email notifications"
              hint="The contractor gets an email for each lead. If this is off, leads are still saved and shown, and staff members are notified."
              defaultChecked={isChecked("email_notifications")}
            />
            <CheckboxField
              name="sms_notifications"
              value="yes"
              label="SMS notifications"
              hint="The contractor gets a text for each lead once texting is on. Until then, only the choice is saved."
              defaultChecked={isChecked("sms_notifications")}
            />
          </div>
          {mayChange ? (
            <div>
              <Button type="submit" name="intent" value="settings">
                Save settings
              </Button>
            </div>
          ) : null}
        </fieldset>
      </Form>
    </Card>
  );
}

/** A participant's settings as form field values. */
function settingsValues(participant: Participant): FormValues {
  const { leadPreferences: preferences, notificationSettings: notifications } = participant;
  return {
    commission_rate: String(Math.round(participant.commissionRate * 10_000) / 100),
    status: participant.status,
    services: [...(preferences.services ?? [])],
    service_areas: (preferences.service_areas ?? []).join(", "),
    target_monthly_leads: String(preferences.target_monthly_leads ?? ""),
    lead_value_range: preferences.lead_value_range ?? "",
    email_notifications: notifications.email ? "yes" : "",
    sms_notifications: notifications.sms ? "yes" : "",
  };
}
