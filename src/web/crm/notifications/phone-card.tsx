import { Form } from "react-router";
import { textsAnHour } from "~/domains/office/notifications/notifications.ts";
import type { readOwnPhone } from "~/domains/office/notifications/phone/own-phone.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

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
