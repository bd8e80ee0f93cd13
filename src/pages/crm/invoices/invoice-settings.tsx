import { Form, Link } from "react-router";
import { readInvoiceSettings } from "~/features/invoices/invoice-settings.server.ts";
import { longestHowToPay } from "~/features/invoices/invoices.ts";
import { saveInvoiceSettings } from "~/features/invoices/save-invoice-settings.server.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { memberContext } from "../frame/guard.server.ts";
import { sessionMember } from "../frame/session-member.server.ts";
import { useIsMember } from "../frame/use-is-member.ts";
import type { Route } from "./+types/invoice-settings";

export const meta: Route.MetaFunction = () => [{ title: "How you are paid" }];

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await readInvoiceSettings(
    context.get(platformContext),
    context.get(memberContext),
  );
  return { settings };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const saved = await runForm(args, {
    call: ({ platform, body }) => saveInvoiceSettings(platform, member, body),
  });
  if (!saved.ok) return showAgain(saved, { values: saved.values });
  return { message: "Saved.", errors: {}, values: undefined };
}

/** The business's own words how to pay, and when (`invoices.how-to-pay`). */
export default function InvoiceSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { howToPay, dueDays, reminds } = loaderData.settings;
  const errors: FieldErrors = actionData?.errors ?? {};
  const values = actionData?.values;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <Link to="/crm/invoices" className="text-link inline-flex min-h-11 items-center text-sm">
          Invoices
        </Link>
        <h1 className="text-2xl">How you are paid</h1>
      </header>
      {actionData?.message ? (
        <Alert tone={values ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <Card className="max-sm:p-4">
        <Form method="post" noValidate className="flex flex-col gap-4">
          <TextAreaField
            name="how_to_pay"
            label="How to pay, in your words"
            optional
            hint="Every invoice’s page says it: where a check goes, or how money is sent to you. It shows on invoices that are already sent, too."
            rows={4}
            maxLength={longestHowToPay}
            defaultValue={typedText(values, "how_to_pay") ?? howToPay ?? ""}
            error={errors.how_to_pay}
          />
          <div className="max-w-48">
            <TextField
              name="due_days"
              label="Days until it is due"
              inputMode="numeric"
              defaultValue={typedText(values, "due_days") ?? String(dueDays)}
              error={errors.due_days}
            />
          </div>
          <CheckboxField
            name="reminds"
            label="Remind by email three days before an invoice is due, the day after, and a week later, as long as something is left to pay"
            defaultChecked={values ? values.reminds !== undefined : reminds}
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
