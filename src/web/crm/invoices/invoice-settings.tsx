import { data, Form, redirect } from "react-router";
import {
  connectAccount,
  readCardSettings,
  readInvoiceSettings,
  refreshOwnAccount,
  saveInvoiceSettings,
} from "~/domains/billing/index.server.ts";
import {
  defaultReminderDays,
  maxBusinessAddress,
  maxPaymentInstructionsLength,
} from "~/domains/billing/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { paymentFormHosts } from "~/platform/http/responses/page-headers.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/invoice-settings";

export const meta: Route.MetaFunction = () => [{ title: "Payment settings" }];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const settings = await readInvoiceSettings(platform, reader);
  const cards = await readCardSettings(platform, reader);
  const headers = paymentFormHosts(platform.settings);
  return data({ settings, cards }, { headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

const messages = {
  not_possible: "Card payments aren’t available here.",
  unavailable: "We couldn’t reach Stripe. Please try again in a minute.",
  changed_elsewhere: "We’ve lost access to your Stripe account. Please contact us.",
};

/** Only the operator can fix this. */
const noAccount = (reason: string) =>
  `Stripe can’t open an account for you here. Please send us its message: “${reason}”`;

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const saved = await runForm(args, {
    call: async ({ platform, body }) => {
      if (body.intent === "connect") return connectAccount(platform, member);
      if (body.intent === "check") return refreshOwnAccount(platform, member);
      return saveInvoiceSettings(platform, member, body);
    },
  });
  const typed = saved.values.intent === undefined ? saved.values : undefined;
  if (!saved.ok) {
    const refused = "reason" in saved ? { not_allowed: noAccount(saved.reason) } : {};
    return showAgain(saved, { values: typed, done: false }, { ...messages, ...refused });
  }
  if ("url" in saved && typeof saved.url === "string") return redirect(saved.url, { status: 303 });
  return data({ message: typed ? "Saved." : null, errors: {}, values: undefined, done: true });
}

/** The business's payment instructions and terms. */
export default function InvoiceSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, cards } = loaderData;
  const { businessAddress, howToPay, dueDays, reminds, tips } = settings;
  const { techniciansCollect, estimateReminderDays } = settings;
  const errors: FieldErrors = actionData?.errors ?? {};
  const values = actionData?.values;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to="/crm/invoices">Invoices</TouchLink>
        <h1 className="text-2xl">Payment settings</h1>
      </header>
      {actionData?.message ? (
        <Alert tone={actionData.done ? "good" : "warning"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {cards ? <CardSettings cards={cards} /> : null}
      <Card className="max-sm:p-4">
        <Form method="post" noValidate className="flex flex-col gap-4">
          <TextField
            name="business_address"
            label="Business address"
            optional
            hint="Customers see it on your estimates, invoices, and emails, with your logo, phone, and license from your page. Without it, they see your city."
            autoComplete="street-address"
            maxLength={maxBusinessAddress}
            defaultValue={typedText(values, "business_address") ?? businessAddress ?? ""}
            error={errors.business_address}
          />
          <TextAreaField
            name="how_to_pay"
            label="Payment instructions"
            optional
            hint="Shown on every invoice, including ones you already sent. Tell customers how to pay: where to mail a check, your Zelle or Venmo, and so on."
            rows={4}
            maxLength={maxPaymentInstructionsLength}
            defaultValue={typedText(values, "how_to_pay") ?? howToPay ?? ""}
            error={errors.how_to_pay}
          />
          <div className="max-w-48">
            <TextField
              name="due_days"
              label="Payment terms (net days)"
              inputMode="numeric"
              defaultValue={typedText(values, "due_days") ?? String(dueDays)}
              error={errors.due_days}
            />
          </div>
          <CheckboxField
            name="reminds"
            label="Send payment reminders"
            hint="By email while it’s unpaid: 3 days before it’s due, then 1 and 7 days after."
            defaultChecked={values ? values.reminds !== undefined : reminds}
          />
          <TextField
            name="estimate_reminders"
            label="Estimate reminders"
            optional
            hint="Days after you send an estimate by text or email, like 2, 5, 10. Reminders stop when your customer responds."
            defaultValue={
              typedText(values, "estimate_reminders") ??
              (estimateReminderDays ?? defaultReminderDays).join(", ")
            }
            error={errors.estimate_reminders}
          />
          <CheckboxField
            name="tips"
            label="Take tips"
            hint="Your team can add a tip when they collect a payment."
            defaultChecked={values ? values.tips !== undefined : tips}
          />
          <CheckboxField
            name="technicians_collect"
            label="All technicians can collect payments"
            hint="Otherwise only technicians who can see prices."
            defaultChecked={values ? values.technicians_collect !== undefined : techniciansCollect}
          />
          {useIsMember() ? (
            <Button type="submit" className="self-start">
              Save
            </Button>
          ) : null}
        </Form>
      </Card>
    </div>
  );
}

type Cards = NonNullable<Awaited<ReturnType<typeof readCardSettings>>>;

const shown: Record<
  Cards["state"],
  { badge: string; tone: "good" | "warning" | "neutral"; text: string; button: string | null }
> = {
  none: {
    badge: "Off",
    tone: "neutral",
    text: "Customers pay on Stripe’s secure page, and the money goes straight to your own Stripe account. Stripe charges its usual fee for each payment. We don’t add one.",
    button: "Set up card payments",
  },
  begun: {
    badge: "Not finished",
    tone: "warning",
    text: "Stripe needs more information about your business.",
    button: "Finish on Stripe",
  },
  checking: {
    badge: "Under review",
    tone: "warning",
    text: "Stripe is checking what you entered. It will email you if it needs anything else.",
    button: "Open Stripe",
  },
  held: {
    badge: "On, payouts on hold",
    tone: "warning",
    text: "Customers can pay by card, but Stripe can’t send money to your bank yet.",
    button: "Finish on Stripe",
  },
  ready: {
    badge: "On",
    tone: "good",
    text: "Every invoice page has a button to pay the balance by card.",
    button: null,
  },
};

/** Whether customers can pay by card, and how to set it up (`payments.own-account`). */
function CardSettings({ cards }: { cards: Cards }) {
  const { badge, tone, text, button } = shown[cards.state];
  const hasQuestions = cards.state === "ready" && cards.questions > 0;
  const label = hasQuestions ? "Answer Stripe’s questions" : button;
  useLiveUpdates("/crm/events", "payment-account");
  return (
    <Card as="section" aria-labelledby="cards" className="max-sm:p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="cards" className="text-xl">
          Card payments
        </h2>
        <Badge tone={tone}>{badge}</Badge>
      </div>
      <p className="mt-2 text-muted">{text}</p>
      {useIsMember() ? (
        <Form method="post" className="mt-4 flex flex-wrap gap-3">
          {label ? (
            <Button type="submit" name="intent" value="connect" variant="secondary">
              {label}
            </Button>
          ) : null}
          {cards.state === "none" ? null : (
            <Button type="submit" name="intent" value="check" variant="secondary">
              Check again
            </Button>
          )}
        </Form>
      ) : null}
    </Card>
  );
}
