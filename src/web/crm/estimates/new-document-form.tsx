import { Form } from "react-router";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { CustomerFields } from "~/web/crm/forms/customer-fields.tsx";
import { CustomerFinder } from "~/web/crm/forms/customer-finder.tsx";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { RequestText } from "../forms/request-text.tsx";

type NewDocumentFormProps = {
  title: string;
  list: { href: string; label: string };
  /** Customer and job, as far as known. */
  customer: {
    name: string;
    phone: string | null;
    phoneExtension: string | null;
    email: string | null;
    /** Short title of the job; `request` is the customer's full text. */
    need: string;
    request?: string | null;
    address: string | null;
    zipCode?: string | null;
  } | null;
  /** Hidden fields: ids of the related records, and the request key. */
  hidden: Record<string, string | null | undefined>;
  answer: { message: string | null; errors: FieldErrors; values: FormValues } | undefined;
};

/** Customer of a new document; its line items come next. */
export function NewDocumentForm(props: NewDocumentFormProps) {
  const { title, list, customer, hidden, answer } = props;
  const typed = (name: string, otherwise: string | null | undefined) =>
    typedText(answer?.values, name) ?? otherwise ?? "";
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={list.href}>{list.label}</TouchLink>
        <h1 className="text-2xl">{title}</h1>
      </header>
      {answer?.message ? (
        <Alert tone="bad" role="alert">
          {answer.message}
        </Alert>
      ) : null}
      <Form method="post" noValidate className="flex flex-col gap-5">
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={typed(name, value)} />
        ))}
        {customer ? null : <CustomerFinder />}
        <RequestText request={customer?.request ?? null} />
        <CustomerFields
          shown={{
            customer_name: typed("customer_name", customer?.name),
            phone: typed("phone", customer && formatPhone(customer.phone, customer.phoneExtension)),
            email: typed("email", customer?.email),
            what: typed("what", customer?.need),
            address: typed("address", customer?.address),
          }}
          zipCode={customer?.zipCode}
          errors={answer?.errors ?? {}}
        />
        <Button type="submit" variant="action" className="self-start">
          Continue
        </Button>
      </Form>
    </div>
  );
}
