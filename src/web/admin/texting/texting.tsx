import { Form, href } from "react-router";
import {
  type FoundSender,
  findRegistration,
  findSender,
  listTrackedNumbers,
} from "~/domains/phone-numbers/index.server.ts";
import {
  budgetOf,
  centsOf,
  defaultBudgetCents,
  mayText,
  textsOf,
} from "~/domains/phone-numbers/index.ts";
import { centsField, formatCents } from "~/domains/shared/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { fieldsOf } from "~/ui/form/fields-of.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/texting";
import { NumberCard, type RefusedForm, TrackedNumbersCard } from "./number-cards.tsx";
import { ProviderRegistration } from "./provider-registration.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import { handleTextingForm } from "./texting-action.server.ts";
import { TryAgain } from "./try-again.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const id = readId(params.id);
  const sender = id ? await findSender(platform, context.get(staffContext), id) : null;
  if (!id || !sender) throw notFound();
  const tracked = await listTrackedNumbers(platform, context.get(staffContext), id);
  const registration = await findRegistration(platform, context.get(staffContext), id);
  return { sender, tracked, registration, mayBuy: platform.sms !== null };
}

export async function action(args: Route.ActionArgs) {
  const id = readId(args.params.id);
  if (!id) throw notFound();
  return handleTextingForm(args, id);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Texting: ${loaderData.sender.businessName}` : "Texting" },
];

/** A business's texting: number, carrier registration and limits. */
export default function Texting({ loaderData, actionData }: Route.ComponentProps) {
  const { sender, tracked, registration, mayBuy } = loaderData;
  const refused = actionData?.values ? { ...actionData, values: actionData.values } : null;
  const refusedOf = (intent: string) => (refused?.values.intent === intent ? refused : null);
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        above={{
          to: href("/admin/contractors/:id", { id: sender.contractorId }),
          label: sender.businessName,
        }}
        title="Texting"
      />
      {actionData?.done ? (
        <Alert tone="good" role="status">
          {actionData.done}
        </Alert>
      ) : null}
      {refused?.message ? (
        <Alert tone="warning" role="status">
          {refused.message}
        </Alert>
      ) : null}
      <SenderAlert sender={sender} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <NumberCard
            sender={sender}
            mayBuy={mayBuy}
            assign={refusedOf("assign")}
            buy={refusedOf("buy")}
          />
          <LimitsForm sender={sender} refused={refusedOf("limits")} />
          <TrackedNumbersCard
            {...tracked}
            mayBuy={mayBuy}
            buyingPhone={sender.phone ? sender.buyingPhone : null}
            refused={refusedOf("track") ?? refusedOf("track-bought")}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {registration ? <ProviderRegistration registration={registration} /> : null}
          <RegistrationForm sender={sender} refused={refusedOf("registration")} />
        </div>
      </div>
    </div>
  );
}

/** Why a business can't send texts and how to fix it; renders nothing while it can. */
function SenderAlert({ sender }: { sender: FoundSender }) {
  const format = useFormatDate();
  const { contractorId, businessName, refusal, burst } = sender;
  if (burst) {
    return (
      <Alert tone="bad" title="Unusual texting paused this business’s automatic texts">
        <p>
          Paused since {format(burst.since, "MMM d, h:mm a")}: {burst.description}. Check its latest
          requests first. Released texts continue right away.
        </p>
        <ReleaseBurst contractorId={contractorId} />
      </Alert>
    );
  }
  if (refusal) {
    return (
      <Alert tone="bad" title="The provider is rejecting this business’s texts">
        <p>
          Rejected since {format(refusal.since, "MMM d, h:mm a")}: {refusal.description}. Texts are
          paused. When we have an email address, we email the message instead. Fix the registration
          with the provider, then click Try again.
        </p>
        <TryAgain contractorId={contractorId} businessName={businessName} />
      </Alert>
    );
  }
  if (mayText(sender)) return null;
  return (
    <Alert tone="warning" title={textsOf(sender)}>
      This business can’t text until it has a number and an approved registration. Until then, we
      email its messages when we have an address.
    </Alert>
  );
}

/** Releases the automatic texts that a burst paused. */
function ReleaseBurst({ contractorId: id }: { contractorId: string }) {
  if (!useMayChange()) return null;
  return (
    <Form method="post" action={href("/admin/contractors/:id/texting", { id })} className="mt-2">
      <Button type="submit" name="intent" value="release-burst" variant="secondary" size="small">
        Release texts
      </Button>
    </Form>
  );
}

/** A business's text limits and usage. */
function LimitsForm({ sender, refused }: { sender: FoundSender; refused: RefusedForm }) {
  const mayChange = useMayChange();
  const { textsPerSecond, textsPerDay, textsPerMonth, used } = sender;
  const number = (value: number) => value.toLocaleString("en-US");
  const saved: Record<string, unknown> = {
    texts_per_second: textsPerSecond,
    texts_per_day: textsPerDay,
    texts_per_month: textsPerMonth,
    monthly_budget: centsField(sender.budgetCents),
  };
  const { cents } = budgetOf(sender);
  const isChecked = (name: string, stored: boolean) =>
    refused ? refused.values[name] !== undefined : stored;
  const values = refused?.values ?? saved;
  const typed = fieldsOf(values, refused?.errors);
  const field = (name: string, label: string) => ({
    ...typed(name, label),
    inputMode: "decimal" as const,
    autoComplete: "off",
  });
  return (
    <Card as="section">
      <h2 className="text-lg">Limits</h2>
      <p className="mt-2 text-sm text-muted">
        Sent today {number(used.today)} of {number(textsPerDay)}, this month {number(used.month)} of{" "}
        {number(textsPerMonth)}, up to {number(textsPerSecond)} per second. Limits reset at midnight
        in the business’s time zone.
      </p>
      <p className="mt-2 text-sm text-muted">
        Budget: {formatCents(centsOf(used.costMicros))} of {formatCents(cents)} used this month.
        {sender.ownBudgetCents === null
          ? null
          : ` The owner chose ${formatCents(sender.ownBudgetCents)}.`}
      </p>
      {mayChange ? (
        <Form method="post" noValidate className="mt-4 flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField {...field("texts_per_second", "Texts per second")} />
            <TextField {...field("texts_per_day", "Texts per day")} />
            <TextField {...field("texts_per_month", "Texts per month")} />
          </div>
          <TextField
            {...field("monthly_budget", "Highest monthly budget ($)")}
            hint={`Automatic texts stop there. Leave blank for ${formatCents(defaultBudgetCents)}.`}
          />
          <CheckboxField
            name="allows_caribbean"
            label="Allow texts to the Caribbean and Bermuda"
            hint="They cost many times as much. Without it, texts go only to the US and Canada."
            defaultChecked={isChecked("allows_caribbean", sender.allowsCaribbean)}
          />
          <Button
            type="submit"
            name="intent"
            value="limits"
            variant="secondary"
            className="self-start"
          >
            Save limits
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}
