import { Form, href, redirect } from "react-router";
import { addCustomer } from "~/domains/customers/index.server.ts";
import { newCustomerSchema } from "~/domains/customers/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { AddressField, ContactFields } from "~/web/crm/forms/customer-fields.tsx";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import type { Route } from "./+types/new-customer";
import { MoreFields, NameFields } from "./customer-fields.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Add a customer" }];

export const loader = () => ({ requestKey: newRequestKey() });

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const added = await runForm(args, {
    read: (body) => check(newCustomerSchema, body),
    call: ({ platform, requestKey }, request) =>
      addCustomer(platform, member, { request, requestKey }),
  });
  if (!added.ok) return showAgain(added, { values: added.values });
  return redirect(href("/crm/customers/:id", { id: added.customerId }), { status: 303 });
}

/** Adds a customer without a request. */
export default function NewCustomer({ loaderData, actionData }: Route.ComponentProps) {
  const errors: FieldErrors = actionData?.errors ?? {};
  const values: FormValues | undefined = actionData?.values;
  const typed = (name: string) => typedText(values, name) ?? "";
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={href("/crm/customers")}>Customers</TouchLink>
        <h1 className="text-2xl">Add a customer</h1>
      </header>
      {actionData?.message ? (
        <Alert tone="bad" role="alert">
          {actionData.message}
        </Alert>
      ) : null}
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="request_key" value={loaderData.requestKey} />
        <NameFields saved={{}} values={values} errors={errors} />
        <ContactFields shown={{ phone: typed("phone"), email: typed("email") }} errors={errors} />
        {errors.phone || errors.email ? (
          <CheckboxField
            name="shares_contact"
            label="They share it"
            hint="Two customers can have one number or address, such as a couple or an office."
            defaultChecked={typedText(values, "shares_contact") !== undefined}
          />
        ) : null}
        <AddressField shown={typed("address")} error={errors.address} />
        <MoreFields saved={{}} values={values} errors={errors} />
        <Button type="submit" variant="action" className="self-start">
          Add customer
        </Button>
      </Form>
    </div>
  );
}
