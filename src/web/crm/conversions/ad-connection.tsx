import type { ReactNode } from "react";
import { Form } from "react-router";
import type { FoundConversions } from "~/domains/growth/index.server.ts";
import {
  type AdPlatform,
  adPlatformLabels,
  type ConversionProblem,
  isPausing,
  reasonLabels,
  windowDays,
} from "~/domains/growth/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";

type Connection = FoundConversions["connections"][number];

type ConnectionProps = {
  connection: Connection | null;
  isMember: boolean;
  /** The values that the platform or we rejected. */
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

const consentPath = "/crm/settings/conversions/google";

/** Bookings and payments for Google Ads. */
export function GoogleConnection({ connection, isMember, refused }: ConnectionProps) {
  const errors = refused?.errors ?? {};
  const typed = (name: string, saved: string | null | undefined) =>
    typedText(refused?.values, name) ?? saved ?? "";
  return (
    <ConnectionCard platform="google" connection={connection} isMember={isMember}>
      <p className="text-sm text-muted">
        {`For clicks on your page and for Google Ads lead forms. We send the click’s ID, the time, and for a payment the amount. A lead form without a click ID is matched by its email address, scrambled so only Google can recognize it. We never send a name, phone number, or message. Google takes conversions up to ${windowDays.click} days after the click (${windowDays.email} without one). If more is paid or you refund a payment, Google gets the new total. If a booked lead is lost, its booking gets the value $0; Google doesn’t let us take it back.`}
      </p>
      {isMember ? (
        <>
          <ol className="list-decimal space-y-2 pl-5">
            <li>
              Click Connect Google Ads. Sign in with the Google account that you use for Google Ads,
              and allow access.
            </li>
            <li>
              In Google Ads, open Goals &gt; Conversions. Add a conversion action of the type
              Import, from clicks, for “Booked”, and another one for “Paid”. Choose “Use different
              values for each conversion” for “Paid”.
            </li>
            <li>
              For leads without a click ID: in Goals &gt; Settings, turn on enhanced conversions for
              leads, and accept the terms.
            </li>
            <li>
              Open each conversion action. The address of that page has “ctId=” and digits: its ID.
              Your account’s ID is at the top right. Enter them below.
            </li>
          </ol>
          <LinkButton
            href={consentPath}
            variant={connection ? "secondary" : "action"}
            className="self-start"
          >
            {connection ? "Connect Google Ads again" : "Connect Google Ads"}
          </LinkButton>
          {connection ? (
            <Form method="post" noValidate className="flex flex-col items-start gap-4">
              <TextField
                name="customer_id"
                label="Google Ads account ID"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={typed("customer_id", connection.accountId)}
                error={errors.customer_id}
                required
              />
              <TextField
                name="booked_action_id"
                label="ID of the conversion action “Booked”"
                hint="Leave blank to send no bookings."
                inputMode="numeric"
                autoComplete="off"
                defaultValue={typed("booked_action_id", connection.bookedActionId)}
                error={errors.booked_action_id}
              />
              <TextField
                name="paid_action_id"
                label="ID of the conversion action “Paid”"
                hint="Leave blank to send no payments."
                inputMode="numeric"
                autoComplete="off"
                defaultValue={typed("paid_action_id", connection.paidActionId)}
                error={errors.paid_action_id}
              />
              <Button type="submit" name="intent" value="google" variant="action">
                {connection.startedAt ? "Check and save" : "Check and turn on"}
              </Button>
            </Form>
          ) : null}
        </>
      ) : null}
    </ConnectionCard>
  );
}

/** Leads, bookings, and payments for Meta's lead ads. */
export function MetaConnection({ connection, isMember, refused }: ConnectionProps) {
  const errors = refused?.errors ?? {};
  return (
    <ConnectionCard platform="meta" connection={connection} isMember={isMember}>
      <p className="text-sm text-muted">
        {`For leads from Facebook and Instagram lead ads. We send Meta’s own ID of the lead, the steps “Lead”, “Booked”, and “Paid” with their times, and the amount paid by then. We never send a name, phone number, email, or message. Each step is sent once: Meta has no way to change it after a refund or cancellation. Meta takes a step for ${windowDays.meta} days.`}
      </p>
      {isMember ? (
        <>
          <ol className="list-decimal space-y-2 pl-5">
            <li>
              Open business.facebook.com/events_manager. Choose the dataset of your lead ads, or
              connect a new one with Connect data &gt; CRM.
            </li>
            <li>In the dataset’s Settings, copy the Dataset ID.</li>
            <li>
              In Settings &gt; Conversions API, choose Generate access token. Copy it; Meta shows it
              once.
            </li>
            <li>
              To check it, open Test events and copy the code, like TEST12345. Enter all three
              below. A test event named “Test” shows up there.
            </li>
          </ol>
          <Form method="post" noValidate className="flex flex-col items-start gap-4">
            <TextField
              name="dataset_id"
              label="Dataset ID"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={typedText(refused?.values, "dataset_id") ?? connection?.accountId ?? ""}
              error={errors.dataset_id}
              required
            />
            <TextField
              name="access_token"
              label="Access token"
              hint="We store it encrypted, and never show it again."
              autoComplete="off"
              spellCheck={false}
              className="font-mono text-sm"
              defaultValue={typedText(refused?.values, "access_token") ?? ""}
              error={errors.access_token}
              required
            />
            <TextField
              name="test_code"
              label="Test event code (optional)"
              autoComplete="off"
              defaultValue={typedText(refused?.values, "test_code") ?? ""}
              error={errors.test_code}
            />
            <Button type="submit" name="intent" value="meta" variant="action">
              {connection ? "Save" : "Turn on"}
            </Button>
          </Form>
        </>
      ) : null}
    </ConnectionCard>
  );
}

/** What to do about a problem that stops sending. */
const help: Partial<Record<AdPlatform, Partial<Record<ConversionProblem, string>>>> = {
  google: {
    token_expired: "Click Connect Google Ads again.",
    no_permission: "Connect with a Google account that can open this Google Ads account.",
    wrong_account: "Check the IDs below, then save.",
    no_terms: "Do step 3 in Google Ads, then click Check and save.",
  },
  meta: {
    token_expired: "Generate a new token in Events Manager, and enter it below.",
    no_permission: "Generate a token in this dataset’s settings, and enter it below.",
    wrong_account: "Check the dataset’s ID below, and enter the token again.",
  },
};

type CardProps = Omit<ConnectionProps, "refused"> & {
  platform: AdPlatform;
  children: ReactNode;
};

function ConnectionCard({ platform, connection, isMember, children }: CardProps) {
  const name = adPlatformLabels[platform];
  const { problem = null, waiting = 0, failed = 0, startedAt = null } = connection ?? {};
  const isPaused = isPausing(problem);
  const state = isPaused ? "Paused" : problem ? "Not working" : startedAt ? "On" : "Off";
  const tone = problem ? "bad" : startedAt ? "good" : "neutral";
  const unsent = waiting === 1 ? "1 conversion is waiting" : `${waiting} conversions are waiting`;
  return (
    <Card as="section" aria-labelledby={platform} className="flex flex-col gap-4 max-sm:p-4">
      <h2 id={platform} className="flex flex-wrap items-center gap-2 text-lg">
        {name}
        <Badge tone={tone}>{state}</Badge>
      </h2>
      {problem ? (
        <Alert tone="bad" title={`${reasonLabels[problem]}.`}>
          {isPaused
            ? `${help[platform]?.[problem] ?? "Save again below."} ${unsent}, and will be sent then if it’s not too late.`
            : `We have to fix this with ${name}. ${unsent}. We keep trying for about a day; after that, you can send them again here.`}
        </Alert>
      ) : null}
      {children}
      {isMember && failed > 0 ? (
        <Form method="post">
          <input type="hidden" name="platform" value={platform} />
          <Button type="submit" name="intent" value="again" variant="secondary">
            {`Retry ${failed} failed`}
          </Button>
        </Form>
      ) : null}
      {isMember && connection ? (
        <ConfirmAction
          label={`Turn off ${name}`}
          subject={null}
          consequence={`Nothing more is sent, and we delete our token. ${name} still has what was sent.${platform === "google" ? " To remove our access at Google too, open myaccount.google.com/connections." : ""}`}
          yes="Yes, turn it off"
          intent="off"
          fields={{ platform }}
        />
      ) : null}
    </Card>
  );
}
