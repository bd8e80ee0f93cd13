import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import type { RecentCustomer } from "~/domains/office/index.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { CustomerFields } from "~/web/crm/forms/customer-fields.tsx";
import { CustomerFinder } from "~/web/crm/forms/customer-finder.tsx";
import { RecentCustomers } from "~/web/crm/forms/recent-customers.tsx";
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
  /** Recent customers to choose from while none is known. */
  recent: readonly RecentCustomer[];
  result: { message: string | null; errors: FieldErrors; values: FormValues } | undefined;
  /** Further fields. */
  children?: ReactNode;
};

/** The customer step of a new document, before its line items. */
export function NewDocumentForm(props: NewDocumentFormProps) {
  const { title, list, customer, hidden, recent, result, children } = props;
  const { pathname } = useLocation();
  const errors = result?.errors ?? {};
  const typed = (name: string, otherwise: string | null | undefined) =>
    typedText(result?.values, name) ?? otherwise ?? "";
  const shown = {
    customer_name: typed("customer_name", customer?.name),
    phone: typed("phone", customer && formatPhone(customer.phone, customer.phoneExtension)),
    email: typed("email", customer?.email),
    what: typed("what", customer?.need),
    address: typed("address", customer?.address),
  };
  const fields = <CustomerFields shown={shown} zipCode={customer?.zipCode} errors={errors} />;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <header>
        <TouchLink to={list.href}>{list.label}</TouchLink>
        <h1 className="text-2xl">{title}</h1>
      </header>
      {result?.message ? (
        <Alert tone="bad" role="alert">
          {result.message}
        </Alert>
      ) : null}
      <Form method="post" noValidate className="flex flex-col gap-5">
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={typed(name, value)} />
        ))}
        {customer ? null : <CustomerFinder />}
        <RecentCustomers customers={recent} hrefOf={(id) => `${pathname}?customer=${id}`} />
        <RequestText request={customer?.request ?? null} />
        {customer ? (
          <Disclosure isOpen={!shown.what || Object.keys(errors).length > 0}>
            <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3">
              <span className="font-semibold break-words">{shown.customer_name}</span>
              <span className="break-words text-muted">{shown.what}</span>
              <span className="text-link">Change</span>
            </summary>
            <div className="flex flex-col gap-5 pt-2">{fields}</div>
          </Disclosure>
        ) : (
          fields
        )}
        {children}
        <Button type="submit" variant="action" className="self-start">
          Continue
        </Button>
      </Form>
    </div>
  );
}
