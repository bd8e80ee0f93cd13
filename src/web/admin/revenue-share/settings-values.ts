import type { findParticipant } from "~/domains/growth/revenue-share/participants/find-participant.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";

type Participant = NonNullable<Awaited<ReturnType<typeof findParticipant>>>;

/** A participant's settings as form field values. */
export function settingsValues(participant: Participant): FormValues {
  const { leadPreferences: wanted, notificationSettings: notifications } = participant;
  return {
    commission_rate: String(Math.round(participant.commissionRate * 10_000) / 100),
    status: participant.status,
    services: [...(wanted.services ?? [])],
    service_areas: (wanted.service_areas ?? []).join(", "),
    target_monthly_leads: String(wanted.target_monthly_leads ?? ""),
    lead_value_range: wanted.lead_value_range ?? "",
    email_notifications: notifications.email ? "yes" : "",
    sms_notifications: notifications.sms ? "yes" : "",
  };
}
